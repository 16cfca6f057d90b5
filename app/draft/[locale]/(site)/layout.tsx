import type { ComponentProps } from 'react';
import SiteLayout from '@/app/[locale]/(site)/layout';
import { VisualEditing } from '@/components/articles/visual-editing';

/**
 * Root layout of the lists in an editor's preview (middleware.ts). The pages are those that visitors see, at addresses of
 * their own: every page loads what its layouts import, rendered or not, and visitors get none of the editor's code.
 */
export default function DraftSiteLayout({ children, ...props }: ComponentProps<typeof SiteLayout>) {
  return (
    <SiteLayout {...props}>
      {children}
      <VisualEditing />
    </SiteLayout>
  );
}

export const dynamic = 'force-dynamic';
