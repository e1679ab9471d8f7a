import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { StandingBlock } from '#shared/api/standing.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useDrawnBlocks } from '../documents/drawn/use-drawn-blocks.ts'
import { nameOfBlock } from './block-name.ts'
import classes from './block-standing.module.css'
import { drawnBlockOf } from './drawn-block-of.ts'

interface BlockMarksProps {
  /** What is drawn of the document; marks stand in the element around it. */
  content: RefObject<HTMLElement | null>
  blocks: readonly StandingBlock[]
  onOpen: (block: StandingBlock) => void
}

const answered = { 'still-true': 'Still true', updated: 'Updated', ignore: 'Ignored' } as const

/** Marks the blocks of a document that rest on what has changed, where they are drawn. */
export default function BlockMarks({ content, blocks, onOpen }: BlockMarksProps) {
  const drawn = useDrawnBlocks(content)
  const [around, setAround] = useState<HTMLElement | null>(null)
  useEffect(() => setAround(content.current?.parentElement ?? null), [content])
  if (!around) return null
  return createPortal(
    <div className={classes.layer} data-screen-only>
      {blocks.map((block) => {
        const place = drawnBlockOf(drawn, block)
        if (!place) return null
        const { top, left, width, height } = place
        const isOpen = block.changes.length > 0
        const label = isOpen ? 'Its source has changed' : answered[block.review?.answer ?? 'still-true']
        return (
          <div key={block.id}>
            {isOpen && <span className={classes.bar} style={{ top, left, height }} />}
            <button
              type="button"
              className={classes.mark}
              style={{ top, left: left + width }}
              data-open={isOpen || undefined}
              aria-haspopup="dialog"
              aria-label={`${label}: “${nameOfBlock(block)}”`}
              onClick={() => onOpen(block)}
            >
              <Icon name={isOpen ? 'alert' : 'check'} size={15} />
              {isOpen && <span className={classes.word}>Changed</span>}
            </button>
          </div>
        )
      })}
    </div>,
    around,
  )
}
