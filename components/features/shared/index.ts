export { Chip, DayBadge } from './badges';
export { CloseIcon, ControlIcon, DownloadIcon, FileIcon, FineIcon, LockIcon } from './icons';
export { Mark, type MarkKind, MarkWithText, markOfStep } from './mark';
export { SceneWindow } from './scene-window';
export { shortHash } from './short-hash';
export { Stamp } from './stamp-artwork';
