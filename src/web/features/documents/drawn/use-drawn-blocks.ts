import { type RefObject, useEffect, useState } from 'react'
import { blocksIn, type DrawnBlock } from './blocks-in.ts'

export interface PlacedBlock extends DrawnBlock {
  /** Pixels within the element around the content. */
  top: number
  left: number
  width: number
  height: number
}

const none: readonly PlacedBlock[] = []

/** Whether a box of the content that scrolls by itself hides the beginning of an element. */
function isScrolledAway(element: HTMLElement, content: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  for (let box = element.parentElement; box && box !== content; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === 'visible') continue
    const edges = box.getBoundingClientRect()
    if (top < edges.top || top >= edges.bottom) return true
  }
  return false
}

/** The blocks that are drawn in an element and where they stand, read again when what is drawn or its size changes. */
export function useDrawnBlocks(content: RefObject<HTMLElement | null>): readonly PlacedBlock[] {
  const [blocks, setBlocks] = useState(none)
  useEffect(() => {
    const watched = content.current
    if (!watched) return
    let waiting = 0
    const read = () => {
      waiting = 0
      // Marks are placed in the element around it, within its border.
      const around = watched.parentElement ?? watched
      const { top: y, left: x } = around.getBoundingClientRect()
      const origin = { top: y + around.clientTop, left: x + around.clientLeft }
      setBlocks(
        blocksIn(watched).flatMap((block) => {
          // What is folded away, or scrolled out of its box, has no place.
          if (block.element.getClientRects().length === 0 || isScrolledAway(block.element, watched)) return []
          const { top, left, width, height } = block.element.getBoundingClientRect()
          return [{ ...block, top: top - origin.top, left: left - origin.left, width, height }]
        }),
      )
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(read)
    }
    const sizes = new ResizeObserver(soon)
    const parts = new MutationObserver(soon)
    sizes.observe(watched)
    // Scrolling does not bubble.
    watched.addEventListener('scroll', soon, { capture: true, passive: true })
    parts.observe(watched, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] })
    return () => {
      cancelAnimationFrame(waiting)
      watched.removeEventListener('scroll', soon, { capture: true })
      sizes.disconnect()
      parts.disconnect()
    }
  }, [content])
  return blocks
}
