import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { keepTyped } from './keep-typed.ts'
import { failureTextOf, isAway } from './load-failure.ts'
import classes from './load-notice.module.css'
import { useAgainOnline } from './use-again-online.ts'

/** Loads the page anew with what is typed in its fields. */
export function reloadKeepingTyped(): void {
  keepTyped()
  window.location.reload()
}

interface LoadNoticeProps {
  error: unknown
  onAgain: () => void
  /** The text where no network is the reason. */
  away?: string
  /** The notice is all that the page shows. */
  page?: boolean
  /** A way back to what the part would have taken the place of. */
  leave?: { label: string; onPress: () => void }
}

/** Says in place why a part is missing, and what helps. */
export function LoadNotice({ error, onAgain, away, page = false, leave }: LoadNoticeProps) {
  const { title, text, helps } = failureTextOf(error, page ? 'page' : 'part of the page')
  useAgainOnline(error, onAgain)
  const Title = page ? 'h1' : 'p'
  return (
    <div className={classes.notice} data-page={page || undefined} role="alert">
      <Icon name="alert" size={page ? 28 : 20} className={classes.icon} />
      <div className={classes.body}>
        <Title className={classes.title}>{title}</Title>
        <p>{away && isAway(error) ? away : text}</p>
        <div className={classes.actions}>
          <Button size="sm" look={helps === 'again' ? 'fill' : 'line'} onClick={onAgain}>
            Try again
          </Button>
          <Button size="sm" look={helps === 'reload' ? 'fill' : 'line'} onClick={reloadKeepingTyped}>
            Reload the page
          </Button>
          {leave && (
            <Button size="sm" look="quiet" onClick={leave.onPress}>
              {leave.label}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
