import type { ComponentProps } from 'react';
import ArticleLayout from '@/app/[locale]/(article)/resources/[slug]/layout';
import { VisualEditing } from '@/components/articles/visual-editing';

/** Root layout of an article in an editor's preview, as app/draft/[locale]/(site)/layout.tsx. */
export default function DraftArticleLayout({ children, ...props }: ComponentProps<typeof ArticleLayout>) {
  return (
    <ArticleLayout {...props}>
      {children}
      <VisualEditing />
    </ArticleLayout>
  );
}

export const dynamic = 'force-dynamic';
