import { FineIcon, type IconProps } from './fine-icon';

export const CloseIcon = (props: IconProps) => <FineIcon d="m3 3 10 10m0-10L3 13" {...props} />;
