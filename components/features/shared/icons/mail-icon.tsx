import type { SVGProps } from 'react';
import { FineIcon } from './fine-icon';

export function MailIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" />
    </FineIcon>
  );
}
