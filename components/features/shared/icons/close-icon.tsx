import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function CloseIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="m3 3 10 10m0-10L3 13" />
    </FineIcon>
  );
}
