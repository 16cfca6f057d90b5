import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip, MarkWithText, SceneWindow } from '../shared';
import { LetterSheet } from './artwork/letter-sheet';
import { agentLetter } from './designation';
import { Hash, SignedOn } from './parts';
import { initialState } from './state';

const { agent } = initialState;

/** The agent service's most telling part: the signed letter and what its signature left. */
export function UsAgentServiceCrop() {
  return (
    <SignedLetter state={<SignedOn />}>
      {/* As high as the crop that stands beside it on the landing. */}
      <LetterSheet agent={agent} extent="shortest" className="@min-[400px]:min-h-98.5" />
    </SignedLetter>
  );
}

/** One of the small windows of the Korean landing, where panels of one row are equally high. */
export function AgentLetterPanel() {
  const t = useTranslations('sceneUsAgentService');
  return (
    <SignedLetter
      state={<Chip tone="spruce">{t('forRegistration')}</Chip>}
      className="flex h-full flex-col *:first:flex-1"
    >
      <LetterSheet agent={agent} extent="short" />
    </SignedLetter>
  );
}

type SignedLetterProps = { state: ReactNode; className?: string; children: ReactNode };

function SignedLetter(props: SignedLetterProps) {
  const t = useTranslations('sceneUsAgentService');
  return (
    <SceneWindow
      crop
      feature="us-agent-service"
      tab={t('tab')}
      file={agentLetter.files.signed}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<Hash agent={agent} first={4} last={4} />}
      caption={t('cropCaption')}
      {...props}
    />
  );
}
