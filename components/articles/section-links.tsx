'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';

/** An entry of an article's outline; without `id` if it does not match a heading. */
export type SectionEntry = { text: string; id?: string | undefined; level?: number };

/** A heading counts as passed when it is above this line, a third of the way down. */
const passed = '1000000px 0px -66% 0px';

/** The last heading that the reader has passed; undefined above the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join('\n');
  useEffect(() => {
    const headings = key.split('\n').flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setCurrent(headings.findLast((heading) => above.has(heading))?.id);
      },
      { rootMargin: passed },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/**
 * Links to the sections of an article. The server renders the list; scripts mark the current section without animation.
 */
export function SectionLinks({ entries, as: List }: { entries: readonly SectionEntry[]; as: 'ul' | 'ol' }) {
  const current = useCurrentSection(entries.flatMap(({ id }) => id ?? []));
  return (
    <List
      className={clsx(
        'mt-1 text-small leading-snug text-ink-2 marker:text-ink-3',
        List === 'ul' && 'list-disc pl-5',
      )}
    >
      {entries.map(({ id, text, level }) => (
        <li key={`${id} ${text}`} className={clsx(level === 3 && 'pl-5')}>
          {id ? (
            <a
              href={`#${encodeURIComponent(id)}`}
              dir="auto"
              className="inline-block py-3 underline decoration-control underline-offset-[0.25em] aria-[current]:text-spruce-700 aria-[current]:decoration-2"
              aria-current={id === current ? 'location' : undefined}
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </List>
  );
}
