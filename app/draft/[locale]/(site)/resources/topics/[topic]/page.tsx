export { default, generateMetadata } from '@/app/[locale]/(site)/resources/topics/[topic]/page';
