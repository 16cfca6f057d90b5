import type { Env } from '../env';
import { formatMessage } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { messagesFor } from '../i18n/messages';
import { processingInWords } from '../leads/processing';
import { confirmedFact, type OwnerFactName } from '../site';
import { listProcessors, type Processor, type ProcessorRole, processorRoles } from './processors';

/** Facts of the owner that name the provider of a role where the table of vendors has no company. */
const ownerNames: Partial<Record<ProcessorRole, OwnerFactName>> = {
  hosting: 'hostingProvider',
  database: 'databaseProvider',
  mailbox: 'mailProvider',
  mail: 'mailProvider',
  team: 'teamTool',
};

/**
 * Returns arguments of the privacy policy in one language: for each role, `<role>Task` and `<role>Transfer`, empty for a
 * role that the configuration does not use.
 */
function processorsInWords(env: Env, locale: Locale): Record<string, string> {
  const { processors: words } = messagesFor(locale).privacy;
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const used = new Map(listProcessors(env).map((found) => [found.role, found]));
  const nameProvider = ({ role, vendor }: Processor) => {
    const named = ownerNames[role] && confirmedFact(ownerNames[role]);
    const kind = words[role].name;
    if (vendor?.company) {
      const { legalName: company, country: code } = vendor.company;
      const country = countryNames.of(code) ?? code;
      return formatMessage(locale, words.named, { kind, company, country, contact: vendor.contact });
    }
    if (named) return formatMessage(locale, words.confirmed, { kind, named });
    if (!vendor) return String(kind);
    return formatMessage(locale, words.service, { kind, service: vendor.service, contact: vendor.contact });
  };
  return Object.fromEntries(
    processorRoles.flatMap((role) => {
      const found = used.get(role);
      const provider = found && nameProvider(found);
      return (['task', 'transfer'] as const).map((part) => [
        role + (part === 'task' ? 'Task' : 'Transfer'),
        provider ? formatMessage(locale, words[role][part], { provider }) : '',
      ]);
    }),
  );
}

/** Returns the arguments of the legal pages. A paragraph or point that is empty with them does not apply and is left out. */
export function legalValues(env: Env, locale: Locale): Record<string, string> {
  return {
    ...processingInWords(locale),
    ...processorsInWords(env, locale),
  };
}
