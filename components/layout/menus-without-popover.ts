/** Opens and closes the menus of the header by their `open` attribute, as the browser does with popovers. */
export function openMenus(): void {
  const panels = () => document.querySelectorAll<HTMLElement>('[data-menu-panel]');
  const buttonOf = ({ id }: Element) => document.querySelector<HTMLElement>(`[data-menu="${id}"]`);

  function show(opened: Element | null): void {
    for (const panel of panels()) {
      panel.toggleAttribute('open', panel === opened);
      buttonOf(panel)?.setAttribute('aria-expanded', String(panel === opened));
    }
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-menu]');
    if (button) {
      const panel = document.getElementById(button.dataset.menu ?? '');
      show(panel?.hasAttribute('open') ? null : panel);
    } else if (!target.closest('[data-menu-panel]') || target.closest('a[href]')) show(null);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('[data-menu], [data-menu-panel]')) show(null);
  });
  document.addEventListener('keydown', ({ key }) => {
    const opened = [...panels()].find((panel) => panel.hasAttribute('open'));
    if (key !== 'Escape' || !opened) return;
    show(null);
    buttonOf(opened)?.focus();
  });
}
