export { default, generateMetadata } from '@/app/[locale]/(article)/resources/[slug]/page';
