import type { ComponentProps } from 'react';
import SiteLayout from '@/app/[locale]/(site)/layout';
import { PreviewBanner } from '@/components/articles/preview-banner';
import { VisualEditing } from '@/components/articles/visual-editing';
import { inPreview } from '@/lib/security/draft-mode';

/**
 * Root layout of the lists in an editor's preview (middleware.ts). The pages are those that visitors see, at addresses of
 * their own: every page loads what its layouts import, rendered or not, and visitors get none of the editor's code.
 */
function DraftSiteLayout({ children, ...props }: ComponentProps<typeof SiteLayout>) {
  return (
    <SiteLayout {...props}>
      <PreviewBanner />
      {children}
      <VisualEditing />
    </SiteLayout>
  );
}

export const dynamic = 'force-dynamic';
export default inPreview(DraftSiteLayout);
