import { Icon } from '@/components/ui/icon';
import type { IconProps } from './fine-icon';

/** Strokes of the signs on controls: a small chevron, and the circle of starting over. */
const controlPaths = {
  back: 'M10 3 5 8l5 5',
  onward: 'm6 3 5 5-5 5',
  again: 'M3.2 5.6A5.4 5.4 0 1 1 2.6 9M3 2v3.8h3.8',
} as const;

/** Sign on a scene's control. */
export function ControlIcon({ sign, ...props }: IconProps & { sign: keyof typeof controlPaths }) {
  return (
    <Icon width="14" height="14" strokeWidth="1.8" {...props}>
      <path d={controlPaths[sign]} />
    </Icon>
  );
}
