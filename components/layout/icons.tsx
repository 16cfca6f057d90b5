import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

type IconProps = SVGProps<SVGSVGElement>;

/** Icons of the header, footer and forms: one path with round caps. */
function RoundIcon({ d, ...props }: IconProps & { d: string }) {
  return (
    <Icon strokeLinecap="round" strokeLinejoin="round" {...props}>
      <path d={d} />
    </Icon>
  );
}

export const ChevronIcon = (props: IconProps) => <RoundIcon d="m4 6 4 4 4-4" {...props} />;
export const MenuIcon = (props: IconProps) => <RoundIcon d="M1.5 4.5h13M1.5 11.5h13" {...props} />;
export const CloseIcon = (props: IconProps) => <RoundIcon d="m3.5 3.5 9 9m0-9-9 9" {...props} />;
export const TickIcon = (props: IconProps) => <RoundIcon d="m3 8.5 3.2 3.2L13 5" {...props} />;
export const ArrowIcon = (props: IconProps) => <RoundIcon d="M2.5 8h11m-4-4 4 4-4 4" {...props} />;
