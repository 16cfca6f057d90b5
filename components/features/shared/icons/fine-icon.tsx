import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** Icons of the scenes: finer, with square ends. */
export function FineIcon(props: SVGProps<SVGSVGElement>) {
  return <Icon strokeWidth="1.5" {...props} />;
}
