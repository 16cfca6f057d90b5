import { holds, named } from '@/components/features/stage/condition';
import { stage } from '@/components/features/stage/stage';
import { startingWith } from '@/components/features/stage/states';

const picture = `
  <button type="button" disabled data-set="version=new" data-say="New version" aria-pressed="false">New</button>
  <button type="button" disabled data-set="version=old" aria-pressed="true">Old</button>
  <p data-when="version=old" id="old">old <button type="button" disabled id="only-old">x</button></p>
  <p data-when="version=new" id="new" hidden>new</p>
  <p data-home tabindex="-1" id="home">home</p>
  <button type="button" disabled data-set="sent=yes" data-able="version=new" aria-disabled="true"
    aria-describedby="hint">Send</button>
  <p id="hint"><span data-when="version=old">first the <b>new</b> one</span><span data-when="version=new" hidden>go</span></p>
  <p role="status"></p>`;

function figure(): HTMLElement {
  document.body.innerHTML = `<figure data-version="old" data-sent="no">${picture}</figure>`;
  return document.querySelector('figure') as HTMLElement;
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
const status = () => document.querySelector('[role="status"]')?.textContent;
const hidden = (id: string) => document.getElementById(id)?.hasAttribute('hidden');

describe('conditions', () => {
  const read = (key: string) => ({ a: '1', b: '2' })[key];

  it.each([
    ['a=1', true],
    ['a=2', false],
    ['a=2|1', true],
    ['a!=2', true],
    ['a!=1|2', false],
    ['a=1 b=2', true],
    ['a=1 b=3', false],
    ['c=1', false],
    ['c!=1', true],
  ])('%s', (condition, expected) => expect(holds(condition, read)).toBe(expected));

  it('reads a change', () => expect(named('a=1 b=none')).toEqual({ a: '1', b: 'none' }));
});

describe('what the server writes', () => {
  const { when, control, attributes } = startingWith({ version: 'old' });

  it('hides what is not shown at first', () => {
    expect(when('version=old')).toEqual({ 'data-when': 'version=old', hidden: false });
    expect(when('version=new').hidden).toBe(true);
    expect(attributes).toEqual({ 'data-version': 'old' });
  });

  it('lets every control sleep', () => {
    expect(control()).toMatchObject({
      disabled: true,
      'aria-disabled': undefined,
      'aria-pressed': undefined,
    });
    expect(control({ set: 'version=old', choice: true })['aria-pressed']).toBe(true);
    expect(control({ able: 'version=new' })['aria-disabled']).toBe(true);
  });
});

describe('a stage', () => {
  it('wakes the controls, and puts them to sleep when it leaves', () => {
    const root = figure();
    const { leave } = stage(root);
    expect(root).toHaveAttribute('data-live');
    expect(button('New')).toBeEnabled();
    leave();
    expect(root).not.toHaveAttribute('data-live');
    expect(button('New')).toBeDisabled();
    button('New').removeAttribute('disabled');
    button('New').click();
    expect(root).toHaveAttribute('data-version', 'old');
  });

  it('shows, presses and says what a control sets', () => {
    const root = figure();
    stage(root);
    button('New').click();
    expect(root).toHaveAttribute('data-version', 'new');
    expect(hidden('old')).toBe(true);
    expect(hidden('new')).toBe(false);
    expect(document.getElementById('new')).toHaveAttribute('data-fresh');
    expect(button('New')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Old')).toHaveAttribute('aria-pressed', 'false');
    expect(status()).toBe('New version');
  });

  it('says what is still to do instead of what may not be done yet', () => {
    const root = figure();
    stage(root);
    button('Send').click();
    expect(root).toHaveAttribute('data-sent', 'no');
    expect(status()).toBe('first the new one');
    button('New').click();
    expect(button('Send')).toHaveAttribute('aria-disabled', 'false');
    button('Send').click();
    expect(root).toHaveAttribute('data-sent', 'yes');
  });

  it('brings the focus home when what had it is hidden', () => {
    const { set } = stage(figure());
    document.getElementById('only-old')?.focus();
    set({ version: 'new' });
    expect(document.activeElement?.id).toBe('home');
  });

  it('keeps derived states up to date and tells of every change', () => {
    const changed = jest.fn();
    const root = figure();
    const { set } = stage(root, { derive: (get) => ({ both: `${get('version')}-${get('sent')}` }), changed });
    set({ version: 'new' });
    expect(root).toHaveAttribute('data-both', 'new-no');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('forgets what was to come', () => {
    jest.useFakeTimers();
    const { later, calm, leave } = stage(figure());
    const run = jest.fn();
    later(100, run);
    calm();
    later(100, run);
    jest.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    later(100, run);
    leave();
    jest.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
