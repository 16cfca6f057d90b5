export { Chip, type ChipProps, DayBadge, type DayBadgeProps, NumberTag } from './badges';
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
export { Mark, type MarkKind, type MarkProps, MarkWithText, type MarkWithTextProps } from './mark';
export { type SceneNumber, SceneWindow, type SceneWindowProps } from './scene-window';
export { shortHash } from './short-hash';
export { Stamp, type StampProps } from './stamp';
