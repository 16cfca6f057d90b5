import { holds, named } from './condition';

export type Stage = {
  /** Value of a state. */
  get: (key: string) => string;
  /** Changes states and with them everything in the figure that hangs on them. */
  set: (states: Record<string, string>) => void;
  /** Has a text read out, or what an element shows. */
  say: (what: string | Element | null | undefined) => void;
  /** Runs later, unless the page has gone by then. */
  later: (milliseconds: number, run: () => void) => void;
  /** Forgets what was to run later. */
  calm: () => void;
  /** Listens on the figure until the page goes. */
  on: <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], target: HTMLElement) => void,
  ) => void;
  /** Undoes all of it: the scene is a picture again. */
  leave: () => void;
};

/** Text of an element without what waits hidden in it. */
function shownText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[hidden]') ?? []) hidden.remove();
  return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

type Extras = {
  /** States that follow from others, asked for with every change. */
  derive?: (get: Stage['get']) => Record<string, string>;
  /** Runs after every change, when the figure shows it. */
  changed?: () => void;
};

/**
 * Brings a scene's figure to life. Its states are data-attributes of the figure; `data-when`, `data-set`,
 * `data-able` and `data-say` on what is inside say the rest (see scene-behaviour.tsx).
 */
export function stage(root: HTMLElement, { derive, changed }: Extras = {}): Stage {
  const listening = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const asleep = [...root.querySelectorAll<HTMLButtonElement>('button:disabled')];
  const status = root.querySelector('[role="status"]');
  let pointed = false;
  const get = (key: string) => root.getAttribute(`data-${key}`) ?? '';

  const write = (states: Record<string, string>) => {
    for (const [key, value] of Object.entries(states)) root.setAttribute(`data-${key}`, value);
  };

  const show = () => {
    const focused = document.activeElement;
    for (const element of root.querySelectorAll('[data-when]')) {
      const shown = holds(element.getAttribute('data-when') ?? '', get);
      element.toggleAttribute('data-fresh', shown && element.hasAttribute('hidden'));
      element.toggleAttribute('hidden', !shown);
    }
    for (const button of root.querySelectorAll('[data-able]')) {
      button.setAttribute('aria-disabled', String(!holds(button.getAttribute('data-able') ?? '', get)));
    }
    for (const button of root.querySelectorAll('[aria-pressed][data-set]')) {
      button.setAttribute('aria-pressed', String(holds(button.getAttribute('data-set') ?? '', get)));
    }
    // What had the focus is gone: the focus goes where the scene goes on. A finger's place on the page stays.
    if (focused && root.contains(focused) && focused.closest('[hidden]')) {
      [...root.querySelectorAll<HTMLElement>('[data-home]')]
        .find((home) => !home.closest('[hidden]'))
        ?.focus({ preventScroll: pointed });
    }
  };

  const made: Stage = {
    get,
    set(states) {
      write(states);
      if (derive) write(derive(get));
      show();
      changed?.();
    },
    say(what) {
      const text = typeof what === 'string' ? what : shownText(what);
      if (status && text) status.textContent = text;
    },
    later(milliseconds, run) {
      timers.add(setTimeout(run, milliseconds));
    },
    calm() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
    on(type, listener) {
      root.addEventListener(
        type,
        (event) => {
          if (event.target instanceof Element) listener(event, event.target as HTMLElement);
        },
        { signal: listening.signal },
      );
    },
    leave() {
      listening.abort();
      made.calm();
      for (const button of asleep) button.disabled = true;
      root.removeAttribute('data-live');
    },
  };

  made.on('click', (event, target) => {
    pointed = event.detail > 0;
    const button = target.closest<HTMLElement>('button');
    if (button?.getAttribute('aria-disabled') === 'true') {
      // Its description says what is still to do.
      event.stopImmediatePropagation();
      made.say(document.getElementById(button.getAttribute('aria-describedby') ?? ''));
    } else if (button?.dataset.set) {
      made.set(named(button.dataset.set));
      made.say(button.dataset.say);
    }
  });

  for (const button of asleep) button.disabled = false;
  root.setAttribute('data-live', '');
  return made;
}
