import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Heading, headingsOf, isLong } from './headings-of.ts'

const none: readonly Heading[] = []

/** The parts of a result that is longer than two screens; none of a shorter one, or while it is written. */
export function useHeadings(content: RefObject<HTMLElement | null>, isReady: boolean): readonly Heading[] {
  const [headings, setHeadings] = useState(none)
  // Before it is painted: the contents' button would push the others aside.
  useLayoutEffect(() => {
    const watched = content.current
    if (!watched || !isReady) {
      setHeadings(none)
      return
    }
    const read = () => {
      const found = isLong(watched, window.innerHeight) ? headingsOf(watched) : none
      setHeadings((before) => (isSame(before, found) ? before : found))
    }
    // Views arrive, unfold and are edited: each of these changes what is drawn, most of them its size too.
    read()
    const sizes = new ResizeObserver(read)
    const parts = new MutationObserver(read)
    sizes.observe(watched)
    parts.observe(watched, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
    }
  }, [content, isReady])
  return headings
}

function isSame(before: readonly Heading[], now: readonly Heading[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ element, text }, index) => element === now[index]?.element && text === now[index].text)
  )
}
