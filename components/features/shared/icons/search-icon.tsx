import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function SearchIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <circle cx="7" cy="7" r="5" />
      <path d="M10.8 10.8 15 15" />
    </FineIcon>
  );
}
