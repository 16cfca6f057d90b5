import '@/app/styles/pages/text.css';
import '@/app/styles/prose.css';
import { notFound } from 'next/navigation';
import { LegalPage } from '@/components/sections/shared/legal-page';
import { legalPages } from '@/lib/routes';
import { textMetadata } from '@/lib/seo/metadata';

/** Seconds: the page shows the current date as its last update. */
export const revalidate = 3600;
/** Any other name is a 404. */
export const dynamicParams = false;

export function generateStaticParams() {
  return legalPages.map((legal) => ({ legal }));
}

async function findPage(params: PageProps<'/[locale]/[legal]'>['params']) {
  const { legal } = await params;
  return legalPages.find((name) => name === legal) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/[locale]/[legal]'>) {
  return textMetadata(`/${await findPage(params)}`)();
}

export default async function LegalRoute({ params }: PageProps<'/[locale]/[legal]'>) {
  return <LegalPage page={await findPage(params)} />;
}
