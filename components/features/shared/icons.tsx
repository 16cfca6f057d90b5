import type { SVGProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** Icons of the scenes: finer, with square ends. */
function FineIcon(props: SVGProps<SVGSVGElement>) {
  return <Icon strokeWidth="1.5" {...props} />;
}

/** Strokes of the signs on controls: a small chevron, and the circle of starting over. */
const controlPaths = {
  back: 'M10 3 5 8l5 5',
  onward: 'm6 3 5 5-5 5',
  again: 'M3.2 5.6A5.4 5.4 0 1 1 2.6 9M3 2v3.8h3.8',
} as const;

/** Sign on a scene's control. */
export function ControlIcon({
  sign,
  ...props
}: SVGProps<SVGSVGElement> & { sign: keyof typeof controlPaths }) {
  return (
    <Icon width="14" height="14" strokeWidth="1.8" {...props}>
      <path d={controlPaths[sign]} />
    </Icon>
  );
}

export function LockIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <rect x="2.5" y="7" width="11" height="8" rx="1" />
      <path d="M5 7V4.6a3 3 0 0 1 6 0V7m-3 3v2" />
    </FineIcon>
  );
}

export function FileIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M3 1.2h6.4L13 4.8v10H3zM9.2 1.2V5H13M5.5 8.2h5m-5 3h5" />
    </FineIcon>
  );
}

export function MailIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M1 3.2h14v9.6H1zm0 .4 7 5.6 7-5.6" />
    </FineIcon>
  );
}

export function SearchIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <circle cx="7" cy="7" r="5" />
      <path d="M10.8 10.8 15 15" />
    </FineIcon>
  );
}

export function PenIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M10.6 2.4 13.6 5.4 5.6 13.4 1.8 14.2 2.6 10.4zM9 4l3 3" />
    </FineIcon>
  );
}

/** A zipped folder: what an export hands over. */
export function ExportIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M1.5 2.5h5l1.5 2h6.5v9h-13zm9 2.5v1.4m0 1.2V9m0 1.2v1.6" />
    </FineIcon>
  );
}

export function ClockIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon strokeWidth="1.8" {...props}>
      <circle cx="8" cy="8" r="6.8" />
      <path d="M8 4v4.3l2.8 1.8" />
    </FineIcon>
  );
}

export function CardIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <rect x="1" y="3" width="14" height="10" rx="1" />
      <path d="M1 6.4h14" strokeWidth="2" />
    </FineIcon>
  );
}

/** Two copies, one dashed: a mirror kept elsewhere. */
export function MirrorIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M1 5.5h7v7H1z" />
      <path d="M5.5 3.5v-2H15v9.2h-4" strokeDasharray="2.4 1.6" />
    </FineIcon>
  );
}

export function DownloadIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="M8 1.5v8.6M4.4 6.6 8 10.2l3.6-3.6M1.8 14h12.4" />
    </FineIcon>
  );
}

export function CloseIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <FineIcon {...props}>
      <path d="m3 3 10 10m0-10L3 13" />
    </FineIcon>
  );
}
