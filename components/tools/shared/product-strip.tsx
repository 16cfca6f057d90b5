import { useDeferredValue, useEffect, useState } from 'react';
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
};

/** Fields that the other tools have something to say about. */
const telling = /(?:^|&)(?:ingredients|identity|kind)=/;

type Facts = typeof import('@/components/tools/product-file/strip-facts');

/**
 * The product that the tools share, above the tool. It loads with the first answer that another tool has something to say
 * about.
 */
export function ProductStrip(props: ProductStripProps) {
  const fragment = useDeferredValue(props.fragment);
  const isTelling = telling.test(fragment);
  const [facts, setFacts] = useState<Facts | null>(null);
  useEffect(() => {
    if (!isTelling || facts) return;
    // Without it, the tool's own result is complete.
    import('@/components/tools/product-file/strip-facts').then(setFacts, () => undefined);
  }, [isTelling, facts]);
  return isTelling && facts && <facts.StripFacts {...props} fragment={fragment} />;
}
