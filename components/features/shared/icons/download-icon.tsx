import { FineIcon, type IconProps } from './fine-icon';

export const DownloadIcon = (props: IconProps) => (
  <FineIcon d="M8 1.5v8.6M4.4 6.6 8 10.2l3.6-3.6M1.8 14h12.4" {...props} />
);
