/** Lists show drafts in an editor's preview. */
export { WithPreview as default } from '@/components/articles/with-preview';
