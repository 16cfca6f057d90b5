import { FineIcon, type IconProps } from './fine-icon';

export const ClockIcon = (props: IconProps) => (
  <FineIcon
    strokeWidth="1.8"
    d="M14.8 8A6.8 6.8 0 1 1 1.2 8a6.8 6.8 0 0 1 13.6 0zM8 4v4.3l2.8 1.8"
    {...props}
  />
);
