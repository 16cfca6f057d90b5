import type { useTranslations } from 'next-intl';
import { stepIds, totalIngredients } from '../data';
import {
  count,
  isIssued,
  nextEvent,
  nextStep,
  reduce,
  rows,
  type Task,
  type WizardEvent,
  type WizardState,
} from '../state';

type Translator = ReturnType<typeof useTranslations<'sceneMocraWizard'>>;

/** Returns the label of the primary button in a state. */
export function mainLabel(t: Translator, state: WizardState): string {
  const task = nextStep(state);
  const event = nextEvent(state);
  if (!task) return t(isIssued(state) ? 'submitted' : 'submitting');
  if (event.type === 'row settled') return t(`desk.${event.issue}.action`);
  const names: Record<Task, string> = {
    name: t('tasks.name', { count: count(state, 'fix') }),
    talc: t('tasks.talc'),
    map: t('tasks.map', { count: totalIngredients - rows(state).length }),
    review: t('steps.review'),
    sign: t('sign.action', { name: t('sign.name') }),
    submit: t('submit'),
  };
  return names[task];
}

/** Returns the announcement of an event. @param state the state before the event. */
export function announcement(t: Translator, state: WizardState, event: WizardEvent): string {
  if (event.type === 'tool opened') return `${t(`desk.${event.issue}.title`)}.`;
  if (event.type === 'row settled') return t(`said.${event.issue}`);
  if (event.type === 'name taken') return t('said.inci', { total: totalIngredients });
  if (event.type === 'signed') return t('said.signed');
  const opened = reduce(state, event).step;
  const current = stepIds.indexOf(opened) + 1;
  return `${t('said.step', { current, total: stepIds.length, name: t(`steps.${opened}`) })}.`;
}
