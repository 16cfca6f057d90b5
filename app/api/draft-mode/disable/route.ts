/** Exits the preview, for the Studio's Presentation. */
export { closePreview as GET, closePreview as POST } from '@/lib/security/draft-mode';
