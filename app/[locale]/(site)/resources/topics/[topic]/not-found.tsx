/** What the browser draws again after hydration; the served HTML has the same view. */
export { default } from '@/app/[locale]/(site)/not-found/not-found';
