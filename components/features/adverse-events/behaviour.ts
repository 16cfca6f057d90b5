import { stage } from '../stage/stage';

/** Between a report and its acknowledgment. */
const pause = 1400;
/** From so many cases in a column its cards say less, and from so many they are single lines. */
const crowds: Record<string, readonly [number, number]> = { draft: [3, 4], inReview: [4, 5] };

/** The case board: take a case in hand, move it on, file it; let days pass and see the reminders go out. */
export function enhance(root: HTMLElement): () => void {
  const all = <Found extends Element = HTMLElement>(selector: string, within: Element = root) => [
    ...within.querySelectorAll<Found>(selector),
  ];
  const one = (selector: string, within: Element = root) => within.querySelector<HTMLElement>(selector);
  const write = (selector: string, text: string | number, within: Element = root) => {
    for (const element of all(selector, within)) element.textContent = String(text);
  };

  const reminders = (one('[data-reminders]')?.dataset.reminders ?? '').split(' ').map(Number);
  const [, near = 0, pressing = 0] = reminders;
  /** How a case is named in a reminder, by the days it has left. */
  const remindedWords = new Map<number, string>(
    JSON.parse(one('[data-next-day]')?.getAttribute('data-reminded-words') ?? '[]'),
  );
  const clock = one('[data-clock]');
  const length = Number(clock?.dataset.clock);
  const letters = all('[data-letter]').map((item) => item.dataset.letter ?? '');
  const cards = all('[data-card]').map((card) => ({
    card,
    key: card.dataset.card ?? '',
    list: card.parentElement,
    /** Days left; a case that was filed before has none. */
    atFirst: card.dataset.days === undefined ? undefined : Number(card.dataset.days),
    left: 0,
  }));
  const today = one('[data-today]');
  const firstDay = today?.textContent ?? '';
  const archivedAtFirst = Number(one('[data-archived]')?.textContent);
  const filedAtFirst = cards.filter(({ atFirst }) => atFirst === undefined).length;
  const years = Number.parseInt(one('[data-kept]')?.textContent ?? '', 10) - Number.parseInt(firstDay, 10);
  let passed = 0;

  const date = () => {
    const day = new Date(`${firstDay}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + passed);
    return day.toISOString().slice(0, 10);
  };
  const keptUntil = () => `${Number(date().slice(0, 4)) + years}${date().slice(4)}`;
  const entry = (key: string) => cards.find((item) => item.key === key);

  const board = stage(root, {
    derive(get) {
      const open = cards.filter(({ key }) => /draft|inReview/.test(get(`c${key}`)));
      const chosen = open.find(({ key }) => key === get('case'));
      const next = chosen && reminders.find((day) => day < chosen.left);
      return {
        hold: open.length === 0 ? 'none' : open.some(({ left }) => left === 0) ? 'due' : 'no',
        next: !chosen ? 'stopped' : next === undefined ? 'all' : String(next),
      };
    },
    changed: paint,
  });
  const first = Object.fromEntries(
    ['case', 'form', 'label', ...cards.map(({ key }) => `c${key}`)].map((key) => [key, board.get(key)]),
  );
  const isOpen = (key: string) => /draft|inReview/.test(board.get(`c${key}`));

  function paint() {
    const chosen = board.get('case');
    for (const { card, key, left } of cards) {
      const tone = left <= pressing ? 'seal' : left <= near ? 'ochre' : 'neutral';
      card.toggleAttribute('data-chosen', key === chosen);
      write('[data-left]', left, card);
      for (const badge of all('[data-tone]', card)) badge.dataset.tone = tone;
      for (const words of all('[data-pressing]', card)) words.hidden = tone !== 'seal';
      for (const sign of all('[data-reminded]', card)) sign.hidden = !reminders.includes(left);
      const flag = one(`[data-flag="${key}"]`);
      flag?.setAttribute('x', `${Math.round((10000 * (length - left)) / length) / 100}%`);
      flag?.setAttribute('data-tone', tone);
      flag?.toggleAttribute('data-chosen', key === chosen);
    }
    const left = entry(chosen)?.left ?? 0;
    for (const sign of all('[data-reminder]')) {
      const sent = left <= Number(sign.dataset.reminder);
      sign.dataset.state = !isOpen(chosen) ? 'off' : sent ? 'sent' : 'ahead';
    }
    for (const column of all('[data-column]')) {
      const here = all('[data-card]', column).filter(({ hidden }) => !hidden);
      const minor = here.filter(({ dataset }) => dataset.minor !== undefined).length;
      const [dense, full] = crowds[column.dataset.column ?? ''] ?? [99, 99];
      write('[data-count]', here.length, column);
      write('[data-more] span', minor, column);
      for (const more of all('[data-more]', column)) more.hidden = minor === 0;
      column.removeAttribute('data-crowd');
      if (here.length >= dense) column.dataset.crowd = here.length >= full ? 'full' : 'dense';
    }
    const now = letters.indexOf(board.get('form'));
    all('[data-letter]').forEach((item, index) => {
      const state = now < 0 || index < now ? 'pass' : index === now ? 'current' : 'empty';
      item.dataset.state = state;
      if (state === 'current') item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
      for (const words of all('[data-is]', item)) words.hidden = words.dataset.is !== state;
    });
    const filed = cards.filter(({ key }) => board.get(`c${key}`) === 'submitted').length;
    write('[data-archived]', archivedAtFirst + filed - filedAtFirst);
    write('[data-open]', cards.filter(({ key }) => isOpen(key)).length);
    write('[data-chosen-case]', chosen);
    if (today) today.textContent = date();
  }

  /** Puts every card where its state says, newest first. */
  const place = (key: string) => {
    const card = entry(key)?.card;
    const column = board.get(`c${key}`) === 'sent' ? 'submitted' : board.get(`c${key}`);
    if (card) one(`[data-column="${column}"] ul`)?.prepend(card);
  };

  const begin = () => {
    passed = 0;
    for (const item of cards) {
      item.left = item.atFirst ?? 0;
      item.list?.append(item.card);
    }
    board.set(first);
  };
  for (const item of cards) item.left = item.atFirst ?? 0;

  const submit = (key: string, button: HTMLElement) => {
    const card = entry(key)?.card;
    if (card) write('[data-kept]', keptUntil(), card);
    const words = button.dataset.acknowledged?.replace('{until}', keptUntil());
    board.later(pause, () => {
      board.set({ [`c${key}`]: 'submitted' });
      board.say(words);
    });
  };

  const passDay = (button: HTMLElement) => {
    passed += 1;
    for (const item of cards) if (isOpen(item.key)) item.left -= 1;
    board.set({});
    const reminded = cards
      .filter(({ key, left }) => isOpen(key) && reminders.includes(left))
      .map(({ key, left }) => remindedWords.get(left)?.replace('{number}', `AE-${key}`));
    const words = reminded.length > 0 ? button.dataset.some : button.dataset.none;
    board.say(words?.replace('{date}', date()).replace('{cases}', reminded.join(', ')));
  };

  board.on('click', (event, target) => {
    const button = target.closest<HTMLElement>('button');
    if (!button) return;
    const { moves } = button.dataset;
    const onward = (within: Element | undefined, selector: string) => {
      const next = within && all(selector, within).find((element) => !element.closest('[hidden]'));
      next?.focus({ preventScroll: event.detail > 0 });
    };
    if (button.matches('[data-takes]')) {
      board.say(one('[data-status]'));
    } else if (moves) {
      const card = entry(moves)?.card;
      place(moves);
      if (button.matches('[data-submits]')) submit(moves, button);
      board.set({});
      // What moves loses the focus.
      onward(card, '[data-takes]');
      card?.scrollIntoView({ block: 'nearest' });
    } else if (button.matches('[data-fills]')) {
      const at = letters.indexOf(board.get('form'));
      board.set({ form: letters[at + 1] ?? 'done' });
      board.say(one('[data-progress]'));
      if (button.hidden) onward(button.parentElement ?? undefined, '[data-moves]');
    } else if (button.matches('[data-attaches]')) {
      onward(button.parentElement ?? undefined, '[data-submits]');
    } else if (button.matches('[data-next-day]')) {
      passDay(button);
    } else if (button.matches('[data-again]')) {
      board.calm();
      begin();
      board.say(button.dataset.say);
    }
  });

  return () => {
    board.calm();
    begin();
    board.leave();
  };
}
