import { createImageUrlBuilder, type SanityImageSource } from '@sanity/image-url';
import { useEffect, useState } from 'react';
import { type StringInputProps, useClient, useFormValue } from 'sanity';
import { asLocale, localeConfig } from '../../lib/i18n/locales';
import { counterpartOf } from '../schema/counterpart';
import { apiVersion } from '../schema/slug';
import { siteUrl } from '../site-url';
import styles from './search-preview.module.css';
import { type Searchable, searchResult } from './search-result';

type Article = Searchable & {
  _id?: string;
  coverImage?: SanityImageSource & { asset?: unknown; alt?: string };
};

/** The description's field, with the article and its translation below as search results and as shared links. */
export function DescriptionWithPreview(props: StringInputProps) {
  const article = useFormValue([]) as Article;
  const translation = useTranslation(article._id);
  return (
    <div className={styles.previews}>
      {props.renderDefault(props)}
      <Preview article={article} />
      {translation && <Preview article={translation} />}
    </div>
  );
}

/** Returns the article that says the same in the other language. */
function useTranslation(id: string | undefined): Article | null {
  const client = useClient({ apiVersion });
  const [translation, setTranslation] = useState<Article | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const fields = '{language, title, metaTitle, metaDescription, slug, coverImage}';
    // The preview of the edited article needs no translation, so a failure leaves it out.
    counterpartOf<Article>(client, id, fields).then(
      (found) => isCurrent && setTranslation(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id]);
  return translation;
}

function Preview({ article }: { article: Article }) {
  const { title, description, path, drawnImage } = searchResult(article);
  const language = asLocale(article.language);
  const { host } = new URL(siteUrl);
  return (
    <section lang={language} className={styles.preview} aria-label={localeConfig[language].ownName}>
      <h4>Search result · 검색 결과 ({localeConfig[language].ownName})</h4>
      <div className={styles.result}>
        <p className={styles.path}>{[host, 'resources', path ? article.slug?.current : '…'].join(' › ')}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <h4>Shared link · 공유한 링크</h4>
      <div className={styles.card}>
        <SocialImage cover={article.coverImage} drawnImage={drawnImage} />
        <div>
          <p className={styles.path}>{host}</p>
          <p className={styles.title}>{title}</p>
          <p className={styles.description}>{description}</p>
        </div>
      </div>
    </section>
  );
}

type SocialImageProps = {
  cover: Article['coverImage'];
  /** Path of the image that the site draws without a cover; null without a slug. */
  drawnImage: string | null;
};

/** The cover as social networks crop it, or the image that the site draws. */
function SocialImage({ cover, drawnImage }: SocialImageProps) {
  const client = useClient({ apiVersion });
  const [failed, setFailed] = useState<string | null>(null);
  const size = { width: 1200, height: 630 };
  const src = cover?.asset
    ? createImageUrlBuilder(client)
        .image(cover)
        .width(size.width)
        .height(size.height)
        .fit('crop')
        .auto('format')
        .url()
    : drawnImage && siteUrl + drawnImage;
  if (!src || src === failed)
    return (
      <p className={styles.noImage}>
        Without a cover, the site draws an image with the title when the article is published. 대표 이미지가
        없으면 게시할 때 제목이 담긴 그림을 만듭니다.
      </p>
    );
  return <img {...size} src={src} alt={cover?.alt ?? ''} onError={() => setFailed(src)} />;
}
