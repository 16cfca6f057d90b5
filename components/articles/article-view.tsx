import { stegaClean } from '@sanity/client/stega';
import { getTranslations } from 'next-intl/server';
import { FoldMark } from '@/components/ui/fold-mark';
import { type Article, readingTime } from '@/lib/articles/article';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { noticeLanguage } from '@/lib/articles/notice-article';
import { typeset } from '@/lib/articles/quotation-marks';
import type { Counterpart } from '@/lib/articles/related';
import { type Heading, splitIntroduction, withHeadings } from '@/lib/articles/rich-text';
import { topicSlug } from '@/lib/articles/topics';
import { type Locale, localeConfig } from '@/lib/i18n/locales';
import { articleHref, href, topicPath } from '@/lib/routes';
import { cn } from '@/lib/text/class-names';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogether } from '@/lib/text/typography';
import { absolute } from '@/lib/urls';
import { actionLink } from './action-link';
import { ArticleGrid } from './article-grid';
import { Byline } from './byline';
import { FeedLink } from './feed-link';
import { NoticeLine } from './notice-line';
import { RichText } from './rich-text';
import { SectionLinks } from './section-links';
import { ShareLink } from './share-link';
import { SourceList } from './source-list';

type ArticleViewProps = {
  article: Article;
  counterpart: Counterpart | null;
  /** Slugs of the topics that its keywords may link to. */
  topics: readonly string[];
};

/** Minimum reading time, in minutes, and minimum number of headings for a table of contents. */
const longPiece = { minutes: 3, headings: 3 };

/** A full article in its language. */
export async function ArticleView({ article: typed, counterpart, topics }: ArticleViewProps) {
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
    <article className="wrap railed pt-4 pb-16 md:pt-7 md:pb-28 print:py-0">
      <a href={href(locale, '/resources')} data-print="hidden" className={actionLink}>
        <span aria-hidden="true">←</span>
        {t('backToResources')}
      </a>
      <Head article={article} />
      <div
        className={cn(
          hasSide && 'xl:grid xl:grid-cols-[minmax(0,42rem)_minmax(0,18rem)] xl:justify-between xl:gap-x-16',
        )}
      >
        {hasSide && (
          <Side outline={article.outline} idByText={idByText} contents={hasContents ? sections : []} />
        )}
        <div className="xl:col-start-1 xl:row-start-1">
          <Body article={article} blocks={blocks} />
          {article.sources.length > 0 && <SourceList sources={article.sources} />}
          <Keywords keywords={article.keywords} topics={topics} locale={locale} />
          <div
            data-print="hidden"
            className="mt-10 flex max-w-[42rem] flex-wrap items-center justify-between gap-x-8 border-t border-rule pt-4"
          >
            {counterpart && <CounterpartLink counterpart={counterpart} />}
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

/** Headline, byline and lead. */
function Head({ article }: { article: Article }) {
  return (
    <header className="mt-2 max-w-[50rem] md:mt-5">
      <h1 dir="auto" className="type-h1 break-words">
        {keepTogether(article.title)}
      </h1>
      <Byline article={article} />
      {article.metaDescription && (
        <p dir="auto" className="type-lead mt-4 md:mt-5">
          {keepTogether(article.metaDescription)}
        </p>
      )}
      {noticeLanguage(article.slug ?? '') && <NoticeLine className="mt-5" />}
    </header>
  );
}

/** The text, with the cover after its introduction. An article without content shows its starter content. */
function Body({ article, blocks }: { article: Article; blocks: Article['content'] }) {
  const { introduction, rest } = splitIntroduction(blocks);
  return (
    <>
      <div className="prose mt-6 md:mt-9">
        {blocks.length > 0 ? (
          <RichText blocks={introduction} />
        ) : (
          article.starterContent && (
            <p dir="auto" className="whitespace-pre-line">
              {keepTogether(article.starterContent)}
            </p>
          )
        )}
      </div>
      {article.cover && <Cover cover={article.cover} />}
      {rest.length > 0 && (
        <div className="prose mt-8">
          <RichText blocks={rest} />
        </div>
      )}
    </>
  );
}

/** The cover with its caption. */
function Cover({ cover }: { cover: NonNullable<Article['cover']> }) {
  return (
    <figure className="mt-8 max-w-[42rem]">
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
          sizes="(min-width: 712px) 672px, calc(100vw - 2.5rem)"
          alt={cover.alt ?? ''}
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

/**
 * The outline, or else the table of contents: a closed disclosure above the article, or beside it from 1280px. An article
 * with an outline that does not name its headings has both.
 */
async function Side({ outline, idByText, contents }: SideProps) {
  const copy = copyFrom(await getTranslations('resources'));
  const entries = [...new Set(outline)].map((text) => ({ text, id: idByText.get(text.trim()) }));
  const parts = [
    { id: 'outline', title: copy('articleOutline'), list: <SectionLinks as="ul" entries={entries} /> },
    { id: 'contents', title: copy('contents'), list: <SectionLinks as="ol" entries={contents} /> },
  ].filter(({ id }) => (id === 'outline' ? outline : contents).length > 0);
  return (
    <div data-print="hidden" className="md:mt-9 xl:col-start-2 xl:row-start-1">
      {parts.map(({ id, title, list }) => (
        <details key={id} className="group mt-5 max-w-[42rem] border-y border-rule xl:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between pr-1 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <FoldMark />
          </summary>
          <div className="pb-3">{list}</div>
        </details>
      ))}
      <div className="hidden space-y-6 xl:sticky xl:top-28 xl:block">
        {parts.map(({ id, title, list }) => (
          <section key={id} aria-labelledby={id} className="border-l border-rule pl-5">
            <h2 id={id} className="font-semibold">
              {title}
            </h2>
            {list}
          </section>
        ))}
      </div>
    </div>
  );
}

type KeywordsProps = { keywords: readonly string[]; topics: readonly string[]; locale: Locale };

/** The keywords; those that are topics link to their page. */
async function Keywords({ keywords, topics, locale }: KeywordsProps) {
  const t = await getTranslations('resources');
  if (keywords.length === 0) return null;
  return (
    <ul aria-label={t('keywords')} className="mt-10 flex max-w-[42rem] flex-wrap gap-x-4 gap-y-1">
      {[...new Set(keywords)].map((keyword) => {
        const slug = topicSlug(keyword);
        return (
          <li key={keyword} className="type-small flex min-h-11 items-center text-ink-3 md:min-h-8">
            {topics.includes(slug) ? (
              <a href={href(locale, topicPath(slug))} className="tap text-link py-2 md:py-1">
                {keyword}
              </a>
            ) : (
              keyword
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A link to the other language's version of the article, labeled in that language. */
async function CounterpartLink({ counterpart }: { counterpart: Counterpart }) {
  const { language, slug } = counterpart;
  const t = await getTranslations({ locale: language, namespace: 'resources' });
  const { hreflang } = localeConfig[language];
  return (
    <p data-print="hidden" className="basis-full">
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
