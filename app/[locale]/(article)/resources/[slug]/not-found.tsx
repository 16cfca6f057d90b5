import { PostNotFound } from '@/components/articles/post-not-found';
import { PageFrame } from '@/components/layout/page-frame';

/** What the browser shows once its scripts have run; the served HTML holds the same view. */
export default function ArticleNotFound() {
  return (
    <PageFrame path="/resources">
      <PostNotFound />
    </PageFrame>
  );
}
