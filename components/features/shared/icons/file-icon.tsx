import { FineIcon, type IconProps } from './fine-icon';

export const FileIcon = (props: IconProps) => (
  <FineIcon d="M3 1.2h6.4L13 4.8v10H3zM9.2 1.2V5H13M5.5 8.2h5m-5 3h5" {...props} />
);
