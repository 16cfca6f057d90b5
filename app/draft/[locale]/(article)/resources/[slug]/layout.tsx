import type { ComponentProps } from 'react';
import ArticleLayout from '@/app/[locale]/(article)/resources/[slug]/layout';
import { PreviewBanner } from '@/components/articles/preview-banner';
import { VisualEditing } from '@/components/articles/visual-editing';
import { inPreview } from '@/lib/security/draft-mode';

/** Root layout of an article in an editor's preview, as app/draft/[locale]/(site)/layout.tsx. */
function DraftArticleLayout({ children, ...props }: ComponentProps<typeof ArticleLayout>) {
  return (
    <ArticleLayout {...props}>
      <PreviewBanner />
      {children}
      <VisualEditing />
    </ArticleLayout>
  );
}

export const dynamic = 'force-dynamic';
export default inPreview(DraftArticleLayout);
