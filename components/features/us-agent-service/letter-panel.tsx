import { useTranslations } from 'next-intl';
import { Chip, MarkWithText, SceneWindow } from '../shared';
import { LetterSheet } from './artwork/letter-sheet';
import { agentLetter } from './designation';
import { Hash } from './parts';
import { initialState } from './state';

const { agent } = initialState;

/** One of the small windows of the Korean landing: the letter that designates the U.S. Agent, signed. */
export function AgentLetterPanel() {
  const t = useTranslations('sceneUsAgentService');
  return (
    <SceneWindow
      crop
      feature="us-agent-service"
      tab={t('tab')}
      file={agentLetter.files.signed}
      state={<Chip tone="spruce">{t('forRegistration')}</Chip>}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<Hash agent={agent} first={4} last={4} />}
      caption={t('cropCaption')}
      // Panels of one row are equally high.
      className="flex h-full flex-col *:first:flex-1"
    >
      <LetterSheet agent={agent} extent="short" />
    </SceneWindow>
  );
}
