import { stage } from '../stage/stage';

/** The agent's letter: choose who is named, confirm the details, sign; and take it all back. */
export function enhance(root: HTMLElement): () => void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const steps = [...root.querySelectorAll<HTMLElement>('[data-step]')];
  let named = root.dataset.type;

  const agent = stage(root, {
    derive(get) {
      const chosen = get('type');
      const other = chosen !== named;
      named = chosen;
      // Another agent is another letter.
      return { stage: other ? 'details' : get('stage') };
    },
    changed() {
      const at = steps.findIndex((step) => step.dataset.step === agent.get('stage'));
      for (const [index, step] of steps.entries()) {
        step.dataset.state = index < at ? 'pass' : index === at ? 'current' : 'empty';
        if (index === at) step.setAttribute('aria-current', 'step');
        else step.removeAttribute('aria-current');
      }
    },
  });

  agent.on('click', (event, target) => {
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    // A finger's place on the page stays, unless what comes next lies elsewhere.
    const lead = (to: HTMLElement | null) => {
      to?.focus({ preventScroll: true });
      if (event.detail === 0 || button.matches('[data-confirms]')) to?.scrollIntoView({ block: 'nearest' });
    };
    if (button.dataset.type && agent.get('stage') === 'type') agent.set({ stage: 'details' });
    else if (button.matches('[data-confirms], [data-undo]')) lead(find('[data-signs]'));
    else if (button.matches('[data-again]')) lead(find(`[data-type="${named}"]`));
    else if (button.matches('[data-signs]')) agent.say(find('[data-signed]'));
  });

  return agent.leave;
}
