/** One column on phones, two on tablets, three on desktops. */
export const articleGrid = 'grid grid-cols-1 gap-x-6 gap-y-4 md:gap-y-14 md:grid-cols-2 lg:grid-cols-3';

const skeletonCards = 6;

export function ArticleGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={articleGrid} aria-hidden="true">
        {Array.from({ length: skeletonCards }, (_, index) => `card-${index}`).map((key) => (
          <div key={key} className="border-t border-rule pt-5 motion-safe:animate-pulse">
            <div className="aspect-16/9 rounded-mark bg-paper-3" />
            <div className="mt-5 h-6 w-4/5 rounded-mark bg-paper-3" />
            <div className="mt-3 h-4 w-2/5 rounded-mark bg-paper-3" />
            <div className="mt-4 h-4 rounded-mark bg-paper-3" />
            <div className="mt-2 h-4 rounded-mark bg-paper-3" />
          </div>
        ))}
      </div>
    </div>
  );
}
