import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

type IconProps = SVGProps<SVGSVGElement>;

/** Icon of a scene: one stroke, thinner than elsewhere, with square ends. */
export function FineIcon({ d, children, ...props }: IconProps & { d: string }) {
  return (
    <Icon strokeWidth="1.5" {...props}>
      <path d={d} />
      {children}
    </Icon>
  );
}

const icon = (d: string) => (props: IconProps) => <FineIcon d={d} {...props} />;

export const CloseIcon = icon('m3 3 10 10m0-10L3 13');
export const DownloadIcon = icon('M8 1.5v8.6M4.4 6.6 8 10.2l3.6-3.6M1.8 14h12.4');
export const FileIcon = icon('M3 1.2h6.4L13 4.8v10H3zM9.2 1.2V5H13M5.5 8.2h5m-5 3h5');
export const LockIcon = icon(
  'M3.5 7h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5 7V4.6a3 3 0 0 1 6 0V7m-3 3v2',
);

/** Paths of the icons on controls: a small chevron and the restart circle. */
const controlPaths = {
  back: 'M10 3 5 8l5 5',
  onward: 'm6 3 5 5-5 5',
  again: 'M3.2 5.6A5.4 5.4 0 1 1 2.6 9M3 2v3.8h3.8',
} as const;

/** Icon on a control of a scene. */
export const ControlIcon = ({ sign, ...props }: IconProps & { sign: keyof typeof controlPaths }) => (
  <FineIcon width="14" height="14" strokeWidth="1.8" d={controlPaths[sign]} {...props} />
);
