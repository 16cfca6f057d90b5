import { FineIcon, type IconProps } from './fine-icon';

export const PenIcon = (props: IconProps) => (
  <FineIcon d="M10.6 2.4 13.6 5.4 5.6 13.4 1.8 14.2 2.6 10.4zM9 4l3 3" {...props} />
);
