import { stage } from '../stage/stage';

/** The vault: filter by kind, open a record, have its hash computed from the bytes on the screen, also altered ones. */
export function enhance(root: HTMLElement): () => void {
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  const body = () => one(`[data-body="${vault.get('open')}"]`);
  /** Bodies as they were served; what a visitor alters comes back from here. */
  const served = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-body]')].map((pre) => [pre, pre.textContent ?? '']),
  );
  let opener: HTMLElement | undefined;
  /** Counts the computations: only the last one is shown. */
  let asked = 0;

  const vault = stage(root, {
    changed() {
      for (const button of root.querySelectorAll<HTMLElement>('[data-opens]')) {
        button.setAttribute('aria-expanded', String(button.dataset.opens === vault.get('open')));
      }
    },
  });

  /** Computes the hash of the shown text's UTF-8 bytes and compares it with the stored one. */
  const check = async (speak: boolean) => {
    const pre = body();
    asked += 1;
    const mine = asked;
    if (!pre) return;
    // Browsers offer it on secure addresses only.
    let digits: string | undefined;
    try {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pre.textContent ?? ''));
      digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    } catch {
      digits = undefined;
    }
    if (mine !== asked) return;
    const stored = pre.dataset.sha256 ?? '';
    const differ = [...stored].filter((digit, index) => digit !== digits?.[index]).length;
    const computed = one('[data-computed]');
    const count = one('[data-digits]');
    if (computed) computed.textContent = digits ?? '';
    if (count) count.textContent = String(differ);
    vault.set({ hash: digits === undefined ? 'none' : differ === 0 ? 'match' : 'differs' });
    if (speak) vault.say(one('[data-verdict]'));
  };

  const restore = () => {
    for (const [pre, text] of served) if (pre.textContent !== text) pre.textContent = text;
  };

  const open = (kind: string, speak: boolean) => {
    restore();
    vault.set({ open: kind, copy: 'true', hash: 'waiting' });
    void check(speak);
  };

  /** The last figure of the text becomes the next one: a date, a count or a limit that was never filed. */
  const change = () => {
    const pre = body();
    const [, before = '', figure = '', after = ''] =
      /^([\s\S]*)(\d)(\D*)$/.exec(pre?.textContent ?? '') ?? [];
    const mark = document.createElement('mark');
    mark.textContent = String((Number(figure) + 1) % 10);
    pre?.replaceChildren(before, mark, after);
    vault.set({ copy: 'changed' });
    void check(true);
  };

  const save = () => {
    const pre = body();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([pre?.textContent ?? ''], { type: 'text/plain' }));
    link.download = pre?.dataset.file ?? '';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };

  const close = () => {
    open('none', false);
    opener?.focus();
  };

  vault.on('click', (event, target) => {
    const button = target.closest<HTMLElement>('button');
    const kind = button?.dataset.opens;
    const stay = { preventScroll: event.detail > 0 };
    if (button?.dataset.facet) {
      const { facet } = button.dataset;
      opener = one(`[data-opens="${facet}"]`) ?? undefined;
      open(facet === 'all' ? 'none' : facet, false);
    } else if (button && kind) {
      opener = button;
      if (kind === vault.get('open')) return close();
      open(kind, true);
      one('[data-home]')?.focus({ preventScroll: true });
      button.scrollIntoView({ block: 'nearest' });
    } else if (button?.hasAttribute('data-changes')) {
      change();
      one('[data-restores]')?.focus(stay);
    } else if (button?.hasAttribute('data-restores')) {
      restore();
      vault.set({ copy: 'true' });
      void check(true);
      one('[data-changes]')?.focus(stay);
    } else if (button?.hasAttribute('data-saves')) {
      save();
    } else if (button?.hasAttribute('data-closes')) {
      close();
    }
  });
  vault.on('keydown', (event) => {
    if (event.key === 'Escape' && vault.get('open') !== 'none') close();
  });

  return () => {
    restore();
    vault.leave();
  };
}
