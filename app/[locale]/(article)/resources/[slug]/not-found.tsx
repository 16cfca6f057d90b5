import '@/app/styles/pages/articles.css';

/** Shown by the browser after hydration; the served HTML contains the same view. */
export { PostNotFound as default } from '@/components/articles/post-not-found';
