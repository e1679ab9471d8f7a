import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { CommentThread } from '#shared/api/comments.ts'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { blockOf, blocksIn, type DrawnBlock } from '../documents/drawn/blocks-in.ts'
import { showBlock } from '../documents/drawn/show-block.ts'
import { CommentIcon } from './comment-icon.tsx'
import { CommentLayer } from './comment-layer.tsx'
import classes from './comments.module.css'
import { useComments } from './use-comments.ts'

const CommentsPanel = lazyPart(() => import('./comments-panel.tsx'))

interface CommentsProps {
  /** The interface's address of the document. */
  base: string
  /** What is spoken of; the element around it is where marks are drawn. */
  content: RefObject<HTMLElement | null>
}

/** Led to by a mail about a comment. */
const anchor = '#comments'

/** Comments on the blocks of a document that is drawn on the page, for people with an account. */
export default function Comments({ base, content }: CommentsProps) {
  const comments = useComments(base)
  const { threads = [], open, unread, calls } = comments
  const [opened, setOpened] = useState(() => window.location.hash === anchor)
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<DrawnBlock | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [around, setAround] = useState<HTMLElement | null>(null)
  useEffect(() => setAround(content.current?.parentElement ?? null), [content])
  const choose = (block: DrawnBlock) => {
    setChosen(block)
    setChoosing(false)
    setOpened(true)
  }
  const close = () => {
    setOpened(false)
    setChoosing(false)
    setChosen(null)
    button.current?.focus()
  }
  const onceDrawn = useOnceDrawn()
  const toThread = (id: string) => onceDrawn(() => document.getElementById(`thread-${id}`), turnTo)
  const begin = async (text: string) => {
    if (!chosen) return
    const thread = await calls.begin({ text, about: { words: chosen.words, nth: chosen.nth } })
    setChosen(null)
    toThread(thread.id)
  }
  const showThreads = (own: readonly CommentThread[]) => {
    setOpened(true)
    if (own[0]) toThread(own[0].id)
  }
  const showThread = ({ now, quote, nth }: CommentThread) => {
    const drawn = content.current ? blocksIn(content.current) : []
    const block = blockOf(drawn, { words: now ?? quote, nth }) ?? blockOf(drawn, { words: quote, nth })
    if (block) showBlock(block.element)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.opener}
        aria-expanded={opened}
        onClick={() => (opened ? close() : setOpened(true))}
      >
        <CommentIcon size={16} />
        {open === 0 ? 'Comment' : `${open} open ${open === 1 ? 'thread' : 'threads'}`}
        {unread > 0 && <span className={classes.new}>{unread} new</span>}
      </button>
      {around &&
        createPortal(
          <CommentLayer
            content={content}
            threads={threads}
            choosing={choosing}
            onChoose={choose}
            onStop={() => setChoosing(false)}
            onShow={showThreads}
          />,
          around,
        )}
      {opened && (
        <CommentsPanel
          comments={comments}
          choosing={choosing}
          chosen={chosen}
          onBegin={begin}
          onCancel={() => setChosen(null)}
          onChoose={() => setChoosing(true)}
          onStop={() => setChoosing(false)}
          onShow={showThread}
          onClose={close}
        />
      )}
    </>
  )
}

function turnTo(thread: HTMLElement): void {
  thread.scrollIntoView({ block: 'nearest' })
  thread.focus({ preventScroll: true })
}
