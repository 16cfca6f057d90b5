import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Callout } from '@/lib/articles/rich-text';
import { unbroken } from '@/lib/typography';
import { ArticleMark } from './article-mark';

type CalloutBoxProps = Pick<Callout, 'tone' | 'title'> & { children: ReactNode };

/** A box that stands out from the text. Its tone has a colour, a shape and a word. */
export function CalloutBox({ tone, title, children }: CalloutBoxProps) {
  const t = useTranslations('resources.callout');
  return (
    <div role="note" className="callout" data-tone={tone}>
      <p className="callout-tone">
        <ArticleMark kind={tone} />
        {t(tone)}
      </p>
      <div className="callout-text">
        {title && (
          <p dir="auto" className="callout-title">
            {unbroken(title)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
