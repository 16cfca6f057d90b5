import { PortableText, type PortableTextComponents } from '@portabletext/react';
import Link from 'next/link';
import { log } from '@/lib/log';
import type { ArticleBlock } from '@/lib/resources/article';
import { safeHref } from '@/lib/resources/safe-href';

type TableValue = { rows?: { _key?: string; cells?: unknown[] }[] };

/** How rich text looks. The page's own title is the h1, so a block of style h1 becomes a level-2 heading. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h1: ({ children }) => <h2>{children}</h2>,
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  list: {
    bullet: ({ children }) => <ul>{children}</ul>,
    number: ({ children }) => <ol>{children}</ol>,
  },
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code>{children}</code>,
    link: ({ children, value }) => {
      const target = safeHref((value as { href?: unknown } | undefined)?.href);
      if (!target) return children;
      return target.startsWith('/') || target.startsWith('#') ? (
        <Link href={target}>{children}</Link>
      ) : (
        <a href={target} rel="noopener">
          {children}
        </a>
      );
    },
  },
  unknownType: () => null,
  types: {
    table: ({ value }: { value: TableValue }) => {
      const [head, ...body] = (value.rows ?? []).map((row, index) => ({
        key: row._key ?? `row-${index}`,
        cells: (row.cells ?? []).filter((cell): cell is string => typeof cell === 'string'),
      }));
      if (!head) return null;
      return (
        // A wide table scrolls in its own box; the box takes the focus so that the keyboard can scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable region
        <section className="table-scroll" tabIndex={0} aria-label={head.cells.join(', ')}>
          <table>
            <thead>
              <tr>
                {head.cells.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {body.map((row) => (
                <tr key={row.key}>
                  {row.cells.map((cell, index) => (
                    <td key={`${row.key}-${head.cells[index] ?? index}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
    },
  },
};

/** The body of an article. Blocks and marks nobody knows are skipped and logged by kind. */
export function RichText({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <PortableText
      value={[...blocks]}
      components={components}
      onMissingComponent={(_, options) =>
        log('warn', 'unknown_content', { kind: options.nodeType, type: options.type })
      }
    />
  );
}
