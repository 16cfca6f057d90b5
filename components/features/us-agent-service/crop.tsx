import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip, MarkWithText, SceneWindow } from '../shared';
import { agentLetter } from './data';
import { Hash, SignedOn } from './parts/designation-view';
import { LetterSheet } from './parts/letter-artwork';
import { initialState } from './state';

/** Preview of the agent service: the signed letter and the record of its signature. */
export function UsAgentServiceCrop() {
  // As high as the neighboring crop on the landing page; phones show only the header and the signature.
  return (
    <SignedLetter
      state={<SignedOn />}
      sheet="@max-[25rem]:pt-4 @max-[25rem]:pb-3.5 @max-[25rem]:*:data-lesser:hidden @max-[25rem]:*:first:mb-2.5 @max-[25rem]:*:first:pb-2.5 @min-[25rem]:min-h-103.25"
    />
  );
}

/** One of the small windows of the Korean landing page, where panels in one row have equal heights. */
export function AgentLetterPanel() {
  const t = useTranslations('sceneUsAgentService');
  return <SignedLetter state={<Chip tone="spruce">{t('forRegistration')}</Chip>} stretched />;
}

type SignedLetterProps = { state: ReactNode; sheet?: string; stretched?: boolean };

function SignedLetter({ sheet = '', ...props }: SignedLetterProps) {
  const t = useTranslations('sceneUsAgentService');
  const { agent } = initialState;
  return (
    <SceneWindow
      crop
      feature="us-agent-service"
      file={agentLetter.files.signed}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<Hash agent={agent} first={4} last={4} />}
      {...props}
    >
      <LetterSheet short agent={agent} className={sheet} />
    </SceneWindow>
  );
}
