import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** Icons of header, footer and forms: round ends. */
function RoundIcon(props: SVGProps<SVGSVGElement>) {
  return <Icon strokeLinecap="round" strokeLinejoin="round" {...props} />;
}

export function ChevronIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <RoundIcon {...props}>
      <path d="m4 6 4 4 4-4" />
    </RoundIcon>
  );
}

export function MenuIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <RoundIcon {...props}>
      <path d="M1.5 4.5h13M1.5 11.5h13" />
    </RoundIcon>
  );
}

export function CloseIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <RoundIcon {...props}>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </RoundIcon>
  );
}

export function TickIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <RoundIcon {...props}>
      <path d="m3 8.5 3.2 3.2L13 5" />
    </RoundIcon>
  );
}

export function ArrowIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <RoundIcon {...props}>
      <path d="M2.5 8h11m-4-4 4 4-4 4" />
    </RoundIcon>
  );
}
