import { FineIcon, type IconProps } from './fine-icon';

export const CardIcon = (props: IconProps) => (
  <FineIcon d="M2 3h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z" {...props}>
    <path d="M1 6.4h14" strokeWidth="2" />
  </FineIcon>
);
