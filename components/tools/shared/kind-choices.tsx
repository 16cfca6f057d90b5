import type { ChangeEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/lib/text/typography';
import { type Kind, kinds } from '@/lib/tools/kinds';
import { type Choices, Options } from './field';

/** Kinds that most products have, most frequent first; the others are folded. */
const usual: readonly Kind[] = ['other', 'eye', 'lips'];
const rare = kinds.filter((kind) => !usual.includes(kind));

type Given = {
  /** The kinds in the answers, if any. */
  chosen: readonly string[];
  /** True in a form without answers, which starts with the ordinary product. A link without kinds leaves them open. */
  isNew: boolean;
  nameOf: (kind: Kind) => string;
  /** Question that opens the rare kinds. */
  question: string;
};

/** Checks the ordinary product when no other kind is checked, and only then. It runs before the form reads its fields. */
function keepAlone({ currentTarget, target }: ChangeEvent<HTMLElement>) {
  const [ordinary, ...others] = currentTarget.querySelectorAll<HTMLInputElement>('input');
  if (!ordinary) return;
  if (target === ordinary && ordinary.checked) for (const each of others) each.checked = false;
  else ordinary.checked = !others.some(({ checked }) => checked);
}

/** Returns the choices of the question about the kind of product, which several tools ask. */
export function kindChoices({ chosen, isNew, nameOf, question }: Given): Choices {
  const optionsOf = (some: readonly Kind[]) => some.map((value) => ({ value, label: nameOf(value) }));
  return {
    type: 'checkbox',
    options: optionsOf(usual),
    chosen: isNew ? ['other'] : chosen,
    className: 'mt-1',
    onChange: keepAlone,
    more: (
      <details open={rare.some((kind) => chosen.includes(kind))} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 rounded-control px-2 py-2 text-small leading-normal hover:bg-paper-2 [&::-webkit-details-marker]:hidden">
          <Icon className="mx-0.5 mt-1 flex-none text-ink-3 transition-transform group-open:rotate-90">
            <path d="m6 3.5 4.5 4.5L6 12.5" />
          </Icon>
          <span>{keepTogether(question)}</span>
        </summary>
        <Options
          name="kind"
          type="checkbox"
          options={optionsOf(rare)}
          chosen={chosen}
          className="mx-0 pl-3"
        />
      </details>
    ),
  };
}
