import { useEffect, useRef } from 'react'
import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PlansButton } from '../plans/plans-button.tsx'
import classes from './failure-card.module.css'
import { failureText, wayOut } from './failure-text.ts'
import type { RunFailure } from './run/run-state.ts'

interface FailureCardProps {
  failure: RunFailure
  messages: AgentMessages
  signedIn: boolean
  /** The page to come back to after signing in. */
  here: string
  onDismiss: () => void
}

export function FailureCard({ failure, messages, signedIn, here, onDismiss }: FailureCardProps) {
  const way = wayOut(failure, signedIn)
  const next = encodeURIComponent(here)
  const card = useRef<HTMLDivElement>(null)
  const isOfField = Object.keys(failure.fields).length > 0
  useEffect(() => {
    // Below a long form on a phone it would not be seen. A field that was wrong is shown instead.
    if (!isOfField) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOfField])
  return (
    <div ref={card} className={classes.card} role="alert">
      <Icon name="alert" size={22} className={classes.icon} />
      <div className={classes.body}>
        <h2 className={classes.title}>{messages.failedTitle}</h2>
        <p>{failureText(failure, messages, signedIn)}</p>
        {messages.failedHint && <p className={classes.hint}>{messages.failedHint}</p>}
        {failure.code === 'UNAUTHENTICATED' && signedIn && (
          <p className={classes.hint}>Refresh the page and sign in again. What you typed is kept.</p>
        )}
        {way === 'sign-in' && (
          <div className={classes.actions}>
            <ButtonLink to={`/auth?mode=signup&next=${next}`} size="md">
              Create a free account
            </ButtonLink>
            <ButtonLink to={`/auth?next=${next}`} look="line">
              Sign In
            </ButtonLink>
          </div>
        )}
        {way === 'plans' && (
          <div className={classes.actions}>
            <PlansButton>Upgrade your plan</PlansButton>
          </div>
        )}
      </div>
      <button type="button" className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
