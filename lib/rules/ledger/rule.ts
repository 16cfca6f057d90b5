import type { PlainDate } from '../dates.ts';
import type { DutyId, Role } from '../finder.ts';

/** `reading`: what the law leaves open and this site had to decide. */
export type RuleKind = 'statute' | 'regulation' | 'guidance' | 'notice' | 'page' | 'standard' | 'reading';

/** `statutory-date-passed`: the law orders a rule by a day that has passed, and none is in force. */
export type RuleState = 'in-force' | 'proposed' | 'withdrawn' | 'statutory-date-passed';

/** `source`: the text itself, or a stored copy of it; `secondary`: what others write about it; `not-reached`: neither. */
export type Checked = 'source' | 'secondary' | 'not-reached';

export type Rule = {
  readonly id: string;
  /** The citation as it is printed. */
  readonly citation: string;
  /** Its place in the U.S. Code, where the citation is one of the Act. */
  readonly code?: string;
  readonly kind: RuleKind;
  readonly state: RuleState;
  /** Where it was read, and where it can be read today. */
  readonly source: { readonly title: string; readonly url: `https://${string}` };
  readonly read: PlainDate;
  readonly checked: Checked;
  /** Whom it touches; empty: the site itself, or an authority. */
  readonly roles: readonly Role[];
  /** Duties of the finder that depend on it. */
  readonly duties: readonly DutyId[];
  /** Citations that it stands behind, with everything below them; see `citationsIn`. */
  readonly covers: readonly string[];
};

/** The columns that most rows leave as they are. */
export type Row = Partial<Omit<Rule, 'id' | 'citation' | 'code'>>;

/** Day on which the sources were last read; a row that was read on another day says so. */
export const lastRead: PlainDate = '2026-11-22';

/** `607(a)(1)` as the end of an id: `607-a-1`. */
const slug = (section: string) =>
  section
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Sections of the Act by their place in title 21 of the U.S. Code. */
export const codeOf: Readonly<Record<string, string>> = {
  '201': '321',
  '301': '331',
  '501': '351',
  '502': '352',
  '505': '355',
  '510': '360',
  '601': '361',
  '602': '362',
  '604': '364',
  '605': '364a',
  '606': '364b',
  '607': '364c',
  '608': '364d',
  '609': '364e',
  '610': '364f',
  '611': '364g',
  '612': '364h',
  '613': '364i',
  '614': '364j',
  '721': '379e',
  '744M': '379j-72',
  '760': '379aa',
  '801': '381',
};

/** A place in the U.S. Code as read in a copy of its own publisher. */
export function uscSource(title: number, section: string, edition = 'release point 119-73'): Rule['source'] {
  return {
    title: `U.S. Code, title ${title}, section ${section} (copy of ${edition})`,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`,
  };
}

/** A section of the Federal Food, Drug, and Cosmetic Act. */
export function act(section: string, row: Row): Rule {
  const [, number = '', rest = ''] = /^(\d+[A-Z]?)(.*)$/.exec(section) ?? [];
  const code = `${codeOf[number]}${rest}`;
  return {
    id: `fdca-${slug(section)}`,
    citation: `FD&C Act section ${section}`,
    code: `21 U.S.C. ${code}`,
    kind: 'statute',
    state: 'in-force',
    source: uscSource(21, codeOf[number] ?? ''),
    read: lastRead,
    checked: 'source',
    roles: [],
    duties: [],
    covers: [`fdca ${section}`],
    ...row,
  };
}

/** A section or part of title 21 of the Code of Federal Regulations, read in the annual edition of 2015 unless said. */
export function cfr(section: string, row: Row & { edition?: string } = {}): Rule {
  const { edition = '2015', ...columns } = row;
  const part = !section.includes('.');
  return {
    id: `cfr-21-${slug(section)}`,
    citation: `21 CFR ${part ? 'Part ' : ''}${section}`,
    kind: 'regulation',
    state: 'in-force',
    source: {
      title: `21 CFR ${section} (copy of ${edition})`,
      url: `https://www.ecfr.gov/current/title-21/${part ? 'part' : 'section'}-${section}`,
    },
    read: lastRead,
    checked: 'source',
    roles: [],
    duties: [],
    covers: [`cfr 21 ${section}`],
    ...columns,
  };
}

/** Any other rule; it names its own source. */
export function other(
  id: string,
  citation: string,
  row: Row & Pick<Rule, 'kind' | 'source' | 'checked'>,
): Rule {
  return { id, citation, state: 'in-force', read: lastRead, roles: [], duties: [], covers: [], ...row };
}
