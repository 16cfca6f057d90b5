import { stage } from '../stage/stage';

const order = ['prepared', 'submitted', 'review', 'held', 'mayProceed', 'released'];

/** The shipment: from stage to stage, and what lifts the hold on its food line. */
export function enhance(root: HTMLElement): () => void {
  const place = (moment: string) => order.indexOf(moment);
  const hold = place('held');
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')];
  let before = root.dataset.at ?? '';

  const shipment = stage(root, {
    derive(get) {
      const at = place(get('at'));
      // Before the hold nothing is asked for, after it all is answered; who comes back to it finds it open.
      const reopened = at === hold && place(before) > hold;
      const done = (key: string, value: string) =>
        at > hold || (at === hold && !reopened && get(key) === value);
      before = get('at');
      const [label, batch] = [done('label', 'yes'), done('batch', 'yes')];
      const sent = done('answer', 'sent');
      return {
        label: label ? 'yes' : 'no',
        batch: batch ? 'yes' : 'no',
        answer: sent ? 'sent' : 'no',
        ready: String(at !== hold || sent || (label && batch)),
      };
    },
    changed() {
      const at = shipment.get('at');
      for (const stop of stops) {
        const moment =
          stop.dataset.stop === 'review' && place(at) >= hold ? 'held' : (stop.dataset.stop ?? '');
        const passed = place(moment) < place(at) || (moment === at && at === 'released');
        stop.dataset.mark = passed ? 'pass' : moment !== at ? 'empty' : at === 'held' ? 'held' : 'current';
        for (const button of stop.querySelectorAll('button')) {
          if (moment === at) button.setAttribute('aria-current', 'step');
          else button.removeAttribute('aria-current');
        }
      }
      for (const button of root.querySelectorAll<HTMLElement>('[data-paper]')) {
        button.setAttribute('aria-pressed', String(shipment.get(button.dataset.paper ?? '') === 'yes'));
      }
    },
  });

  const tell = () => shipment.say(root.querySelector('[data-now]'));

  shipment.on('click', (_, target) => {
    const button = target.closest<HTMLElement>('button');
    const paper = button?.dataset.paper;
    if (paper) {
      shipment.set({ [paper]: shipment.get(paper) === 'yes' ? 'no' : 'yes' });
      shipment.say(button);
    } else if (button?.hasAttribute('data-next')) {
      const at = shipment.get('at');
      if (at === 'held' && shipment.get('answer') === 'no') shipment.set({ answer: 'sent' });
      else shipment.set({ at: at === 'released' ? 'held' : (order[place(at) + 1] ?? at) });
      tell();
    } else if (button?.dataset.set) {
      tell();
    }
  });

  return shipment.leave;
}
