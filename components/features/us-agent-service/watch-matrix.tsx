import clsx from 'clsx';

/** Seven days by twenty-four hours, one tick for every check: the ruled scale of the agent scene. */

const left = 36;
const pitch = 8.1;
const rowHeight = 25;
const hours = 24;

const x = (hour: number) => Math.round((left + 1.4 + hour * pitch) * 10) / 10;
const y = (day: number) => 5 + day * rowHeight;

type WatchMatrixProps = {
  /** Names of the days, Sunday first. */
  days: readonly string[];
  /** The check that is next: all before it are done. Day 0 is Sunday. */
  now: { day: number; hour: number };
  /** The check at which a notice came in. */
  notice: { day: number; hour: number };
  /** First, middle and last figure of the scale. */
  scale: readonly [string, string, string];
  /** Without the watch all is still ahead. */
  watched: boolean;
  /** Class of what stands there only while it watches. */
  watchedClass?: string;
  className?: string;
};

/** Decorative: a sentence beside it says the same. */
export function WatchMatrix({
  days,
  now,
  notice,
  scale,
  watched,
  watchedClass,
  className,
}: WatchMatrixProps) {
  const checks = days.flatMap((_, day) => Array.from({ length: hours }, (_, hour) => ({ day, hour })));
  const index = ({ day, hour }: { day: number; hour: number }) => day * hours + hour;
  const path = (of: typeof checks) => of.map(({ day, hour }) => `M${x(hour)} ${y(day)}v14`).join('');
  const done = checks.filter((check) => index(check) < index(now) && index(check) !== index(notice));
  return (
    <svg
      className={clsx('text-xs', className)}
      viewBox="0 0 232 204"
      width="232"
      height="204"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {days.map((name, day) => (
        <text key={name} x="0" y={y(day) + 11.5}>
          {name}
        </text>
      ))}
      <path d={path(checks)} className="stroke-control/50" />
      {watched ? (
        <g className={watchedClass}>
          <path
            d={path(done)}
            className="stroke-spruce-700 forced-colors:stroke-[CanvasText]"
            strokeWidth="2.8"
          />
          <path d={`m${x(notice.hour)} ${y(notice.day) - 2} 5.5 18h-11z`} className="fill-ochre-400" />
        </g>
      ) : null}
      <text x={left} y="196">
        {scale[0]}
      </text>
      <text x={x(12)} y="196" textAnchor="middle">
        {scale[1]}
      </text>
      <text x="231" y="196" textAnchor="end">
        {scale[2]}
      </text>
    </svg>
  );
}
