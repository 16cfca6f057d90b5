import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

export type IconProps = SVGProps<SVGSVGElement>;

/** Icon of a scene: one stroke, finer than elsewhere, with square ends. */
export function FineIcon({ d, children, ...props }: IconProps & { d: string }) {
  return (
    <Icon strokeWidth="1.5" {...props}>
      <path d={d} />
      {children}
    </Icon>
  );
}
