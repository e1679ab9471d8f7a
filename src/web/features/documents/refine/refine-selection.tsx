import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './refine.module.css'

interface RefineSelectionProps {
  /** What holds the document. */
  content: RefObject<HTMLElement | null>
  onRefine: (quote: string) => void
}

interface Selected {
  quote: string
  top: number
  left: number
}

/** Fewer characters are a slip of the pointer. */
const least = 4

function selectedIn(content: HTMLElement | null): Selected | null {
  const selection = document.getSelection()
  const quote = selection?.toString().trim() ?? ''
  if (!content || !selection || selection.rangeCount === 0 || quote.length < least) return null
  const range = selection.getRangeAt(0)
  if (!content.contains(range.commonAncestorContainer)) return null
  const box = range.getBoundingClientRect()
  const widest = document.documentElement.clientWidth
  return {
    quote,
    top: box.bottom + window.scrollY + 8,
    left: Math.max(8, Math.min(box.left + window.scrollX, widest - 120)),
  }
}

/** Beside a text that is selected in a result: the way to refine just that. */
export default function RefineSelection({ content, onRefine }: RefineSelectionProps) {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    const look = () => setSelected(selectedIn(content.current))
    // What was selected while this was on its way.
    look()
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [content])
  if (!selected) return null
  return (
    <div className={classes.selected} style={{ top: selected.top, left: selected.left }} data-screen-only>
      {/* The press would clear the selection before it is a click. */}
      <Button
        size="sm"
        aria-label="Refine the selected text"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onRefine(selected.quote)}
      >
        <Icon name="star" size={16} />
        Refine
      </Button>
    </div>
  )
}
