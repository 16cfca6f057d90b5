import { FineIcon, type IconProps } from './fine-icon';

/** Two copies, one dashed: a mirror kept elsewhere. */
export const MirrorIcon = (props: IconProps) => (
  <FineIcon d="M1 5.5h7v7H1z" {...props}>
    <path d="M5.5 3.5v-2H15v9.2h-4" strokeDasharray="2.4 1.6" />
  </FineIcon>
);
