import { PostNotFound } from '@/components/articles/post-not-found';
import { PageFrame } from '@/components/layout/page-frame';

/** Shown by the browser after hydration; the served HTML contains the same view. */
export default function ArticleNotFound() {
  return (
    <PageFrame path="/resources" redrawn>
      <PostNotFound />
    </PageFrame>
  );
}
