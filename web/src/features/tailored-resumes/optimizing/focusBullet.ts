/** Moves the focus to a bullet's text, once the page shows it. */
export function focusBullet(bulletId: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-bullet="${CSS.escape(bulletId)}"]`);
    row?.querySelector<HTMLElement>('[data-bullet-text]')?.focus();
  });
}
