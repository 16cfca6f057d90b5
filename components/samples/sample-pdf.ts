import type { Locale } from '@/lib/i18n/locales';
import type { Sample } from '@/lib/routes';
import { labelReport } from './label-report';
import { usAgentLetter } from './us-agent-letter';

const builders: Record<Sample, (locale: Locale) => Promise<Uint8Array<ArrayBuffer>>> = {
  'label-report': labelReport,
  'us-agent-letter': usAgentLetter,
};

/** A sample document as PDF. */
export function samplePdf(locale: Locale, sample: Sample): Promise<Uint8Array<ArrayBuffer>> {
  return builders[sample](locale);
}
