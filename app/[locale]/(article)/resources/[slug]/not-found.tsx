import { PageFrame } from '@/components/layout/page-frame';
import { PostNotFound } from '@/components/resources/post-not-found';

/** What the browser shows once its scripts have run; the served HTML holds the same view. */
export default function ArticleNotFound() {
  return (
    <PageFrame path="/resources">
      <PostNotFound />
    </PageFrame>
  );
}
