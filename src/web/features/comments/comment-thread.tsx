import { useState } from 'react'
import type { Comment, CommentThread as Thread } from '#shared/api/comments.ts'
import { Button } from '#ui/button/button.tsx'
import { useAction } from '../account/use-action.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'
import classes from './comments.module.css'
import type { CommentCalls } from './use-comments.ts'

interface CommentThreadProps {
  thread: Thread
  calls: CommentCalls
  /** Comments that were new when the panel was opened. */
  fresh: ReadonlySet<string>
  onShow: () => void
}

/** What was said about one block. */
export function CommentThread({ thread, calls, fresh, onShow }: CommentThreadProps) {
  const { id, quote, now, resolved, mayResolve, link, people } = thread
  const [replying, setReplying] = useState(false)
  const [older, setOlder] = useState<{ comments: readonly Comment[]; earlier: number } | null>(null)
  const { busy, failure, run } = useAction()
  const earlier = older?.earlier ?? thread.earlier
  const comments = [...(older?.comments ?? []), ...thread.comments]
  const showEarlier = () =>
    run(async () => {
      const page = await calls.earlier(id, comments[0]?.id ?? '')
      setOlder({ comments: [...page.comments, ...(older?.comments ?? [])], earlier: page.earlier })
    })
  return (
    <li className={classes.thread} id={`thread-${id}`} tabIndex={-1} data-resolved={resolved !== null || undefined}>
      {now === null ? (
        <div className={classes.gone}>
          <blockquote data-written>{quote}</blockquote>
          <p>No longer in the document</p>
        </div>
      ) : (
        <button type="button" className={classes.quote} onClick={onShow} title="Show in the document">
          <span data-written>{quote}</span>
        </button>
      )}
      {link !== null && (
        <p className={classes.seenBy}>
          {link ? `Readers of the link “${link}” see this.` : 'Readers of the link see this.'}
        </p>
      )}
      {earlier > 0 && (
        <Button look="quiet" size="sm" busy={busy} disabled={busy} onClick={showEarlier}>
          Show earlier comments ({earlier})
        </Button>
      )}
      <ol className={classes.said}>
        {comments.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            isNew={fresh.has(comment.id)}
            people={people}
            onEdit={(text) => calls.edit(id, comment.id, text)}
            onRemove={() => calls.remove(id, comment.id)}
          />
        ))}
      </ol>
      {resolved && <p className={classes.seenBy}>Resolved{resolved.by ? ` by ${resolved.by}` : ''}</p>}
      {failure && <p role="alert">{failure}</p>}
      {replying ? (
        <CommentForm
          label="Your answer"
          send="Reply"
          people={people}
          onSend={async (text) => {
            await calls.reply(id, text)
            setReplying(false)
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className={classes.buttons}>
          <Button look="line" size="sm" onClick={() => setReplying(true)}>
            Reply
          </Button>
          {mayResolve && (
            <Button look="quiet" size="sm" disabled={busy} onClick={() => run(() => calls.resolve(id, !resolved))}>
              {resolved ? 'Open again' : 'Resolve'}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
