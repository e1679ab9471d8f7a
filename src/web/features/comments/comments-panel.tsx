import { useEffect, useRef, useState } from 'react'
import type { CommentThread as Thread } from '#shared/api/comments.ts'
import { shortened } from '#shared/shortened.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { asApiError } from '../../http/api-error.ts'
import type { DrawnBlock } from '../documents/drawn/blocks-in.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import classes from './comments.module.css'
import type { useComments } from './use-comments.ts'

interface CommentsPanelProps {
  comments: ReturnType<typeof useComments>
  /** The block of a new thread, while one is written. */
  chosen: DrawnBlock | null
  /** Throws an ApiError. */
  onBegin: (text: string) => Promise<void>
  onCancel: () => void
  /** Blocks are being chosen: the panel makes room. */
  choosing: boolean
  onChoose: () => void
  onStop: () => void
  onShow: (thread: Thread) => void
  onClose: () => void
}

/** Characters of the block that are shown. */
const longestQuote = 300

/** Everything that was said about a document, beside it; on a phone from the lower edge. */
export default function CommentsPanel({
  comments,
  chosen,
  choosing,
  onBegin,
  onCancel,
  onChoose,
  onStop,
  onShow,
  onClose,
}: CommentsPanelProps) {
  const { threads, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, calls } = comments
  const panel = useRef<HTMLElement>(null)
  const [resolved, setResolved] = useState(false)
  const fresh = useFresh(comments)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const shown = threads?.filter((thread) => (thread.resolved !== null) === resolved)
  const people = [...new Set(threads?.flatMap((thread) => thread.people))]
  const others = (threads?.length ?? 0) - (shown?.length ?? 0)
  return (
    <aside
      ref={panel}
      className={classes.panel}
      data-choosing={choosing || undefined}
      aria-labelledby="comments-title"
      tabIndex={-1}
      data-screen-only
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={classes.head}>
        <h2 id="comments-title">Comments</h2>
        <button type="button" className={classes.close} aria-label="Close the comments" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {choosing ? (
        <Choosing onStop={onStop} />
      ) : chosen ? (
        <div className={classes.thread}>
          <p className={classes.about} data-written>
            {shortened(chosen.words, longestQuote)}
          </p>
          <CommentForm label="Your comment" send="Comment" people={people} onSend={onBegin} onCancel={onCancel} />
        </div>
      ) : (
        <PanelButtons resolved={resolved} others={others} onChoose={onChoose} onTurn={() => setResolved(!resolved)} />
      )}
      {!threads && !isError && <p role="status">Loading the comments...</p>}
      {!threads && isError && <Failed error={error} onAgain={() => refetch()} />}
      {shown?.length === 0 && !chosen && !choosing && <NothingSaid resolved={resolved} />}
      {shown && shown.length > 0 && (
        <ul className={classes.threads} aria-label={resolved ? 'Resolved threads' : 'Open threads'}>
          {shown.map((thread) => (
            <CommentThread key={thread.id} thread={thread} calls={calls} fresh={fresh} onShow={() => onShow(thread)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="line"
          size="sm"
          onClick={() => fetchNextPage()}
          busy={isFetchingNextPage}
          disabled={isFetchingNextPage}
        >
          Load more
        </Button>
      )}
    </aside>
  )
}

/** The comments that were new when the panel opened or came since; they count as seen from then on. */
function useFresh({ threads, calls, unread }: CommentsPanelProps['comments']): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const ids = threads?.flatMap((thread) => thread.comments.filter((each) => each.unread).map(({ id }) => id)) ?? []
    if (ids.length > 0) setFresh((before) => new Set([...before, ...ids]))
    // What could not be marked as seen stays new.
    if (unread > 0) void calls.seen().catch(() => undefined)
  }, [threads, unread, calls])
  return fresh
}

function Choosing({ onStop }: { onStop: () => void }) {
  return (
    <div className={classes.asks} role="status">
      <p>
        Choose the block that you want to comment on.{' '}
        <span className={classes.keys}>Arrow keys lead from one to the next.</span>
      </p>
      <Button look="line" size="sm" onClick={onStop}>
        Cancel
      </Button>
    </div>
  )
}

interface PanelButtonsProps {
  /** Resolved threads are shown. */
  resolved: boolean
  /** How many threads are not shown. */
  others: number
  onChoose: () => void
  onTurn: () => void
}

function PanelButtons({ resolved, others, onChoose, onTurn }: PanelButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button size="sm" onClick={onChoose}>
        <Icon name="plus" size={16} />
        New comment
      </Button>
      {(resolved || others > 0) && (
        <Button look="quiet" size="sm" aria-pressed={resolved} onClick={onTurn}>
          {resolved ? 'Show open ones' : `Resolved (${others})`}
        </Button>
      )}
    </div>
  )
}

function Failed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <div className={classes.empty} role="alert">
      <p>{asApiError(error).message}</p>
      <Button look="line" size="sm" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}

function NothingSaid({ resolved }: { resolved: boolean }) {
  return (
    <p className={classes.empty}>
      {resolved
        ? 'Nothing is resolved.'
        : 'Nothing is said yet. Comment on a block to note what is open, or to ask whoever wrote it.'}
    </p>
  )
}
