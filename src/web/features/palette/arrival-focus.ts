let arriving = false

/** Somebody chose a page by the keyboard: the focus goes along to it, and does not stay where it was chosen. */
export function expectArrival(): void {
  arriving = true
}

export const isArriving = () => arriving

/**
 * Puts the focus where work begins on the page that is shown now: the first field of its form, else the page itself. A form that is
 * still being loaded calls it again once it is there, as long as nobody has moved on.
 */
export function focusArrived(): void {
  if (!arriving) return
  const main = document.getElementById('main')
  const opensRun = new URLSearchParams(location.search).has('run')
  const field = opensRun ? null : main?.querySelector<HTMLElement>('form [id^="field-"]:not(:disabled)')
  if (field?.checkVisibility()) {
    arriving = false
    field.focus()
    return
  }
  if (!main || document.activeElement === main) return
  main.focus({ preventScroll: true })
  main.addEventListener('blur', () => setTimeout(() => (arriving = false)), { once: true })
}
