import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function DownloadIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M8 1.5v8.6M4.4 6.6 8 10.2l3.6-3.6M1.8 14h12.4" />
    </FineIcon>
  );
}
