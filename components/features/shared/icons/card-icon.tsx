import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function CardIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <rect x="1" y="3" width="14" height="10" rx="1" />
      <path d="M1 6.4h14" strokeWidth="2" />
    </FineIcon>
  );
}
