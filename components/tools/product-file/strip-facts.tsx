import { useEffect } from 'react';
import type { ProductStripProps } from '@/components/tools/shared/product-strip';
import { longDate } from '@/lib/rules/dates';
import { today } from '@/lib/rules/today';
import { keepTogether } from '@/lib/text/typography';
import { carryTo, type SharingTool } from '@/lib/tools/product-file/carry';
import { stripOf } from '@/lib/tools/product-file/strip';
import { placesText } from '@/lib/tools/product-file/texts';

/** Names on a list that the strip shows; the file has all of them. */
const mostHits = 5;

type StripFactsProps = ProductStripProps & { id: string };

/** What is known of the product, what the tools find, and links that take it along. */
export function StripFacts({ id, locale, tool, fragment, text, hrefs, onFound }: StripFactsProps) {
  const strip = stripOf(carryTo('product-file', tool, fragment), today());
  const { name, ingredients, made, fix, check, hits, colors, dates, missing } = strip;
  const found = hits.length;
  useEffect(() => {
    onFound?.(found);
    return () => onFound?.(0);
  }, [onFound, found]);
  const to = (target: SharingTool | 'product-file') => `${hrefs[target]}#${carryTo(target, tool, fragment)}`;
  const facts = [
    name,
    ingredients > 0 && text('product.strip.ingredients', { count: ingredients }),
    made && text(`product.strip.${made === 'us' ? 'made' : 'abroad'}`),
  ].filter(Boolean);
  const onward = [
    colors > 0 && tool !== 'ingredients' && (['ingredients', 'colors', colors] as const),
    dates > 0 && tool !== 'mocra-duties' && (['mocra-duties', 'dates', dates] as const),
    missing > 0 && tool !== 'us-label' && (['us-label', 'label', missing] as const),
  ].filter((each) => each !== false);
  const places = (lists: readonly string[]) =>
    placesText(lists, (key, values) => text(`product.${key}`, values));
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={text('product.strip.title')}
      data-product=""
      className="type-small mb-8 scroll-mt-24 border-l-2 outline-none border-sky-700 pl-4 print:hidden"
    >
      <p>
        <strong>{text('product.strip.title')}:</strong> <bdi>{facts.join(' · ')}</bdi>
      </p>
      {tool !== 'ingredients' &&
        hits.slice(0, mostHits).map(({ typed, verdict, lists, from }) => (
          <p key={`${typed}${verdict}${lists.join()}${from}`} data-found="" className="text-seal-700">
            {keepTogether(
              text(`product.findings.${verdict}${from ? '-from' : ''}`, {
                typed,
                places: places(lists),
                ...(from && { date: longDate(from, locale) }),
              }),
            )}
          </p>
        ))}
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <a href={to('product-file')} className="text-link">
          {text('product.strip.open')}: {text('product.strip.findings', { fix, check })}
        </a>
        {onward.map(([target, key, count]) => (
          <a key={target} href={to(target)} className="text-link">
            {text(`product.strip.${key}`, { count })}
          </a>
        ))}
      </p>
    </section>
  );
}
