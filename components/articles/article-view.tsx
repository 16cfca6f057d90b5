import '@/app/fonts/articles.css';
import { stegaClean } from '@sanity/client/stega';
import { getTranslations } from 'next-intl/server';
import { type Article, readingTime } from '@/lib/articles/article';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { typeset } from '@/lib/articles/quotation-marks';
import type { Counterpart } from '@/lib/articles/related';
import { type Heading, withHeadings } from '@/lib/articles/rich-text';
import { localeConfig } from '@/lib/i18n/locales';
import { articleHref, href } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { absolute } from '@/lib/urls';
import { ArticleGrid } from './article-grid';
import { Byline } from './byline';
import { FeedLink } from './feed-link';
import { RichText } from './rich-text';
import { SectionLinks } from './section-links';
import { ShareLink } from './share-link';
import { SourceList } from './source-list';

type ArticleViewProps = { article: Article; counterpart: Counterpart | null };

/** Minimum reading time, in minutes, and minimum number of headings for a table of contents. */
const longPiece = { minutes: 3, headings: 3 };

/** Outline and contents: above the article, or beside it from 1280px. */
const sidePiece = 'border-y border-rule py-6 xl:border-y-0 xl:border-l xl:py-0 xl:pl-5';

/** A full article in its language. */
export async function ArticleView({ article: typed, counterpart }: ArticleViewProps) {
  const article = typeset(typed);
  const locale = article.language;
  const t = await getTranslations('resources');
  const copy = copyFrom(t);
  const { blocks, headings } = withHeadings(article.content);
  const sections = headings.filter(({ level }) => level <= 3);
  const isLong = (readingTime(article) ?? 0) >= longPiece.minutes && sections.length >= longPiece.headings;
  // An outline that names the headings already serves as the table of contents.
  const idByText = new Map(headings.map(({ id, text }) => [text, id]));
  const outlineLinks = article.outline.some((entry) => idByText.has(entry.trim()));
  const hasContents = isLong && !outlineLinks;
  const hasSide = article.outline.length > 0 || hasContents;
  const url = absolute(articleHref(article.slug ?? ''));
  return (
    <article className="wrap railed pt-8 pb-16 md:pt-12 md:pb-28 print:py-0">
      <a
        href={href(locale, '/resources')}
        data-print="hidden"
        className="type-small inline-flex min-h-10 items-center gap-2 rounded-control font-semibold text-spruce-700 hover:underline"
      >
        <span aria-hidden="true">←</span>
        {t('backToResources')}
      </a>
      <header className="mt-6 max-w-[50rem]">
        <h1 dir="auto" className="type-h1 break-words">
          {keepTogether(article.title)}
        </h1>
        <Byline article={article} />
        {article.metaDescription && (
          <p dir="auto" className="type-lead mt-5">
            {keepTogether(article.metaDescription)}
          </p>
        )}
        {article.keywords.length > 0 && (
          <ul aria-label={t('keywords')} className="mt-5 flex flex-wrap gap-2">
            {[...new Set(article.keywords)].map((keyword) => (
              <li
                key={keyword}
                className="type-caption rounded-mark border border-control px-2 py-0.5 text-ink-2"
              >
                {keyword}
              </li>
            ))}
          </ul>
        )}
        {counterpart && <CounterpartLink counterpart={counterpart} />}
      </header>
      {article.cover && <Cover cover={article.cover} />}
      <div
        className={cn(
          hasSide && 'xl:grid xl:grid-cols-[minmax(0,42rem)_minmax(0,18rem)] xl:justify-between xl:gap-x-16',
        )}
      >
        {hasSide && (
          <Side outline={article.outline} idByText={idByText} contents={hasContents ? sections : []} />
        )}
        <div className="xl:col-start-1 xl:row-start-1">
          <div className="prose mt-10">
            {article.content.length > 0 ? (
              <RichText blocks={blocks} />
            ) : (
              article.starterContent && (
                <p dir="auto" className="whitespace-pre-line">
                  {keepTogether(article.starterContent)}
                </p>
              )
            )}
          </div>
          {article.sources.length > 0 && <SourceList sources={article.sources} />}
          <div
            data-print="hidden"
            className="mt-12 flex max-w-[42rem] flex-wrap items-center justify-between gap-x-8 border-t border-rule pt-4"
          >
            <ShareLink
              url={url}
              title={stegaClean(article.title)}
              labels={{ share: t('share'), copied: t('linkCopied') }}
            />
            <FeedLink />
          </div>
        </div>
      </div>
      {/* Print does not show the target of a link, so name the source. */}
      <p className="type-caption mt-8 hidden break-before-avoid border-t border-rule pt-3 print:block">
        {copy('source', { url })}
      </p>
    </article>
  );
}

/** The cover with its caption. */
function Cover({ cover }: { cover: NonNullable<Article['cover']> }) {
  return (
    <figure className="mt-9 max-w-[50rem]">
      <div className="relative">
        {/* Visible until the cover has loaded. Not for a cropped cover: the placeholder shows the full image. */}
        {cover.preview && !cover.crop && (
          <img
            src={cover.preview}
            alt=""
            aria-hidden="true"
            data-print="hidden"
            className="absolute inset-0 size-full rounded-mark object-cover"
          />
        )}
        <img
          {...widthSrcSet(cover, shownSizes.cover)}
          sizes="(min-width: 880px) 800px, calc(100vw - 2.5rem)"
          alt={cover.alt ?? ''}
          fetchPriority="high"
          className={cn(
            'relative aspect-16/9 w-full rounded-mark border border-rule object-cover',
            !cover.preview && 'bg-paper-3',
          )}
        />
      </div>
      {cover.caption && (
        <figcaption dir="auto" className="type-caption mt-2.5 text-ink-3">
          {keepTogether(cover.caption)}
        </figcaption>
      )}
    </figure>
  );
}

type SideProps = {
  outline: readonly string[];
  /** Ids of the headings by their text. */
  idByText: ReadonlyMap<string, string>;
  /** Headings of the table of contents; empty if the article has none. */
  contents: readonly Heading[];
};

/** The outline and the table of contents. */
async function Side({ outline, idByText, contents }: SideProps) {
  const copy = copyFrom(await getTranslations('resources'));
  return (
    <div className="mt-10 xl:col-start-2 xl:row-start-1">
      <div className="max-w-[42rem] space-y-6 xl:sticky xl:top-28">
        {outline.length > 0 && (
          <section aria-labelledby="outline" className={sidePiece}>
            <h2 id="outline" className="font-semibold">
              {copy('articleOutline')}
            </h2>
            <SectionLinks
              as="ul"
              entries={[...new Set(outline)].map((text) => ({
                text,
                id: idByText.get(text.trim()),
              }))}
            />
          </section>
        )}
        {contents.length > 0 && (
          <nav aria-labelledby="contents" data-print="hidden" className={sidePiece}>
            <h2 id="contents" className="font-semibold">
              {copy('contents')}
            </h2>
            <SectionLinks as="ol" entries={contents} />
          </nav>
        )}
      </div>
    </div>
  );
}

/** A link to the other language's version of the article, labeled in that language. */
async function CounterpartLink({ counterpart }: { counterpart: Counterpart }) {
  const { language, slug } = counterpart;
  const t = await getTranslations({ locale: language, namespace: 'resources' });
  const { hreflang } = localeConfig[language];
  return (
    <p data-print="hidden" className="mt-5">
      {/* A plain anchor: the other language is another document. */}
      <a href={articleHref(slug)} hrefLang={hreflang} lang={hreflang} className="more-link">
        {t('inThisLanguage')}
      </a>
    </p>
  );
}

/** Articles with shared keywords, below an article. */
export async function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  const copy = copyFrom(await getTranslations('resources'));
  return (
    <aside aria-labelledby="related" data-print="hidden" className="border-t border-rule bg-paper-2">
      <div className="wrap railed py-14 md:py-20">
        <h2 id="related" className="type-h2 mb-10">
          {copy('related')}
        </h2>
        <ArticleGrid articles={articles} lazy />
      </div>
    </aside>
  );
}
