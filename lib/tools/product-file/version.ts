import { createHash } from 'node:crypto';
import type { PlainDate } from '../../rules/dates.ts';
import { lastRead, ledger } from '../../rules/ledger.ts';
import { colors } from '../color-additives/list.ts';
import { restrictions, restrictionsRead } from '../ingredients/list.ts';
import names from '../ingredients/names.json' with { type: 'json' };
import { substances } from '../ingredients/substances.ts';
import { lawTexts } from '../us-label/law.ts';
import { editionOf } from '../us-label/law-editions.ts';
import { categories } from './categories.ts';

/** Day on which the lists behind a product file were last compared with their sources. */
export const fileRead = [lastRead, restrictionsRead].sort().at(-1) as PlainDate;

const quoted = Object.fromEntries(
  Object.entries(lawTexts).map(([id, law]) => {
    const { section, text } = law;
    return [id, { section, edition: editionOf(law), text }];
  }),
);

/**
 * The version of the rules: the day of the last reading, and a hash of the ledger, the lists and the tables. Any change of a
 * row changes it. Server only.
 */
export const rulesVersion = `${fileRead.replaceAll('-', '')}-${createHash('sha256')
  .update(JSON.stringify([ledger, restrictions, substances, colors, quoted, names, categories]))
  .digest('hex')
  .slice(0, 10)}`;
