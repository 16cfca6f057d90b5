import clsx from 'clsx';

type StampProps = {
  /** Word in English capitals, such as FILED. */
  top: string;
  /** The same word in Korean; every page shows both languages. */
  bottom: string;
  className?: string;
};

/** Rotated red stamp with a double frame: marks something as completed and filed. */
export function Stamp({ top, bottom, className }: StampProps) {
  return (
    <p
      className={clsx(
        'inline-block -rotate-7 rounded-[3px] border-2 border-seal-600 p-[3px] text-center font-serif leading-[1.1] whitespace-nowrap text-seal-600 forced-color-adjust-none',
        className,
      )}
    >
      <span className="block rounded-[1px] border border-seal-600 px-3 py-1.5 *:block *:tracking-[0.06em]">
        <strong className="type-heavy border-b border-seal-600 pb-1.25 text-[21px]" lang="en">
          {top}
        </strong>{' '}
        <span className="pt-1.25 text-md font-semibold" lang="ko">
          {bottom}
        </span>
      </span>
    </p>
  );
}
