export { Chip, DayBadge, NumberTag } from './badges';
export {
  CardIcon,
  CloseIcon,
  ControlIcon,
  DownloadIcon,
  ExportIcon,
  FileIcon,
  LockIcon,
  MailIcon,
  MirrorIcon,
  PenIcon,
  SearchIcon,
} from './icons';
export { Mark, type MarkKind, MarkWithText } from './mark';
export { SceneWindow } from './scene-window';
export { shortHash } from './short-hash';
export { Stamp } from './stamp';
