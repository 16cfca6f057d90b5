import { site } from '@/lib/site';
import { LogoMark } from './logo-artwork';

/** Mark and name side by side; the name is the accessible text. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="type-heavy text-h3 leading-none tracking-[-0.04em]">{site.name}</span>
    </span>
  );
}
