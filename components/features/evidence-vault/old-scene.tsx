import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { figures } from '@/lib/site';
import { unbroken } from '@/lib/typography';
import {
  ControlIcon,
  DownloadIcon,
  ExportIcon,
  LockIcon,
  MarkWithText,
  MirrorIcon,
  SearchIcon,
  Stamp,
  shortHash,
} from '../shared';
import { SceneWindow } from '../stage/scene-window';
import { startingWith } from '../stage/states';
import { type VaultKind, type VaultRecord, vaultKinds, vaultManifestSha256, vaultRecords } from './records';
import { RetentionRuler } from './retention-ruler';
import styles from './scene.module.css';

const location = 'vault://onsil/evidence';
const query = 'onsil 2026';
const year = '2026';
const lastSync = '10:30';
const lockedFrom = vaultRecords[0]?.stored ?? '';
const lockedUntil = `${Number(lockedFrom.slice(0, 4)) + figures.retentionYears}${lockedFrom.slice(4)}`;

const total = vaultKinds.reduce((sum, kind) => sum + kind.count, 0);
/** Records since the mirror's last run have no copy yet. */
const mirrored = total - vaultRecords.filter((record) => !record.escrow).length;
const selected = vaultRecords.filter((record) => record.selected).length;

/**
 * What the search starts from: every kind, no record open, its copy on the screen true, nothing computed. `hash` is
 * `none` where the browser offers no SHA-256.
 */
const vaultStates = { kind: 'all', open: 'none', copy: 'true', hash: 'waiting' } as const;
const { when, control } = startingWith(vaultStates);

/** Records that a narrow window shows; a line counts the others. The crop shows one less. */
const shortList = 5;

type SceneProps = { locale: Locale };
type Texts = Awaited<ReturnType<typeof getTranslations<'sceneEvidenceVault'>>>;

const sheetId = 'vault-record';

const byteLength = ({ body }: VaultRecord) => new TextEncoder().encode(body).length;

/**
 * The vault's search: facets with counts, the newest record of each kind with its hash, the six-year lock. On its
 * page a visitor filters it, opens a record and has its hash computed again, also from a copy that was altered.
 */
export async function VaultScene({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneEvidenceVault' });
  return (
    <SceneWindow
      number={6}
      tab={t('tab')}
      file={location}
      state={<Verified t={t} />}
      footerStart={
        <>
          <WriteOnce t={t} />
          <span className={styles.note}>
            <MirrorIcon />
            {t('escrowSynced', { time: lastSync })}
          </span>
        </>
      }
      footerEnd={
        <span className={styles.manifest}>
          {t('manifest')} <code>{shortHash(vaultManifestSha256)}</code>
        </span>
      }
      caption={t('caption')}
      invite={t('invite')}
      behaviour="vault"
      states={vaultStates}
    >
      <div className={styles.layout}>
        <div className={styles.side}>
          <Facets t={t} />
          <ArchiveBox />
        </div>
        <div className={styles.main}>
          <Toolbar t={t} tried />
          <RecordTable t={t} records={vaultRecords} tried />
          <RecordSheet t={t} />
          <div className={styles.seal}>
            <Retention t={t} />
            <Stamp className={styles.stamp} top="SEALED" bottom="봉인" />
          </div>
        </div>
      </div>
    </SceneWindow>
  );
}

/** The vault's most telling part: records with their hashes, the zip and the lock. */
export async function VaultCrop({ locale }: SceneProps) {
  const t = await getTranslations({ locale, namespace: 'sceneEvidenceVault' });
  return (
    <SceneWindow
      crop
      number={6}
      tab={t('tab')}
      file={location}
      state={<Verified t={t} />}
      caption={t('cropCaption')}
    >
      <div>
        <div className={styles.main} data-crop="true">
          <Toolbar t={t} />
          <RecordTable t={t} records={vaultRecords.slice(0, shortList - 1)} />
          <div className={styles.seal}>
            <Retention t={t} />
            <Stamp className={styles.stamp} top="SEALED" bottom="봉인" />
          </div>
        </div>
        <p className={styles.cropFooter}>
          <WriteOnce t={t} />
        </p>
      </div>
    </SceneWindow>
  );
}

function Verified({ t }: { t: Texts }) {
  return (
    <>
      <MarkWithText kind="pass" className={styles.verified}>
        {t('verified', { count: total, total })}
      </MarkWithText>
      <MarkWithText kind="pass" className={styles.verifiedShort}>
        {t('verifiedShort')}
      </MarkWithText>
    </>
  );
}

function WriteOnce({ t }: { t: Texts }) {
  return (
    <span className={styles.note}>
      <LockIcon />
      {t('writeOnce')}
    </span>
  );
}

function Facets({ t }: { t: Texts }) {
  const access = [
    { icon: <LockIcon />, name: t('readOnly'), count: total },
    { icon: <MirrorIcon />, name: t('escrow'), count: mirrored },
  ];
  return (
    <div className={styles.facets}>
      <p className={styles.label}>{unbroken(t('kind'))}</p>
      <ul>
        <Facet t={t} id="all" name={t('allKinds')} count={total} />
        {vaultKinds.map((kind) => (
          <Facet key={kind.id} t={t} id={kind.id} name={t(`kinds.${kind.id}`)} count={kind.count} />
        ))}
      </ul>
      <p className={styles.label}>{unbroken(t('access'))}</p>
      <ul>
        {access.map(({ icon, name, count }) => (
          <li key={name} className={styles.facet}>
            <span className={styles.accessIcon}>{icon}</span>
            <span>{name}</span> <span className={styles.count}>{t('facetCount', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FacetProps = { t: Texts; id: VaultKind | 'all'; name: string; count: number };

/** Filters by a kind; the newest record of it opens. */
function Facet({ t, id, name, count }: FacetProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.facet}
        data-facet={id}
        {...control({
          set: `kind=${id}`,
          choice: true,
          say: t(id === 'all' ? 'said.all' : 'said.kind', { kind: name, count }),
        })}
      >
        {id === 'all' ? null : <RecordIcon kind={id} width={20} />}
        <span>{name}</span> <span className={styles.count}>{t('facetCount', { count })}</span>
      </button>
    </li>
  );
}

type TriedProps = {
  t: Texts;
  /** Whether a visitor may try it; otherwise it is a picture. */
  tried?: boolean;
};

function Toolbar({ t, tried = false }: TriedProps) {
  return (
    <div className={styles.toolbar}>
      <p className={styles.search}>
        <SearchIcon />
        <span className="sr-only">{t('search')}: </span>
        <span translate="no">{query}</span>{' '}
        <span className={styles.results} {...(tried ? when('kind=all') : {})}>
          {t('results', { count: total })}
        </span>
        {tried
          ? vaultKinds.map((kind) => (
              <span key={kind.id} className={styles.results} {...when(`kind=${kind.id}`)}>
                {t('results', { count: kind.count })}
              </span>
            ))
          : null}
      </p>
      <p className="sr-only">{unbroken(t('filters'))}</p>
      <ul className={styles.filters}>
        {[t('year', { year }), t('facility')].map((filter) => (
          <li key={filter}>
            {filter}
            <svg viewBox="0 0 9 9" width="9" height="9" aria-hidden="true" focusable="false">
              <path d="m1 1 7 7m0-7L1 8" stroke="#3c4b4e" strokeWidth="1.4" />
            </svg>
          </li>
        ))}
      </ul>
      <p className={styles.export}>
        <ExportIcon />
        {unbroken(t('export', { count: selected }))}
      </p>
    </div>
  );
}

function RecordTable({ t, records, tried = false }: TriedProps & { records: readonly VaultRecord[] }) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <span className="sr-only">{t('table.select')}</span>
          </th>
          <th scope="col">{unbroken(t('table.record'))}</th>
          <th scope="col">{unbroken(t('table.stored'))}</th>
          <th scope="col">{unbroken(t('table.hash'))}</th>
          <th scope="col">{unbroken(t('table.check'))}</th>
          <th scope="col" className={styles.marks}>
            {unbroken(t('table.marks'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          <tr
            key={record.file}
            data-selected={record.selected || undefined}
            data-minor={index >= shortList || undefined}
            {...(tried ? when(`kind=all|${record.kind} open=none|${record.kind}`) : {})}
          >
            <td className={styles.select}>
              <Checkbox checked={record.selected} />
              {record.selected ? <span className="sr-only">{t('selected')}</span> : null}
            </td>
            <th scope="row">
              <RecordIcon kind={record.kind} width={26} />
              <span>
                {tried ? (
                  <button
                    type="button"
                    className={styles.name}
                    data-opens={record.kind}
                    aria-expanded={false}
                    aria-controls={sheetId}
                    {...control()}
                  >
                    {t(`names.${record.kind}`)}
                    <ControlIcon
                      sign="onward"
                      className={styles.chevron}
                      width="12"
                      height="12"
                      strokeWidth="2"
                    />
                  </button>
                ) : (
                  <span className={styles.name}>{t(`names.${record.kind}`)}</span>
                )}
                <span className={styles.kind}>
                  {t('version', { kind: t(`kinds.${record.kind}`), version: record.version })}
                </span>
              </span>
            </th>
            <td className={styles.stored}>
              <time>{record.stored}</time>
            </td>
            <td className={styles.hash}>
              <code>{shortHash(record.sha256)}</code>
            </td>
            <td className={styles.check}>
              <MarkWithText kind="pass">{t('match')}</MarkWithText>
            </td>
            <td className={styles.marks}>
              <span>
                <LockIcon />
                <span className="sr-only">{t('readOnly')}, </span>
                {record.escrow ? <MirrorIcon /> : null}
                <span className="sr-only">{record.escrow ? t('escrow') : t('escrowPending')}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      {/* Narrow windows list fewer records; this line says so. */}
      <tfoot>
        <tr className={styles.moreOfAll} {...(tried ? when('kind=all open=none') : {})}>
          <td colSpan={6}>{unbroken(t('more', { count: total - Math.min(records.length, shortList) }))}</td>
        </tr>
        {tried
          ? vaultKinds.map((kind) => (
              <tr key={kind.id} {...when(`kind=${kind.id}`)}>
                <td colSpan={6}>{unbroken(t('moreOfKind', { count: kind.count - 1 }))}</td>
              </tr>
            ))
          : null}
      </tfoot>
    </table>
  );
}

/** An open record: its bytes as text, the hash that is stored and the one that the visitor's browser computes. */
function RecordSheet({ t }: { t: Texts }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an opened record, no form that a fieldset would group
    <div
      className={styles.sheet}
      id={sheetId}
      role="group"
      aria-label={t('sheet.label')}
      tabIndex={-1}
      data-home=""
      {...when('open!=none')}
    >
      <div className={styles.sheetHead}>
        {vaultRecords.map((record) => (
          <p key={record.kind} {...when(`open=${record.kind}`)}>
            <code className={styles.fileName} translate="no">
              {record.file}
            </code>{' '}
            <span>{t('sheet.bytes', { count: byteLength(record) })}</span>
          </p>
        ))}
        <button type="button" className={styles.button} data-closes="" {...control()}>
          {t('sheet.close')}
        </button>
      </div>
      <div className={styles.text}>
        {vaultRecords.map((record) => (
          <pre
            key={record.kind}
            lang="en"
            translate="no"
            data-body={record.kind}
            data-file={record.file}
            data-sha256={record.sha256}
            {...when(`open=${record.kind}`)}
          >
            {record.body}
          </pre>
        ))}
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            data-changes=""
            {...control()}
            {...when('copy=true')}
          >
            {t('sheet.change')}
          </button>
          <button
            type="button"
            className={styles.button}
            data-restores=""
            {...control()}
            {...when('copy=changed')}
          >
            {t('sheet.restore')}
          </button>
          <button type="button" className={styles.button} data-saves="" {...control()}>
            <DownloadIcon />
            {t('sheet.save')}
          </button>
        </div>
      </div>
      <div className={styles.proof}>
        <dl>
          <div>
            <dt>{t('sheet.stored')}</dt>
            {vaultRecords.map((record) => (
              <dd key={record.kind} {...when(`open=${record.kind}`)}>
                <code>{record.sha256}</code>
              </dd>
            ))}
          </div>
          <div {...when('hash!=none')}>
            <dt>{t('sheet.computed')}</dt>
            <dd>
              <code data-computed="" />
            </dd>
          </div>
        </dl>
        <div className={styles.verdict} data-verdict="">
          <p {...when('hash=match')}>
            <MarkWithText kind="pass">{t('sheet.match')}</MarkWithText>
          </p>
          <p {...when('hash=differs')}>
            <MarkWithText kind="fix">
              {t.rich('sheet.differs', { count: () => <span data-digits="">0</span> })}
            </MarkWithText>
          </p>
          <p {...when('hash=none')}>
            <MarkWithText kind="review">{t('sheet.unavailable')}</MarkWithText>
          </p>{' '}
          <p className={styles.aside} {...when('copy=changed')}>
            {unbroken(t('sheet.changed'))}
          </p>
        </div>
      </div>
      <p className={styles.command}>
        {unbroken(t('sheet.check'))}{' '}
        {vaultRecords.map((record) => (
          <code key={record.kind} translate="no" {...when(`open=${record.kind}`)}>
            shasum -a 256 {record.file}
          </code>
        ))}
      </p>
    </div>
  );
}

function Retention({ t }: { t: Texts }) {
  return (
    <div className={styles.retention}>
      <p>
        {unbroken(t('locked', { years: figures.retentionYears }))} <time>{lockedFrom}</time>{' '}
        {unbroken(t('lockedUntil'))} <time>{lockedUntil}</time>
      </p>
      <RetentionRuler from={lockedFrom} years={figures.retentionYears} />
    </div>
  );
}

function Checkbox({ checked }: { checked: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" focusable="false">
      {checked ? (
        <>
          <rect x="1" y="1" width="14" height="14" rx="2" fill="#0a5851" />
          <path d="m4.4 8.2 2.5 2.4 4.7-5.2" fill="none" stroke="#fff" strokeWidth="1.8" />
        </>
      ) : (
        <rect
          x="1.6"
          y="1.6"
          width="12.8"
          height="12.8"
          rx="1.6"
          fill="#fff"
          stroke="#768384"
          strokeWidth="1.3"
        />
      )}
    </svg>
  );
}

/** What stands on the page of each kind: lines, a signature, an exclamation, a rosette, a carton, a house … */
const glyphs: Record<VaultKind, ReactNode> = {
  splReceipt: <path d="M8 13h10M8 17h10M8 21h6" />,
  agentLetter: <path d="M8 12h10M8 21c3-6 4-6 4-2s3-4 6-2" />,
  adverseEventFiling: <path d="M13 11.5v7m0 2v2" strokeWidth="2" />,
  auditCertificate: (
    <path d="M16.6 15a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0zM11 18.5l-1 5 3-1.6 3 1.6-1-5" />
  ),
  labelVersion: <path d="M8 12h10v11H8zm2.5 3h5m-5 2.5h3" />,
  registrationConfirmation: <path d="M8 23v-7l5-4 5 4v7zm3.5 0v-4h3v4" />,
  priorNoticeReceipt: <path d="M7 20h12l-2 3.5H9zm3 0v-6h6v6m-3-6v-2.5" />,
  facilityInspection: <path d="M7.5 23v-7l4 2.5V16l4 2.5V12h3v11z" />,
  batchRecord: <path d="M11 12h4m-3 0v4l-3.6 6.5h9.2L14 16v-4" />,
};

/** A page with a folded corner and its kind's sign; the kind's name stands beside it. */
function RecordIcon({ kind, width }: { kind: VaultKind; width: 20 | 26 }) {
  return (
    <svg
      className={styles.recordIcon}
      viewBox="0 0 26 30"
      width={width}
      height={Math.round((width * 30) / 26)}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 1.5h14l6 6v21H3z" fill="#fff" stroke="#032e2d" strokeWidth="1.3" />
      <path d="M17 1.5v6h6" fill="#d9e9e1" stroke="#032e2d" strokeWidth="1.3" />
      <g stroke="#0a5851" strokeWidth="1.4">
        {glyphs[kind]}
      </g>
    </svg>
  );
}

/** The drawn object of this scene: an archive box, open by a sheet's breadth. */
function ArchiveBox() {
  return (
    <svg
      className={styles.box}
      viewBox="0 0 198 96"
      width="198"
      height="96"
      fill="none"
      stroke="#032e2d"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m12 19 8-8h158l8 8z" fill="#bae3d9" />
      <path d="M36 19V4h82l8 8v7z" fill="#fff" />
      <path d="M118 4v8h8" fill="#d9e9e1" />
      <path d="M46 10h34m-34 5h52" strokeWidth="1" stroke="#768384" />
      <path d="M6 35h186v61H6z" fill="#0a5851" />
      <path d="M176 36h15.3v60H176z" fill="#06403b" stroke="none" />
      <path d="M2 19h194v18H2z" fill="#128777" />
      <path d="M176 19.7h19.3v16.6H176z" fill="#0d6f62" stroke="none" />
      <path d="M22 46h98v40H22z" fill="#fbfaf6" strokeWidth="1.2" />
      <g stroke="none" textAnchor="middle">
        <text className={styles.boxBrand} x="72" y="63" fill="#032e2d">
          ONSIL
        </text>
        <text className={styles.boxDate} x="71" y="79" fill="#3c4b4e">
          {lockedFrom.slice(0, 7)}
        </text>
      </g>
      <circle cx="150" cy="66" r="11" fill="#011e1e" stroke="#bae3d9" strokeWidth="2" />
    </svg>
  );
}
