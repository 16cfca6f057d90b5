import type { Locale } from '../../i18n/locales';
import { messagesFor } from '../../i18n/messages';
import { href, ingredientsPath, mocraDutiesPath, productFilePath, usLabelPath } from '../../routes';

/* What the page of a tool gets from the server for the strip with the shared product. */

/** Returns the texts of the strip, for the tool's messages as `product`. */
export function stripMessages(locale: Locale) {
  const { strip, findings, in: places } = messagesFor(locale).productFile;
  const { prohibited, restricted, depends } = findings;
  return {
    strip,
    in: places,
    findings: {
      ...{ prohibited, restricted, depends },
      'prohibited-from': findings['prohibited-from'],
      'restricted-from': findings['restricted-from'],
    },
  };
}

/** Returns the URLs of the tools that share a product. */
export const toolHrefs = (locale: Locale) => ({
  'product-file': href(locale, productFilePath),
  'mocra-duties': href(locale, mocraDutiesPath),
  'us-label': href(locale, usLabelPath),
  ingredients: href(locale, ingredientsPath),
});
