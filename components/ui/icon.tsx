import type { SVGProps } from 'react';

/** Frame of the line icons: strokes on a 16px grid in the text color, hidden from screen readers. */
export function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      {...props}
    />
  );
}
