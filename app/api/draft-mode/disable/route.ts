import { defaultLocale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes';
import { closePreview } from '@/lib/security/draft-mode';

/** Leaves the preview, for the Studio's Presentation. */
export function GET() {
  return closePreview(href(defaultLocale, '/resources'));
}

export const POST = GET;
