let typed = ''
let release: (() => void) | null = null

/**
 * Keeps what is typed from the opening of the palette until its field takes it over, so that nobody has to wait for the code
 * or the focus. Escape gives up. Returns what ends it.
 */
export function holdTypedAhead(giveUp: () => void): () => void {
  release?.()
  typed = ''
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape') giveUp()
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if ([...event.key].length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', onKey, { capture: true })
  const ended = () => {
    window.removeEventListener('keydown', onKey, { capture: true })
    if (release === ended) release = null
  }
  release = ended
  return ended
}

/** What was typed ahead; from now on keys go where the focus is. */
export function takeTypedAhead(): string {
  release?.()
  const taken = typed
  typed = ''
  return taken
}
