import { getTranslations } from 'next-intl/server';

/** Informs an editor that drafts are visible, with a button to exit the preview. */
export async function PreviewBanner() {
  const t = await getTranslations('resources');
  return (
    <aside
      id="preview-banner"
      aria-label={t('previewTitle')}
      data-print="hidden"
      className="border-b border-ochre-400 bg-ochre-50"
    >
      {/* React moves it into the head. */}
      <meta name="robots" content="noindex, nofollow" />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="type-small">
          <strong className="text-ochre-700">{t('previewTitle')}</strong> {t('previewText')}
        </p>
        {/* A form instead of a link: following or prefetching a link must not change state. */}
        <form method="post" action="/api/preview">
          <button type="submit" className="type-small min-h-10 font-semibold text-spruce-700 underline">
            {t('previewLeave')}
          </button>
        </form>
      </div>
    </aside>
  );
}
