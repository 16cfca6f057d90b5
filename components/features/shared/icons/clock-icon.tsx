import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function ClockIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon strokeWidth="1.8" {...props}>
      <circle cx="8" cy="8" r="6.8" />
      <path d="M8 4v4.3l2.8 1.8" />
    </FineIcon>
  );
}
