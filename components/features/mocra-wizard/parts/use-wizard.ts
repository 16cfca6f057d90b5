import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useScene } from '../../shared/interactive';
import { accepted, filing, type StepId, totalIngredients } from '../data';
import {
  initialState,
  lookupResult,
  nextEvent,
  nextStage,
  nextStep,
  reduce,
  suggestions,
  type WizardEvent,
} from '../state';
import { announcement, mainLabel } from './announcements';

/** Delay between two stages of a submission, in milliseconds. */
const pause = 1000;

/** The state of the wizard and its actions, each of which announces its result and moves the focus. */
export function useWizard() {
  const t = useTranslations('sceneMocraWizard');
  const { handle, announce, moveFocus, reveal } = useScene();
  const [state, change] = useReducer(reduce, initialState);
  const { tool } = state;

  const stage = nextStage(state);
  const reachStage = useEffectEvent(() => {
    if (!stage) return;
    change({ type: 'stage reached' });
    const { ticket, times } = filing.submissions.this;
    if (stage === 'issued') reveal('[data-ending]');
    announce(stage === 'issued' ? t('said.issued', { ticket }) : `${t(`last.${stage}`)} ${times[stage]}`);
  });
  useEffect(() => {
    if (!stage) return;
    const timer = setTimeout(reachStage, pause);
    return () => clearTimeout(timer);
  }, [stage]);

  /** Dispatches an event and announces its result and the new label of the primary button. */
  const act = (event: WizardEvent) => {
    change(event);
    const next = mainLabel(t, reduce(state, event));
    announce(
      event.type === 'submitted' ? next : t('said.next', { happened: announcement(t, state, event), next }),
    );
  };
  const openStep = (next: StepId) => act({ type: 'step opened', step: next });
  /** Keeps or moves the focus on the primary button as its label changes. */
  const press = (event: WizardEvent) => {
    act(event);
    moveFocus('[data-submit]');
    // On phones it may be below the visible part of the window.
    if (event.type === 'submitted') reveal('[data-slip]');
  };
  const pressMain = () => {
    if (nextStep(state)) press(nextEvent(state));
  };
  const leaveTool = () => {
    change({ type: 'tool left' });
    moveFocus(`button[data-desk="${tool}"]`);
  };
  /** Handles an event of the field and announces its message or the number of matches. */
  const look = (event: WizardEvent) => {
    if (event.type === 'name taken' && event.inci === accepted.inci) return press(event);
    change(event);
    if (event.type !== 'typed' && event.type !== 'name taken') return;
    const after = reduce(state, event);
    const answer = lookupResult(after) ?? 'hint';
    announce(
      answer === 'hint'
        ? t('lookup.found', { count: suggestions(after).length })
        : t(`lookup.${answer}`, { name: after.text, total: totalIngredients }),
    );
  };
  const startOver = () => {
    change({ type: 'started over' });
    announce(t('said.again'));
  };
  return { handle, state, openStep, press, pressMain, leaveTool, look, startOver };
}
