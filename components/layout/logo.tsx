import { site } from '@/lib/site';
import { LogoMark } from './logo-artwork';

/**
 * Mark and name side by side; the name is the accessible text. Hahmlet comes in one weight: an outline makes the name as
 * heavy as the mark.
 */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-serif text-h3 leading-none font-medium tracking-[-0.04em] [-webkit-text-stroke:0.02em]">
        {site.name}
      </span>
    </span>
  );
}
