import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/locales';
import type { Sample } from '@/lib/routes';
import { LabelReport } from './label-report';
import { UsAgentLetter } from './us-agent-letter';

const documents: Record<Sample, (props: { locale: Locale }) => ReactNode> = {
  'label-report': LabelReport,
  'us-agent-letter': UsAgentLetter,
};

/** A sample document as HTML, without its style sheet (print.css). */
export function sampleHtml(locale: Locale, sample: Sample): string {
  const Document = documents[sample];
  return renderToStaticMarkup(<Document locale={locale} />);
}
