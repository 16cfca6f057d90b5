import {
  agentLetter,
  agents,
  letterHashes,
  named,
  signedAt,
} from '@/components/features/us-agent-service/data';
import { initialState } from '@/components/features/us-agent-service/state';
import { sampleList } from '@/lib/features/samples';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/messages';
import { Page, Records, SampleDocument } from './document';

const { pages } = sampleList['us-agent-letter'];
const { agent: type } = initialState;
const agent = agents[type];

/** The scene's signed letter as the brand gets it back: letterhead, text, signature, seal, and the signature's record. */
export function UsAgentLetter({ locale }: { locale: Locale }) {
  const t = translator(locale, 'samples');
  const scene = translator(locale, 'sceneUsAgentService');
  const { citation, ...names } = named(type);
  const designation = scene.markup('letter.designation', {
    ...names,
    // Stays on one line.
    citation: citation.replaceAll(' ', '\u00a0'),
    nowrap: (words) => words,
  });
  const header = (
    <header className="text-ink-3">
      <div className="flex justify-between border-b-[1.2pt] border-ink pb-[10pt]">
        <div>
          <p className="mb-[2pt] text-[22pt] leading-[26pt] font-semibold tracking-[5pt] text-ink" lang="en">
            ONSIL
          </p>
          <p>{scene('letter.company')}</p>
        </div>
        <div className="text-right">
          <p>{scene('letter.address.top')}</p>
          <p>{scene('letter.address.middle')}</p>
          <p>{scene('letter.address.bottom')}</p>
        </div>
      </div>
      <div className="flex justify-between pt-[12pt] text-ink-2">
        <p>{agentLetter.date}</p>
        <p>{agentLetter.number}</p>
      </div>
      <h1 className="mt-[54pt] text-[23pt] leading-[30pt] tracking-[-0.6pt] text-ink">
        {scene('letter.heading')}
      </h1>
    </header>
  );
  return (
    <SampleDocument locale={locale} title={`${scene('letter.heading')}, ${agentLetter.number}`}>
      <Page locale={locale} page={1} pages={pages} className="px-[72pt] pt-[60pt]" header={header}>
        <div className="mt-[20pt] space-y-[10pt] text-[12pt] leading-[20pt]">
          <p>{designation}</p>
          <p>{scene('letter.forwarding')}</p>
        </div>
        <div className="mt-[36pt] flex justify-between">
          <div>
            <img
              className="mb-[-8pt] ml-[8pt] w-[165pt]"
              src="tools/samples/artwork/signature.svg"
              alt={t('agentLetter.signatureAlt', { signer: scene('letter.signer') })}
            />
            <div className="w-[200pt] border-t-[0.8pt] border-ink pt-[6pt]">
              <p className="text-[11.5pt] leading-[16pt] font-semibold">{scene('letter.signer')}</p>
              <p className="text-ink-3">{scene('letter.role')}</p>
            </div>
          </div>
          <img className="size-[62pt]" src="tools/samples/artwork/seal.svg" alt={t('agentLetter.sealAlt')} />
        </div>
        <div className="mt-auto mb-[52pt]">
          <h2 className="mb-[6pt] flex items-center gap-[7pt] text-[13pt] leading-[18pt]">
            <img className="size-[13pt]" src="tools/samples/artwork/pass.svg" alt="" />
            {t('agentLetter.record')}
          </h2>
          <Records
            className="text-[9pt] [&_th]:w-[96pt]"
            records={[
              { name: t('agentLetter.time'), value: `${scene('signed')}, ${signedAt}` },
              { name: scene('hash'), value: letterHashes[locale][type], note: t('agentLetter.hashNote') },
              { name: scene('details.agent'), value: agent.name, lang: 'en' },
              { name: scene('details.telephone'), value: agent.telephone },
              { name: scene('details.email'), value: agent.email },
              { name: t('agentLetter.copy'), value: scene('kept') },
            ]}
          />
        </div>
      </Page>
    </SampleDocument>
  );
}
