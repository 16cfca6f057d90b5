import { keepTogether } from '@/lib/text/typography';
import type { FindingView } from '@/lib/tools/product-file/view';
import type { ToolText } from '@/lib/tools/text';
import type { Second } from './second-view';

/** A rule of the ledger as the dossier prints it; `edition` and `read` are in words. */
export type LedgerEntry = { citation: string; url: string; edition: string; read: string };

type HeadProps = {
  text: ToolText;
  second: Second | null;
  /** Day in words. */
  day: string;
  version: string;
  inputs: readonly (readonly [name: string, value: string])[];
};

type InSecondProps = { second: Second | null; path: string; className?: string };

/** A text in the second language, if there is one. */
function InSecond({ second, path, className }: InSecondProps) {
  return (
    second && (
      <span lang={second.lang} className={className}>
        {keepTogether(second.text(path))}
      </span>
    )
  );
}

/** The beginning of the printed dossier: what it is, when and by which rules it was made, and what was entered. */
export function DossierHead({ text, second, day, version, inputs }: HeadProps) {
  return (
    <div className="hidden print:block">
      <p className="flex justify-between gap-8 border-b-2 border-ink pb-2">
        <span className="type-h3">
          {text('dossier.title')} <InSecond second={second} path="dossier.title" />
        </span>
        <span className="font-semibold text-seal-700">
          {text('dossier.draft')} <InSecond second={second} path="dossier.draft" />
        </span>
      </p>
      <p className="type-small mt-2">{text('dossier.of', { date: day, version })}</p>
      <h3 className="mt-4 font-semibold">
        {text('dossier.inputs')} <InSecond second={second} path="dossier.inputs" />
      </h3>
      <table className="type-small mt-1 w-full border-collapse text-left">
        <tbody>
          {inputs.map(([name, value], index) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="w-1/4 py-1 pr-4 align-top font-semibold">
                {name}
                {second && (
                  <span lang={second.lang} className="block font-normal">
                    {second.view.inputs[index]?.[0]}
                  </span>
                )}
              </th>
              <td className="py-1 align-top wrap-anywhere whitespace-pre-line">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns a URL with its letters of other scripts instead of their bytes, which take nine characters each. */
const readable = (url: string) => url.replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);

type FootProps = {
  text: ToolText;
  second: Second | null;
  findings: readonly FindingView[];
  ledger: Readonly<Record<string, LedgerEntry>>;
  link: string;
};

/** The end of the dossier: sections with their editions, what was not checked, the link, and a place to sign. */
export function DossierFoot({ text, second, findings, ledger, link }: FootProps) {
  const rules = [...new Set(findings.flatMap(({ sources }) => sources.flatMap(({ rule }) => rule ?? [])))];
  const entries = rules.flatMap((rule) => (Object.hasOwn(ledger, rule) ? (ledger[rule] ?? []) : []));
  return (
    <div className="hidden print:block print:[zoom:0.85]">
      <h3 className="mt-6 border-b border-ink pb-1 font-semibold">{text('dossier.sources')}</h3>
      <ul data-editions="" className="type-caption mt-1 columns-2 gap-x-8">
        {entries.map(({ citation, edition, read }) => (
          <li key={citation} className="break-inside-avoid py-0.5">
            <strong>{citation}</strong>: {edition}; {text('dossier.read', { date: read })}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{text('dossier.unchecked')}</h3>
      <p className="type-small">{keepTogether(text('dossier.uncheckedText'))}</p>
      <InSecond second={second} path="dossier.uncheckedText" className="type-small block" />
      <p className="type-small mt-2">{keepTogether(text('dossier.noDecision'))}</p>
      <InSecond second={second} path="dossier.noDecision" className="type-small block" />
      <h3 className="mt-4 font-semibold">{text('dossier.link')}</h3>
      <p className="type-caption wrap-anywhere">{link && <a href={link}>{readable(link)}</a>}</p>
      <dl className="mt-6 grid grid-cols-[2fr_1fr] gap-x-8 break-inside-avoid">
        {(['reviewer', 'day', 'note'] as const).map((name) => (
          <div key={name} className={name === 'note' ? 'col-span-2 mt-4' : ''}>
            <dt className="type-caption text-ink-3">{text(`dossier.${name}`)}</dt>
            <dd className={name === 'note' ? 'h-20 border border-ink' : 'h-9 border-b border-ink'} />
          </div>
        ))}
      </dl>
    </div>
  );
}
