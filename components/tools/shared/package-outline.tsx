import { cn } from '@/lib/text/class-names';
import { type Example, examples } from '@/lib/tools/us-label/examples';

/** Height of the tallest example, in mm. */
const tallest = Math.max(...Object.values(examples).map(({ height }) => height));

/** The front of an example package in outline; all four have the same scale. */
export function PackageOutline({ example, className }: { example: Example; className: string }) {
  const size = examples[example];
  const { height, shape } = size;
  const width = 'circumference' in size ? size.circumference / Math.PI : size.width;
  const round = shape === 'cylinder';
  const top = tallest - height;
  const margin = width * 0.18;
  const lines = [0.3, 0.4, 0.78, 0.85, 0.92].map((at) => top + height * at);
  return (
    <svg
      viewBox={`-1 -1 ${width + 2} ${tallest + 2}`}
      aria-hidden="true"
      className={cn('w-auto flex-none overflow-visible fill-surface stroke-ink', className)}
      strokeWidth="1.4"
      strokeLinecap="round"
    >
      <rect x="0" y={top} width={width} height={height} rx={round ? width * 0.14 : 1} />
      {round && <path d={`M0 ${top + height * 0.16}H${width}`} />}
      {lines.map((y, index) => (
        <path
          key={y}
          d={`M${margin} ${y}H${width - margin * (index % 2 ? 1.8 : 1)}`}
          className={index < 2 ? 'stroke-ink' : 'stroke-seal-600'}
        />
      ))}
    </svg>
  );
}
