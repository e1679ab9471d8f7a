import type { RefObject } from 'react'
import type { StandingBlock } from '#shared/api/standing.ts'
import { blocksIn } from '../documents/drawn/blocks-in.ts'
import { showBlock } from '../documents/drawn/show-block.ts'
import { nameOfBlock } from './block-name.ts'
import classes from './block-standing.module.css'
import { drawnBlockOf } from './drawn-block-of.ts'

interface BlockListProps {
  content: RefObject<HTMLElement | null>
  blocks: readonly StandingBlock[]
  onOpen: (block: StandingBlock) => void
}

/** The blocks that rest on what has changed, by their words: each leads to its place, also where that is folded away. */
export default function BlockList({ content, blocks, onOpen }: BlockListProps) {
  return (
    <ul className={classes.list} aria-label="Blocks based on what changed">
      {blocks.map((block) => (
        <li key={block.id}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              const drawn = drawnBlockOf(content.current ? blocksIn(content.current) : [], block)
              if (drawn) showBlock(drawn.element)
              onOpen(block)
            }}
          >
            {nameOfBlock(block)}
          </button>
        </li>
      ))}
    </ul>
  )
}
