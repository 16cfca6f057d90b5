import { Sprite } from './drawing';
import products from './products.svg';

export type ProductKind = 'serum' | 'cushion' | 'cleanser' | 'cream' | 'jelly';

type ProductIconProps = { kind: ProductKind; size: number; className?: string };

/** One of Onsil's products, all on one baseline; the name beside it identifies it. */
export function ProductIcon({ kind, ...props }: ProductIconProps) {
  return <Sprite of={products} view={kind} {...props} />;
}
