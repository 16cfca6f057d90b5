import { locales } from '../i18n/locales';
import { site } from '../site';
import { absolute } from '../urls';

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validDays = 180;

/** Returns the security.txt file (RFC 9116), valid from the given time. */
export function securityText(now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
