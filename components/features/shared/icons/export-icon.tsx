import { FineIcon, type IconProps } from './fine-icon';

/** A zipped folder: what an export hands over. */
export const ExportIcon = (props: IconProps) => (
  <FineIcon d="M1.5 2.5h5l1.5 2h6.5v9h-13zm9 2.5v1.4m0 1.2V9m0 1.2v1.6" {...props} />
);
