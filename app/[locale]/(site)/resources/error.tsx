'use client';

import '@/app/styles/pages/articles.css';
import { useParams } from 'next/navigation';
import { useState } from 'react';
import { ArticleGridSkeleton } from '@/components/articles/article-grid-skeleton';
import { Button } from '@/components/ui/button';
// An error boundary is a client component, so it includes its few strings in every language.
import { asLocale, type Locale } from '@/lib/i18n/locales';
import english from '@/messages/en/resources-error.json';
import korean from '@/messages/ko/resources-error.json';

type Texts = Record<keyof typeof korean, string> & { reason: (message: string) => string };

const texts: Record<Locale, Texts> = {
  en: { ...english, reason: (message) => message },
  ko: { ...korean, reason: (message) => `error: ${message}` },
};

/**
 * Shown when the list cannot be rendered and there is no earlier page. A failing content service alone does not cause
 * this: the page cache keeps the last good list (lib/self-hosting/page-cache).
 */
export default function ResourcesError({ error }: { error: Error & { digest?: string } }) {
  const text = texts[asLocale(useParams()?.locale)];
  const [loading, setLoading] = useState(false);
  const retry = () => {
    setLoading(true);
    location.reload();
  };

  if (loading) {
    return (
      <main id="main" className="wrap railed py-24">
        <ArticleGridSkeleton label={text.loading} />
      </main>
    );
  }
  return (
    <main id="main" className="wrap railed py-24" role="alert">
      <h1 className="type-h2">{text.title}</h1>
      <p className="mt-5 text-ink-2">{text.reason((!error.digest && error.message) || text.unknown)}</p>
      <p className="mt-2 text-ink-2">{text.hint}</p>
      <Button className="mt-8" onClick={retry}>
        {text.retry}
      </Button>
    </main>
  );
}
