import { FineIcon, type IconProps } from './fine-icon';

export const LockIcon = (props: IconProps) => (
  <FineIcon
    d="M3.5 7h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5 7V4.6a3 3 0 0 1 6 0V7m-3 3v2"
    {...props}
  />
);
