import { stage } from '../stage/stage';

const stages = ['uploaded', 'validated', 'issued'];
/** Between one stage of a submission and the next. */
const pause = 1000;

/** The filing wizard: settle what is open, sign, submit, and the ticket comes. */
export function enhance(root: HTMLElement): () => void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const buttons = [...root.querySelectorAll<HTMLElement>('button[data-step]')];

  const wizard = stage(root, {
    derive(get) {
      const [fixed, reviewed, mapped] = ['fix', 'talc', 'inci'].map((key) => get(key) === 'done');
      const filing = get('filing');
      return {
        passed: String(5 + Number(fixed) + Number(reviewed) + Number(mapped)),
        list: !fixed ? 'fix' : !mapped ? 'map' : !reviewed ? 'review' : 'pass',
        waits: !fixed
          ? 'fix'
          : !mapped
            ? 'map'
            : get('signed') !== 'yes'
              ? 'sign'
              : filing === 'no'
                ? 'ready'
                : filing === 'issued'
                  ? 'nothing'
                  : 'ticket',
      };
    },
    changed() {
      for (const button of buttons) {
        if (button.dataset.step === wizard.get('step')) button.setAttribute('aria-current', 'step');
        else button.removeAttribute('aria-current');
      }
      for (const button of root.querySelectorAll<HTMLElement>('[data-desk]')) {
        button.setAttribute('aria-expanded', String(button.dataset.desk === wizard.get('desk')));
      }
    },
  });

  const keys = ['step', 'fix', 'talc', 'inci', 'wrong', 'desk', 'signed', 'filing'];
  const first = Object.fromEntries(keys.map((key) => [key, wizard.get(key)]));

  /** The focus goes to what is open next; a finger's place on the page stays. */
  const goOn = (event: MouseEvent) => {
    const next = [...root.querySelectorAll<HTMLElement>('[data-issue], [data-onward]')];
    next.find((button) => !button.closest('[hidden]'))?.focus({ preventScroll: event.detail > 0 });
  };

  const submit = () => {
    wizard.set({ filing: 'sending' });
    wizard.say(find('[data-submit]'));
    find('[data-slip]')?.scrollIntoView({ block: 'nearest' });
    stages.forEach((filing, index) => {
      wizard.later(pause * (index + 1), () => {
        wizard.set({ filing });
        const slip = find('[data-slip]');
        wizard.say(filing === 'issued' ? slip?.dataset.say : slip?.querySelectorAll('li')[index]);
      });
    });
  };

  wizard.on('click', (event, target) => {
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    const { move, desk, leaves } = button.dataset;
    if (move) {
      const at = buttons.findIndex((step) => step.dataset.step === wizard.get('step')) + Number(move);
      wizard.set({ step: buttons[at]?.dataset.step ?? '' });
      wizard.say(buttons[at]?.dataset.say);
    } else if (desk) {
      wizard.set({ desk });
      const tool = document.getElementById(button.getAttribute('aria-controls') ?? '');
      tool?.querySelector('button')?.focus({ preventScroll: true });
      tool?.scrollIntoView({ block: 'nearest' });
    } else if (leaves) {
      wizard.set({ desk: 'entry' });
      find(`button[data-desk="${leaves}"]`)?.focus();
    } else if (button.matches('[data-settles], [data-accepts]')) {
      goOn(event);
    } else if (button.matches('[data-signs]')) {
      find('[data-submit]')?.focus({ preventScroll: event.detail > 0 });
    } else if (button.matches('[data-onward]')) {
      const head = find('[data-home]');
      head?.focus({ preventScroll: true });
      head?.scrollIntoView({ block: 'nearest' });
    } else if (button.matches('[data-submit]')) {
      submit();
    } else if (button.matches('[data-again]')) {
      wizard.calm();
      wizard.set(first);
      wizard.say(button.dataset.say);
    }
  });

  return wizard.leave;
}
