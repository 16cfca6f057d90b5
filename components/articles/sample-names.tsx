import { useTranslations } from 'next-intl';
import { confirmedFact } from '@/lib/site';

/** Marks the names of authors and reviewers as samples until the owner has confirmed them. */
export function SampleNames({ className }: { className?: string }) {
  const t = useTranslations('resources');
  const sample = t('sampleNames', { articleAuthors: confirmedFact('articleAuthors') ?? 'unconfirmed' });
  return sample && <p className={`type-caption text-ink-3 ${className ?? ''}`}>{sample}</p>;
}
