import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function LockIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <rect x="2.5" y="7" width="11" height="8" rx="1" />
      <path d="M5 7V4.6a3 3 0 0 1 6 0V7m-3 3v2" />
    </FineIcon>
  );
}
