import { ledgerRowId } from '@/lib/tools/us-label/law';

/** A section that links to its row of the ledger; `rulesHref` is the URL of that page. */
export function RuleLink({ section, rulesHref }: { section: string; rulesHref: string }) {
  const row = ledgerRowId(section);
  return row ? (
    <a href={`${rulesHref}#${row}`} className="text-link bound">
      {section}
    </a>
  ) : (
    <span className="bound text-ink-3">{section}</span>
  );
}
