import { marked } from 'marked';
import { useCurrentLocale } from 'sanity';
import english from '../../docs/editors.md?raw';
import styles from './guide.module.css';
import korean from './ko.md?raw';

/** The editors' guide as a tab of the Studio, in the language of its interface. */
export const guideTool = { name: 'guide', title: 'Guide · 안내', component: Guide };

function Guide() {
  const isKorean = useCurrentLocale().id.startsWith('ko');
  const html = marked.parse(isKorean ? korean : english, { async: false });
  return (
    <main
      lang={isKorean ? 'ko' : 'en'}
      className={styles.guide}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the two files are ours
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
