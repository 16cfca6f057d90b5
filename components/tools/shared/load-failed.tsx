import { keepTogether } from '@/lib/text/typography';
import type { ToolText } from '@/lib/tools/text';

/** Says that the tables of a tool could not be loaded, with a button that tries again. */
export function LoadFailed({ text, onRetry }: { text: ToolText; onRetry: () => void }) {
  return (
    <div role="alert" data-load-failed="" className="type-small mt-3 border-l-2 border-seal-600 pl-3">
      <p>{keepTogether(text('load.failed'))}</p>
      <button type="button" onClick={onRetry} className="more-link min-h-11">
        {text('load.retry')}
      </button>
    </div>
  );
}
