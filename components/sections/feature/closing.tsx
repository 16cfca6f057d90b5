import { ExternalLink } from '@/components/layout/external-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { env } from '@/lib/env';
import type { FeatureText } from '@/lib/features/feature-text';
import { unbroken } from '@/lib/typography';

/** Closing call; like every call of a feature page it opens the app. */
export function FeatureClosing({ text }: { text: FeatureText }) {
  return (
    <section aria-labelledby="closing-title" data-print="hidden" className="on-dark band-dark later">
      <div className="wrap railed grid gap-7 py-16 md:grid-cols-[1fr_auto] md:items-end md:py-24">
        <div>
          <h2 id="closing-title" className="type-h2 max-w-[16em]">
            {unbroken(text.closing.title)}
          </h2>
          <p className="type-lead mt-4 max-w-[34em]">{unbroken(text.closing.text)}</p>
        </div>
        <ExternalLink href={env().links.app} className={buttonVariants({ variant: 'light' })}>
          {text.closing.button}
        </ExternalLink>
      </div>
    </section>
  );
}
