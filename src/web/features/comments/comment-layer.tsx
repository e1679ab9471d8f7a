import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CommentThread } from '#shared/api/comments.ts'
import { shortened } from '#shared/shortened.ts'
import { blockOf, type DrawnBlock } from '../documents/drawn/blocks-in.ts'
import { type PlacedBlock, useDrawnBlocks } from '../documents/drawn/use-drawn-blocks.ts'
import { CommentIcon } from './comment-icon.tsx'
import classes from './comments.module.css'

interface CommentLayerProps {
  content: RefObject<HTMLElement | null>
  threads: readonly CommentThread[]
  /** Every block can be chosen, by mouse, finger or arrow keys. */
  choosing: boolean
  onChoose: (block: DrawnBlock) => void
  onStop: () => void
  onShow: (threads: readonly CommentThread[]) => void
}

/** Characters of a block that name it to who cannot see it. */
const longestName = 80

/** Over a document: what was said at which block, and the way to say something. */
export function CommentLayer({ content, threads, choosing, onChoose, onStop, onShow }: CommentLayerProps) {
  const blocks = useDrawnBlocks(content)
  const hovered = useHovered(content, blocks)
  const open = threads.filter((thread) => !thread.resolved && thread.now !== null)
  const byBlock = Map.groupBy(open, ({ now, quote, nth }) => {
    const found = blockOf(blocks, { words: now ?? quote, nth }) ?? blockOf(blocks, { words: quote, nth })
    return found?.element ?? null
  })
  if (choosing) return <Chooser blocks={blocks} onChoose={onChoose} onStop={onStop} />
  return (
    <div className={classes.layer} data-screen-only>
      {blocks.map((block, index) => {
        const own = byBlock.get(block.element)
        if (!own && hovered !== block.element) return null
        const style = { top: block.top, left: block.left + block.width }
        const name = shortened(block.words, longestName)
        const count = own?.reduce((sum, each) => sum + each.earlier + each.comments.length, 0) ?? 0
        const unread = own?.some((each) => each.unread > 0)
        return own ? (
          <button
            key={`said-${String(index)}`}
            type="button"
            className={classes.mark}
            style={style}
            data-unread={unread || undefined}
            aria-label={`${count} ${count === 1 ? 'comment' : 'comments'}${unread ? ', new ones among them,' : ''} on “${name}”`}
            onClick={() => onShow(own)}
          >
            <CommentIcon size={15} />
            {count}
          </button>
        ) : (
          // The keyboard and fingers choose a block in the panel.
          <button
            key={`say-${String(index)}`}
            type="button"
            tabIndex={-1}
            className={classes.mark}
            style={style}
            data-empty
            aria-label={`Comment on “${name}”`}
            onClick={() => onChoose(block)}
          >
            <CommentIcon size={15} />
          </button>
        )
      })}
    </div>
  )
}

/** The block under the mouse, also while the mouse goes on to its button. */
function useHovered(content: RefObject<HTMLElement | null>, blocks: readonly PlacedBlock[]): HTMLElement | null {
  const [hovered, setHovered] = useState<HTMLElement | null>(null)
  const known = useRef(blocks)
  known.current = blocks
  useEffect(() => {
    const watched = content.current?.parentElement
    if (!watched) return
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Node)) return
      const block = known.current.find(({ element }) => element.contains(target))
      if (block) setHovered(block.element)
    }
    const leave = () => setHovered(null)
    watched.addEventListener('pointerover', over)
    watched.addEventListener('pointerleave', leave)
    return () => {
      watched.removeEventListener('pointerover', over)
      watched.removeEventListener('pointerleave', leave)
    }
  }, [content])
  return hovered
}

/** A button over every block. One of them is a stop of the Tab key; arrows lead to the others. */
function Chooser({
  blocks,
  onChoose,
  onStop,
}: { blocks: readonly PlacedBlock[] } & Pick<CommentLayerProps, 'onChoose' | 'onStop'>) {
  const layer = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const has = blocks.length > 0
  useEffect(() => {
    if (!has) return
    const buttons = [...(layer.current?.querySelectorAll('button') ?? [])]
    const seen = buttons.findIndex((button) => button.getBoundingClientRect().top > 140)
    const first = Math.max(0, seen)
    setCurrent(first)
    buttons[first]?.focus({ preventScroll: true })
  }, [has])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onStop()
      return
    }
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(blocks.length - 1, current + step))
    setCurrent(next)
    const button = layer.current?.querySelectorAll('button')[next]
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'center' })
  }
  return (
    // The keys of its buttons.
    <div
      ref={layer}
      className={classes.layer}
      role="toolbar"
      aria-label="Blocks to comment on"
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      data-screen-only
    >
      {blocks.map((block, index) => (
        <button
          key={String(index)}
          type="button"
          tabIndex={index === current ? 0 : -1}
          className={classes.choice}
          style={{ top: block.top, left: block.left, width: block.width, height: block.height }}
          aria-label={`Comment on “${shortened(block.words, longestName)}”`}
          onClick={() => onChoose(block)}
        />
      ))}
    </div>
  )
}
