import { useTranslations } from 'next-intl';
import { MarkWithText, SceneWindow } from '../shared';
import { LetterSheet } from './artwork/letter-sheet';
import { agentLetter } from './designation';
import { Hash, SignedOn } from './parts';
import { initialState } from './state';

const { agent } = initialState;

/** The agent service's most telling part: the signed letter and what its signature left. */
export function UsAgentServiceCrop() {
  const t = useTranslations('sceneUsAgentService');
  return (
    <SceneWindow
      crop
      feature="us-agent-service"
      tab={t('tab')}
      file={agentLetter.files.signed}
      state={<SignedOn />}
      footerStart={<MarkWithText kind="pass">{t('signed')}</MarkWithText>}
      footerEnd={<Hash agent={agent} first={4} last={4} />}
      caption={t('cropCaption')}
    >
      {/* As high as the crop that stands beside it on the landing. */}
      <LetterSheet agent={agent} extent="shortest" className="@min-[400px]:min-h-98.5" />
    </SceneWindow>
  );
}
