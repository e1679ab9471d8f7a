import { useRef, useState } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { Action } from '#ui/menu/action.ts'
import { ActionsButton } from '#ui/menu/actions-button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import { momentOf, whenOf } from '../history/when.ts'
import { CommentForm } from './comment-form.tsx'
import classes from './comments.module.css'

interface CommentRowProps {
  comment: Comment
  isNew: boolean
  people: readonly string[]
  onEdit: (text: string) => Promise<void>
  onRemove: () => Promise<void>
}

export function CommentRow({ comment, isNew, people, onEdit, onRemove }: CommentRowProps) {
  const [editing, setEditing] = useState(false)
  const { author, text, createdAt, editedAt, mayDelete } = comment
  const row = useRef<HTMLLIElement>(null)
  const remove = async () => {
    const panel = row.current?.closest('aside')
    try {
      await onRemove()
      // What had the focus is gone.
      panel?.focus({ preventScroll: true })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not deleted', message: asApiError(error).message })
    }
  }
  const actions: Action[] = [
    ...(author.you ? [{ label: 'Edit', icon: 'edit' as const, onPress: () => setEditing(true) }] : []),
    ...(mayDelete ? [{ label: 'Delete', icon: 'trash' as const, danger: true, onPress: () => void remove() }] : []),
  ]
  return (
    <li ref={row} className={classes.comment} data-new={isNew || undefined}>
      <div className={classes.by}>
        <p>
          <b data-written>{author.you ? 'You' : author.name}</b>
          {author.owner && !author.you && <span> (author)</span>}{' '}
          <time dateTime={createdAt} title={momentOf(createdAt)}>
            {whenOf(createdAt, Date.now())}
          </time>
          {editedAt && <span title={momentOf(editedAt)}>, edited</span>}
          {isNew && <span className={classes.new}>New</span>}
        </p>
        {actions.length > 0 && (
          <ActionsButton name={`Actions for the comment “${text.slice(0, 40)}”`} actions={actions} />
        )}
      </div>
      {editing ? (
        <CommentForm
          label="Your comment"
          send="Save"
          first={text}
          people={people}
          onSend={async (next) => {
            await onEdit(next)
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={classes.text} dir="auto" data-written>
          {text}
        </p>
      )}
    </li>
  )
}
