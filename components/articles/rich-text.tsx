import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkedCitation } from '@/components/ui/linked-citation';
import { shownSizes, widthSrcSet } from '@/lib/articles/image';
import { splitQuotation } from '@/lib/articles/quotation';
import type {
  ArticleBlock,
  ArticleImage,
  Callout,
  Citation,
  Table,
  TextBlock,
  UnknownBlock,
} from '@/lib/articles/rich-text';
import { rulesCited } from '@/lib/rules/ledger';
import { log } from '@/lib/server/log';
import { keepTogether } from '@/lib/text/typography';
import { ArticleMark } from './article-mark';

/** A heading that links to itself, so visitors can copy its URL. A heading with a link inside stays plain. */
function heading(Level: 'h2' | 'h3' | 'h4'): PortableTextBlockComponent {
  return function Heading({ children, value }) {
    const { headingId, markDefs } = value as TextBlock;
    const linked = headingId && !markDefs.some(({ target }) => target);
    return (
      <Level id={headingId} dir="auto">
        {linked ? (
          <a href={`#${encodeURIComponent(headingId)}`} className="heading-link">
            {keepTogether(children)}
          </a>
        ) : (
          keepTogether(children)
        )}
      </Level>
    );
  };
}

type LinkedProps = { to: string | null | undefined; children?: ReactNode };

/** A link, or plain text if it does not have a URL. */
export function Linked({ to, children }: LinkedProps) {
  if (!to) return keepTogether(children);
  return (
    <a href={to} rel={/^[/#]/.test(to) ? undefined : 'noopener'}>
      {keepTogether(children)}
    </a>
  );
}

type LinkProps = PortableTextMarkComponentProps<TextBlock['markDefs'][number]>;

const link = ({ children, value }: LinkProps) => <Linked to={value?.target}>{children}</Linked>;

/** Logs unsupported content by kind. */
function logUnknown(kind: string, type: string) {
  log('warn', 'unknown_content', { kind, type });
}

/** Maximum length of inline code that fits on any line, in characters. */
const shortCode = 24;

/** Components of rich text. The page title is the h1, so a block of style h1 becomes a level-2 heading. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p dir="auto">{keepTogether(children)}</p>,
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    blockquote: ({ children, value }) => {
      const parts = splitQuotation(value as TextBlock);
      if (!parts) return <blockquote dir="auto">{keepTogether(children)}</blockquote>;
      return (
        <blockquote dir="auto">
          <p>
            <Line block={parts.quote} />
          </p>
          <footer>
            <cite>
              <Line block={parts.source} />
            </cite>
          </footer>
        </blockquote>
      );
    },
  },
  list: {
    bullet: ({ children }) => <ul>{children}</ul>,
    number: ({ children }) => <ol>{children}</ol>,
  },
  listItem: ({ children }) => <li>{keepTogether(children)}</li>,
  marks: {
    strong: ({ children }) => <strong>{keepTogether(children)}</strong>,
    em: ({ children }) => <em>{keepTogether(children)}</em>,
    // Short code stays on one line; code that could be wider than a phone may wrap.
    code: ({ children, text }) => (
      <code className={text.length <= shortCode ? 'whitespace-nowrap' : undefined}>{children}</code>
    ),
    link,
    internalLink: link,
  },
  types: {
    unknown: ({ value: { kind } }: { value: UnknownBlock }) => {
      logUnknown('block', kind);
      return null;
    },
    citation: ({ value }: { value: Citation }) => <CitationFigure citation={value} />,
    callout: ({ value: { tone, title, text } }: { value: Callout }) => (
      <CalloutBox tone={tone} title={title}>
        <RichText blocks={text} />
      </CalloutBox>
    ),
    image: ({ value }: { value: ArticleImage }) => <ArticleFigure image={value} />,
    table: ({ value }: { value: Table }) => {
      const [head, ...body] = value.rows;
      if (!head) return null;
      return (
        // A wide table scrolls in a focusable box, so that the keyboard can scroll it. On phones each row becomes a
        // block, and its cells repeat their column (prose.css).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable region
        <section className="table-scroll" tabIndex={0} aria-label={head.join(', ')}>
          <table>
            <thead>
              <tr>
                {head.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells do not have another key and never move
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may lack their key and never move
                <tr key={row}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column} data-column={head[column] || undefined}>
                      {keepTogether(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    },
  },
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p dir="auto">{children}</p>,
  unknownList: ({ children }) => <ul>{children}</ul>,
  unknownListItem: ({ children }) => <li>{children}</li>,
};

/** Text of a block with its marks, without a wrapping element. */
function Line({ block }: { block: ArticleBlock }) {
  return (
    <PortableText
      value={[{ ...block, style: 'normal', listItem: undefined }]}
      components={{ ...components, block: ({ children }) => <>{children}</> }}
      onMissingComponent={false}
    />
  );
}

/** The body of an article. Unknown blocks and marks are skipped and logged. */
export function RichText({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <PortableText
      value={[...blocks]}
      components={components}
      onMissingComponent={(_, { nodeType, type }) => logUnknown(nodeType, type)}
    />
  );
}

const { width: widest } = shownSizes.body;

/** An uncropped image with its caption. Width and height reserve its space. */
function ArticleFigure({ image }: { image: ArticleImage }) {
  return (
    <figure>
      <img
        {...widthSrcSet(image, shownSizes.body)}
        sizes={`(min-width: ${widest + 40}px) ${widest}px, calc(100vw - 2.5rem)`}
        alt={image.alt ?? ''}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-mark border border-rule bg-paper-3"
      />
      {image.caption && (
        <figcaption dir="auto" className="type-caption mt-2.5 text-ink-3">
          {keepTogether(image.caption)}
        </figcaption>
      )}
    </figure>
  );
}

type CalloutBoxProps = Pick<Callout, 'tone' | 'title'> & { children: ReactNode };

/** A highlighted box. Its tone has a color, a shape and a word. */
function CalloutBox({ tone, title, children }: CalloutBoxProps) {
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
            {keepTogether(title)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** A quotation of a law, as a sheet of the file: the tab names the citation and links to the source or the rule. */
export function CitationFigure({ citation: { text, reference, url } }: { citation: Citation }) {
  return (
    <figure className="citation">
      {reference && (
        <figcaption dir="auto">
          {!url && rulesCited(reference).length > 0 ? (
            <LinkedCitation text={reference} />
          ) : (
            <Linked to={url}>{reference}</Linked>
          )}
        </figcaption>
      )}
      {text && (
        <blockquote dir="auto" cite={url ?? undefined}>
          {keepTogether(text)}
        </blockquote>
      )}
    </figure>
  );
}
