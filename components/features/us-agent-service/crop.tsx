import { useLocale, useTranslations } from 'next-intl';
import { MarkWithText, SceneWindow, shortHash } from '../shared';
import { agentLetter, letterHashes } from './letter';
import { AgentLetter } from './letter-artwork';

const agent = 'premium';

/** The agent service's most telling part: the signed letter and what its signature left. */
export function UsAgentServiceCrop() {
  const t = useTranslations('sceneUsAgentService');
  return (
    <SceneWindow
      crop
      feature="us-agent-service"
      tab={t('tab')}
      file={agentLetter.files.signed}
      state={<MarkWithText kind="pass">{t('signedOn', { date: agentLetter.date })}</MarkWithText>}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={
        <code className="font-mono text-xs text-ink-2">
          {shortHash(letterHashes[useLocale()][agent], 4, 4)}
        </code>
      }
      caption={t('cropCaption')}
    >
      <AgentLetter agent={agent} signed extent="shortest" className="min-h-98.5 @max-[400px]:min-h-0" />
    </SceneWindow>
  );
}
