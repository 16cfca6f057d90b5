import clsx from 'clsx';
import products from './products.svg';

export type ProductKind = 'serum' | 'cushion' | 'cleanser' | 'cream' | 'jelly';

type ProductIconProps = {
  kind: ProductKind;
  /** Edge of the square box in px; the products stand in it on one ground line. */
  size: number;
  className?: string;
};

/** One of Onsil's products as a small drawing; the name beside it says which it is. */
export function ProductIcon({ kind, size, className }: ProductIconProps) {
  return (
    <img
      src={`${products.src}#${kind}`}
      width={size}
      height={size}
      alt=""
      fetchPriority="low"
      className={clsx('h-fit max-w-none flex-none', className)}
    />
  );
}
