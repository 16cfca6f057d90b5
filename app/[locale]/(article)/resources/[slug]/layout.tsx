import type { ReactNode } from 'react';
import { WithPreview } from '@/components/articles/with-preview';
import { Document } from '@/components/layout/document';
import { loadArticle } from './load-article';

type ArticleLayoutProps = {
  children: ReactNode;
  params: Promise<{ locale: string; slug: string }>;
};

/**
 * A separate root layout: only a root layout can set `<html lang>`, and an article's language comes from the article,
 * because its URL does not have a language prefix.
 */
export default async function ArticleLayout({ children, params }: ArticleLayoutProps) {
  await loadArticle(params);
  return (
    <Document>
      <WithPreview>{children}</WithPreview>
    </Document>
  );
}
