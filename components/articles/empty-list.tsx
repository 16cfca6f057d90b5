import { getTranslations } from 'next-intl/server';

/** Shown when the dataset holds no article. */
export async function EmptyList() {
  const t = await getTranslations('resources');
  return (
    <div className="border-t border-ink py-16 text-center">
      <svg
        viewBox="0 0 64 64"
        width="64"
        height="64"
        className="mx-auto"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M8 22h18l5-6h25v36H8z"
          className="fill-paper-2 stroke-spruce-900"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M8 28h48" className="stroke-spruce-900" strokeWidth="1.6" />
        <path d="M20 38h24M20 44h14" className="stroke-control" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <p className="type-h3 mt-5">{t('emptyTitle')}</p>
      <p className="mt-2 text-ink-2">{t('emptyText')}</p>
    </div>
  );
}
