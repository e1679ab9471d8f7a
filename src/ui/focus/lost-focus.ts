/** True where the keyboard is nowhere: on the page as a whole, on what was disabled, or on what went out of sight. */
function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || focused.matches(':disabled') || !focused.checkVisibility()
}

/** Goes on at `target` where what had the focus is gone, or only stood in for it. What somebody focused stays focused. */
export function catchFocus(target: HTMLElement | null | undefined): void {
  const standsIn = document.activeElement?.matches('[data-stands-in]')
  if (isFocusLost() || standsIn) target?.focus({ preventScroll: true })
}
