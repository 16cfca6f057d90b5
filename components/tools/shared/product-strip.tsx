import { useDeferredValue } from 'react';
import { useLoaded } from '@/lib/browser/use-loaded';
import type { ToolText } from '@/lib/tools/text';

export type ProductStripProps = {
  locale: string;
  tool: 'mocra-duties' | 'us-label' | 'ingredients';
  /** The tool's fragment, with what it carries for others. */
  fragment: string;
  /** Texts of the product file below `product`. */
  text: ToolText;
  /** URLs of the tools, without a fragment. */
  hrefs: Readonly<Record<'product-file' | 'mocra-duties' | 'us-label' | 'ingredients', string>>;
  /** Receives the number of names on a list. */
  onFound?: (count: number) => void;
};

/** Id of the strip with its facts. */
export const stripId = 'product-strip';

/** Fields that the other tools have something to say about. */
const telling = /(?:^|&)(?:ingredients|identity|kind)=/;

/** Fields that the ingredient check does not ask. */
const fromOthers = /(?:^|&)(?!ingredients=|kind=|undone=)[a-z_]+=/;

const loadFacts = () => import('@/components/tools/product-file/strip-facts');

/**
 * The product that the tools share, above the tool. It loads with the first answer that another tool has something to say
 * about; a list alone in the ingredient check only leads to its file.
 */
export function ProductStrip(props: ProductStripProps) {
  const fragment = useDeferredValue(props.fragment);
  const isTelling = telling.test(fragment);
  const isListOnly = props.tool === 'ingredients' && !fromOthers.test(fragment);
  // Without it, the tool's own result is complete.
  const { value: facts } = useLoaded(loadFacts, isTelling && !isListOnly);
  if (!isTelling) return null;
  if (isListOnly) {
    return (
      <p data-product="" className="mb-4 print:hidden">
        <a href={`${props.hrefs['product-file']}#${fragment}`} className="more-link">
          {props.text('product.strip.open')}
        </a>
      </p>
    );
  }
  return facts && <facts.StripFacts {...props} id={stripId} fragment={fragment} />;
}
