import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { type LazyPart, lazyPart } from './lazy-part.tsx'
import classes from './load-notice.module.css'
import { LoadNotice } from './load-notice.tsx'

interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface FailedDialogProps extends DialogProps {
  title: string
  error: unknown
  onAgain: () => void
}

/** The browser's own dialog: the library's is what could not be loaded. Opening it anew is a new try. */
export function FailedDialog({ title, error, opened, onClose, onAgain }: FailedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wasOpened = useRef(opened)
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    if (opened && !wasOpened.current) again()
    wasOpened.current = opened
    if (opened && !dialog.current?.open) dialog.current?.showModal()
    if (!opened) dialog.current?.close()
  }, [opened])
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label={title} onClose={() => opened && onClose()}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <LoadNotice error={error} onAgain={onAgain} />
    </dialog>
  )
}

/** A dialog whose code comes with its first opening, or ahead of it. `title` is said where it could not be loaded. */
export function lazyDialog<Props extends DialogProps>(
  title: string,
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): LazyPart<Props> {
  const Part: LazyPart<Props> = lazyPart(load, ({ opened, onClose }, error, again) => (
    <FailedDialog title={title} error={error} opened={opened} onClose={onClose} onAgain={again} />
  ))
  const dialog: LazyPart<Props> = (props) => {
    // Drawn from its first opening on: its code does not come with the button that opens it, and it closes in its own way.
    const [wanted, setWanted] = useState(props.opened)
    if (props.opened && !wanted) setWanted(true)
    return wanted ? <Part {...props} /> : null
  }
  dialog.load = load
  return dialog
}
