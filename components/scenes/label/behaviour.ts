import { stage } from '../stage/stage';

/** The label check: two versions of the artwork, and a note for each finding that box and list open alike. */
export function enhance(root: HTMLElement): () => void {
  let opener: HTMLElement | undefined;

  const mark = (attribute: string, finding: string | undefined) => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-finding]')) {
      element.toggleAttribute(attribute, element.dataset.finding === finding);
    }
  };

  const label = stage(root, {
    changed() {
      const note = label.get('note');
      mark('data-chosen', note);
      for (const button of root.querySelectorAll<HTMLElement>('[data-opens]')) {
        button.setAttribute('aria-expanded', String(button.dataset.opens === note));
      }
    },
  });

  const close = () => {
    label.set({ note: 'none' });
    opener?.focus();
  };

  label.on('click', (_, target) => {
    const button = target.closest<HTMLElement>('button');
    const note = button?.dataset.opens;
    if (button?.hasAttribute('data-flip')) {
      const version = label.get('version') === 'submitted' ? 'corrected' : 'submitted';
      label.set({ version });
      label.say(root.querySelector<HTMLElement>(`[data-set="version=${version}"]`)?.dataset.say);
    } else if (button && note) {
      opener = button;
      if (note === label.get('note')) return close();
      label.set({ note });
      const slip = document.getElementById(button.getAttribute('aria-controls') ?? '');
      slip?.focus({ preventScroll: true });
      slip?.scrollIntoView({ block: 'nearest' });
    } else if (button?.hasAttribute('data-closes')) {
      close();
    }
  });
  label.on('keydown', (event) => {
    if (event.key === 'Escape' && label.get('note') !== 'none') close();
  });

  // Box and line light up together.
  const light = (_: Event, target: HTMLElement) =>
    mark('data-hot', target.closest<HTMLElement>('[data-finding]')?.dataset.finding);
  label.on('pointerover', light);
  label.on('focusin', light);
  label.on('pointerleave', () => mark('data-hot', undefined));
  label.on('focusout', () => mark('data-hot', undefined));

  return label.leave;
}
