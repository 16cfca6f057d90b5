import { useLocale, useTranslations } from 'next-intl';
import { href, ingredientsPath, mocraDutiesPath, productFilePath, toolsPath } from '@/lib/routes';
import { copyFrom } from '@/lib/text/copy-from';
import { keepTogetherInBlock } from '@/lib/text/typography';
import { toFragment } from '@/lib/tools/mocra-duties/answers';
import { presetNames, presets } from '@/lib/tools/mocra-duties/presets';

/** Four cards that open the duties finder with the answers of a visitor's profile, and links to the other tools. */
export function FrontDesk() {
  const locale = useLocale();
  const t = useTranslations('landingHero');
  const profiles = copyFrom(useTranslations('mocraDuties'));
  return (
    <section aria-labelledby="desk" className="border-t border-rule bg-surface">
      <div className="wrap railed grid grid-cols-1 gap-x-8 gap-y-4 py-8 md:gap-y-5 md:py-11 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 id="desk" className="type-h3">
            {t('desk.title')}
          </h2>
          <p className="mt-1.5 text-ink-2">{keepTogetherInBlock(t('desk.text'))}</p>
        </div>
        <div>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5 md:gap-4">
            {presetNames.map((name) => (
              <li key={name}>
                <a
                  data-desk={name}
                  href={`${href(locale, mocraDutiesPath)}#${toFragment(presets[name])}`}
                  className="flex h-full min-h-14 items-center rounded-card border border-control bg-paper px-3.5 py-2.5 text-small leading-snug font-semibold transition-colors hover:border-ink md:min-h-17 md:px-4.5"
                >
                  {profiles(`presets.${name}`)}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-0.5 flex flex-wrap gap-x-6 gap-y-2.5 md:mt-3 md:gap-x-8">
            <a href={href(locale, productFilePath)} className="more-link">
              {t('desk.file')}
            </a>
            <a href={href(locale, ingredientsPath)} className="more-link">
              {t('desk.ingredients')}
            </a>
            <a href={href(locale, toolsPath)} className="more-link">
              {t('desk.all')}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
