export { default, generateMetadata } from '@/app/[locale]/(site)/resources/page';
