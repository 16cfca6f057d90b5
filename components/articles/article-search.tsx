'use client';

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { inputStyle } from '@/components/ui/input';
import type { SearchedArticle, SearchedText, SearchFile } from '@/lib/articles/search-index';
import { useLoaded } from '@/lib/browser/use-loaded';
import { emptyQuery, foldedText, matcher } from '@/lib/rules/search';

/** Articles that a search shows at most. */
const mostArticles = 8;
/** Sections of an article that a search shows at most. */
const mostSections = 3;

type Found = { article: SearchedArticle; sections: SearchedText[] };

/** Returns the articles that contain every word, those with such a heading first. */
export function searchArticles(articles: readonly SearchedArticle[], q: string): Found[] {
  const matches = matcher({ ...emptyQuery, q });
  const isFound = (text: string) => matches({ text, state: '', roles: [], changed: '' });
  const found = articles.flatMap((article) => {
    const all = [article.text, ...article.sections.map(({ text }) => text)].join('\n');
    const sections = article.sections.filter(({ text }) => isFound(text)).slice(0, mostSections);
    return isFound(all) ? [{ article, sections }] : [];
  });
  return found.sort((a, b) => Math.sign(b.sections.length) - Math.sign(a.sections.length));
}

type ArticleSearchProps = {
  /** URL of a `SearchFile`. */
  index: string;
  label: string;
  hint: string;
  failed: string;
};

/**
 * Search in the articles of a language. The browser fetches the index with the first letter, and what is typed stays in the
 * browser. The results take the place of the list.
 */
export function ArticleSearch({ index, label, hint, failed }: ArticleSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const load = useCallback(async (): Promise<SearchFile> => {
    const response = await fetch(index);
    if (!response.ok) throw new Error(`${index}: ${response.status}`);
    return response.json();
  }, [index]);
  const { value: file, isFailed, retry } = useLoaded(load, q !== '');

  useEffect(() => {
    // What the browser restored, or what a link gives.
    const given = field.current?.value || new URLSearchParams(location.search).get('q') || '';
    if (field.current) field.current.value = given;
    setQ(given.trim());
  }, []);
  useEffect(() => {
    document.getElementById('article-list')?.toggleAttribute('hidden', q !== '');
  }, [q]);

  const found = q && file ? searchArticles(file.articles, q) : [];
  const notice = q && file?.notice.words.some((word) => foldedText(q).includes(word)) ? file.notice : null;
  const status = () => {
    if (!q) return '';
    if (!file) return isFailed ? failed : '…';
    if (found.length > 0) return file.texts.found.replace('{count}', String(found.length));
    return notice ? '' : file.texts.none;
  };

  return (
    <search className="mt-7 block max-w-[42rem] noscript:hidden" data-print="hidden">
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}q`} className="mb-1.5 block text-small font-semibold">
          {label}
        </label>
        <input
          ref={field}
          id={`${id}q`}
          name="q"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}hint`}
          className={inputStyle}
          onInput={({ currentTarget }) => {
            setQ(currentTarget.value.trim());
            retry();
          }}
        />
        <p id={`${id}hint`} className="type-caption mt-1.5 text-ink-3">
          {hint}
        </p>
        {/* Typing searches; a phone's keyboard shows its search key only if the form has a button. */}
        <button type="submit" hidden>
          {label}
        </button>
      </form>
      <p role="status" className="type-small mt-3 empty:hidden">
        {status()}
      </p>
      {(found.length > 0 || notice) && (
        <ul className="mt-2 border-t border-ink" data-found-articles="">
          {notice && (
            <li className="border-b border-rule">
              <a href={notice.href} className="block py-3 font-semibold text-seal-700 hover:underline">
                {notice.title}
              </a>
            </li>
          )}
          {found.slice(0, mostArticles).map(({ article, sections }) => (
            <li key={article.href} className="border-b border-rule py-1.5">
              <a href={article.href} className="block py-1.5 font-semibold hover:underline">
                {article.title}
              </a>
              {sections.map(({ title, href }) => (
                <a
                  key={href}
                  href={href}
                  className="type-small flex min-h-11 items-center pl-4 text-spruce-700 hover:underline"
                >
                  {title}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
