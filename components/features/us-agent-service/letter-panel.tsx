import { useLocale, useTranslations } from 'next-intl';
import { Chip, MarkWithText, SceneWindow, shortHash } from '../shared';
import { agentLetter, letterHashes } from './letter';
import { AgentLetter } from './letter-artwork';

const agent = 'premium';

/** The letter that designates the U.S. Agent, signed: one of the Korean landing's small windows. */
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
      footerEnd={
        <code className="font-mono text-xs text-ink-2">
          {shortHash(letterHashes[useLocale()][agent], 4, 4)}
        </code>
      }
      caption={t('cropCaption')}
      className="flex h-full flex-col [&>div]:flex-1"
    >
      <AgentLetter agent={agent} signed extent="short" />
    </SceneWindow>
  );
}
