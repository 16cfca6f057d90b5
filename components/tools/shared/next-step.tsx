import clsx from 'clsx';
import { keepTogether } from '@/lib/text/typography';

type NextStepProps = {
  /** Names what the result counts, and what to do with it. */
  sentence: string;
  /** The page for that step. */
  href: string;
  link: string;
  className?: string;
};

/** The last line of a result, which paper leaves out. */
export function NextStep({ sentence, href, link, className }: NextStepProps) {
  return (
    <p data-next-step="" className={clsx('type-small print:hidden', className)}>
      {keepTogether(sentence)}{' '}
      <a href={href} className="text-link font-semibold">
        {link}
      </a>
    </p>
  );
}
