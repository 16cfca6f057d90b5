import type { ReactNode } from 'react';
import {
  checkSeconds,
  type FindingId,
  findings,
  groups,
  letterHeight,
  missed,
  passed,
  reviews,
  score,
  totalRules,
  versions,
} from '@/components/features/label-vision/data';
import {
  artwork,
  correctedWording,
  front,
  unitsPerMillimetre,
} from '@/components/features/label-vision/parts/carton-artwork-data';
import { sampleList } from '@/lib/features/samples';
import type { Locale } from '@/lib/i18n/locales';
import { type Translator, translator } from '@/lib/i18n/messages';
import { figures, site } from '@/lib/site';
import { Page, Records, SampleDocument } from './document';
import { PressSheet, Ticks } from './report-artwork';

/** The report describes the submitted artwork. */
const version = 'submitted';
const product = 'Camellia Barrier Serum';
const { file, sha256, misses } = versions[version];
const { pages } = sampleList['label-report'];

/** Millimeters of the front panel. */
const frontMillimetres = {
  width: Math.round(front.width / unitsPerMillimetre),
  height: Math.round(front.height / unitsPerMillimetre),
};

type Texts = { t: Translator<'samples'>; scene: Translator<'sceneLabelVision'> };

/** The label check of the scene as a report: result and artwork at print size, then findings and evidence. */
export function LabelReport({ locale }: { locale: Locale }) {
  const texts: Texts = { t: translator(locale, 'samples'), scene: translator(locale, 'sceneLabelVision') };
  const { t, scene } = texts;
  const frame = { locale, pages, className: 'px-[54pt] pt-[40pt]' };
  return (
    <SampleDocument locale={locale} title={`${t('labelReport.title')}: ${product}`}>
      <Page {...frame} page={1} header={<Head {...texts} />}>
        <div className="mt-[6pt] flex items-start gap-[14pt] border-t-[0.5pt] border-rule pt-[6pt]">
          <Result {...texts} />
          <Rules {...texts} />
        </div>
        <h2 className="mt-[14pt] mb-[6pt]">{t('labelReport.artwork')}</h2>
        <PressSheet label={scene('art.submitted')} />
        <p className="mt-[7pt] mb-[12pt] text-[8.5pt] leading-[12.5pt] text-ink-2">
          {t('labelReport.caption', frontMillimetres)}
        </p>
      </Page>
      <Page
        {...frame}
        page={2}
        header={
          <p
            className="flex items-center gap-[8pt] border-b-[1.2pt] border-ink pb-[10pt] text-[8.5pt] text-ink-3"
            aria-hidden="true"
          >
            <img className="size-[16pt]" src="app/icon.svg" alt="" />
            {`${t('labelReport.title')}, ${file}`}
          </p>
        }
      >
        <Findings {...texts} />
        <Reviews {...texts} />
        <h2 className="mt-[20pt] mb-[6pt]">{t('labelReport.evidence')}</h2>
        <Records
          className="[&_th]:w-[112pt]"
          records={[
            {
              name: t('labelReport.file'),
              value: file,
              note: scene('checkedIn', { seconds: checkSeconds }),
            },
            { name: t('labelReport.version'), value: scene(`versions.${version}`) },
            { name: scene('hash'), value: sha256, note: t('labelReport.hashNote') },
            {
              name: scene('versions.corrected'),
              value: versions.corrected.file,
              note: `SHA-256 ${versions.corrected.sha256}`,
            },
            { name: t('labelReport.record'), value: scene('saved') },
          ]}
        />
        <p className="mt-[12pt] text-[8.5pt] text-ink-2">{t('labelReport.disclaimer')}</p>
      </Page>
    </SampleDocument>
  );
}

function Head({ t, scene }: Texts) {
  return (
    <header>
      <div className="flex items-center justify-between border-b-[1.2pt] border-ink pb-[10pt]">
        <p className="flex items-center gap-[8pt] font-serif text-[16pt] leading-[20pt] tracking-[-0.5pt]">
          <img className="size-[20pt]" src="app/icon.svg" alt="" />
          {site.name}
        </p>
        <p className="text-[8.5pt] font-semibold text-ink-3">{scene('tab')}</p>
      </div>
      <h1 className="mt-[14pt] text-[27pt] leading-[34pt] tracking-[-0.8pt]">{t('labelReport.title')}</h1>
      <div className="mt-[3pt] flex justify-between">
        <p className="text-[11pt] font-semibold" lang="en">
          {product}
        </p>
        <p className="text-ink-2">{file}</p>
      </div>
    </header>
  );
}

/** Score and counts. */
function Result({ t, scene }: Texts) {
  const counts = {
    pass: passed(version),
    fix: missed(version, 'fix').length,
    review: missed(version, 'review').length,
  };
  return (
    <div className="w-[128pt] flex-none">
      <h2>{t('labelReport.result')}</h2>
      <p className="mt-[8pt] text-[8.5pt] font-semibold text-ink-3">{scene('score')}</p>
      <p className="font-serif text-[46pt] leading-[50pt] tracking-[-1.5pt]">
        {score(version)}
        <span className="ml-[5pt] text-[22pt] tracking-normal">%</span>
      </p>
      <p className="mb-[3pt] text-[8.5pt] font-semibold text-ink-3">
        {scene('rules', { count: totalRules })}
      </p>
      {(['pass', 'fix', 'review'] as const).map((kind) => (
        <p
          key={kind}
          className={`flex items-center gap-[5pt] leading-[15pt] font-semibold ${kind === 'fix' ? 'text-seal-700' : ''}`}
        >
          <img className="size-[9.5pt]" src={`tools/samples/artwork/${kind}.svg`} alt="" />
          {scene(`totals.${kind}`, { count: counts[kind] })}
        </p>
      ))}
    </div>
  );
}

/** The families of rules with a tick for every rule, and how many passed. */
function Rules({ t, scene }: Texts) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <div className="flex">
              <p className="w-[112pt]">{t('labelReport.families')}</p>
              <p aria-hidden="true">{t('labelReport.ticks')}</p>
            </div>
          </th>
          <th className="w-[92pt]" scope="col">
            {t('labelReport.outcome')}
          </th>
        </tr>
      </thead>
      <tbody className="leading-[19px] [&_td]:py-[3px] [&_th]:py-[3px]">
        {groups.map(({ id, rules }) => {
          const missing = misses.filter(({ group }) => group === id);
          return (
            <tr key={id}>
              <th scope="row">
                <div className="flex items-center">
                  <p className="w-[112pt]">{scene(`groups.${id}`)}</p>
                  <Ticks rules={rules} misses={missing} />
                </div>
              </th>
              <td className={missing.length > 0 ? 'font-semibold' : undefined}>
                {scene('groupResult', { pass: rules - missing.length, total: rules })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The label's words or measure at the finding, and the suggested replacement. */
function wording({ scene, t }: Texts, id: FindingId) {
  if (id === 'height') {
    return {
      onLabel: scene('measured', { height: letterHeight[version] }),
      advice: scene('heightAdvice.submitted', { height: letterHeight.least }),
    };
  }
  return {
    onLabel: `${t('labelReport.onLabel')}: “${id === 'claim' ? artwork[version].claim.text : artwork[version].net.text}”`,
    advice: correctedWording[id],
    adviceLang: 'en',
  };
}

function Findings(texts: Texts) {
  const { t, scene } = texts;
  return (
    <>
      <h2 className="my-[8pt]">{scene('findingsLabel')}</h2>
      <Table
        head={[
          t('labelReport.number'),
          t('labelReport.finding'),
          t('labelReport.why'),
          scene('advice.submitted'),
        ]}
        widths={['w-[36pt]', 'w-[31%]', '', 'w-[25.5%]']}
      >
        {findings.map(({ id, citation }, index) => {
          const { onLabel, advice, adviceLang } = wording(texts, id);
          return (
            <tr key={id}>
              <td>
                <p className="grid size-[15pt] place-items-center rounded-mark bg-seal-600 text-[10pt] leading-none font-semibold text-surface">
                  {index + 1}
                </p>
              </td>
              <th scope="row">
                <p className="font-semibold">{scene(`findings.${id}.${version}`)}</p>
                <p className="text-seal-700">{citation}</p>
                <p className="mt-[2pt] text-[8.5pt] leading-[12.5pt] text-ink-2">{onLabel}</p>
              </th>
              <td>
                {scene(`why.${id}.${version}`, {
                  least: letterHeight.least,
                  measured: letterHeight[version],
                  inches: figures.minimumTypeInches,
                })}
              </td>
              <td className="pr-0!">
                <p
                  className="border-l-2 border-spruce-700 bg-spruce-50 px-[8pt] py-[5pt] font-semibold text-spruce-700"
                  lang={adviceLang}
                >
                  {advice}
                </p>
              </td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}

function Reviews({ t, scene }: Texts) {
  const items = {
    states: { title: scene('reviews.states'), why: scene('why.states') },
    allergens: { title: scene('reviews.allergens.submitted'), why: scene('why.allergens.submitted') },
  };
  return (
    <>
      <h2 className="mt-[20pt] mb-[6pt]">{scene('toReview')}</h2>
      <Table head={[t('labelReport.item'), t('labelReport.reason')]} widths={['w-[38%]', '']}>
        {reviews.map((id) => (
          <tr key={id}>
            <th className="pl-[20pt]" scope="row">
              <img
                className="float-left mt-[1.5pt] -ml-[20pt] size-[11pt]"
                src="tools/samples/artwork/review.svg"
                alt=""
              />
              <p className="font-semibold">{items[id].title}</p>
              <p className="text-[8.5pt] leading-[12.5pt] text-ink-3">{scene(`reviewNotes.${id}`)}</p>
            </th>
            <td>{items[id].why}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

type TableProps = { head: readonly string[]; widths: readonly string[]; children: ReactNode };

function Table({ head, widths, children }: TableProps) {
  return (
    <table className="[&_td]:pr-[14pt] [&_th]:pr-[14pt]">
      <thead>
        <tr>
          {head.map((text, index) => (
            <th key={text} className={widths[index]} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:py-[6pt] [&_th]:py-[6pt]">{children}</tbody>
    </table>
  );
}
