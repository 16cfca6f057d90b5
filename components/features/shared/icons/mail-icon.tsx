import { FineIcon, type IconProps } from './fine-icon';

export const MailIcon = (props: IconProps) => <FineIcon d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" {...props} />;
