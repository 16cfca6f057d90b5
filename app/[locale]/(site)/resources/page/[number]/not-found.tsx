/** Rendered again by the browser after hydration; the served HTML contains the same view. */
export { default } from '@/app/[locale]/(site)/not-found/not-found';
