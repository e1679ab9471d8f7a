import { useEffect, useRef } from 'react'
import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { reloadKeepingTyped } from '#ui/loading/load-notice.tsx'
import { PlansButton } from '../plans/plans-button.tsx'
import classes from './failure-card.module.css'
import { failureText, type Gate, gateOf } from './failure-text.ts'
import { wishToBegin } from './form/arrival.ts'
import type { RunFailure } from './run/run-state.ts'

interface FailureCardProps {
  agentId: string
  failure: RunFailure
  messages: AgentMessages
  signedIn: boolean
  /** The page to come back to after signing in. */
  here: string
  /** Not given where it stands until something is done about it. */
  onDismiss?: (() => void) | undefined
}

/** Why a run has no result: what failed, or in neutral colours what lets it in. */
export function FailureCard({ agentId, failure, messages, signedIn, here, onDismiss }: FailureCardProps) {
  const gate = gateOf(failure, signedIn)
  const card = useRef<HTMLDivElement>(null)
  const isOfField = Object.keys(failure.fields).length > 0
  useEffect(() => {
    // Below a long form on a phone it would not be seen. A field that was wrong is shown instead.
    if (!isOfField) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isOfField])
  const text = failureText(failure, messages, signedIn)
  return (
    <div ref={card} className={classes.card} data-gate={gate ?? undefined} role="alert">
      <Icon name={gate ? 'user' : 'alert'} size={22} className={classes.icon} />
      <div className={classes.body}>
        {gate ? (
          <h2 className={classes.title}>{text}</h2>
        ) : (
          <>
            <h2 className={classes.title}>{messages.failedTitle}</h2>
            <p>{text}</p>
            {failure.problems && failure.problems.length > 0 && (
              <ul className={classes.problems}>
                {failure.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
            {failure.vendorWord && (
              <p className={classes.hint}>
                For you as an administrator, the provider’s words: <q>{failure.vendorWord}</q>
              </p>
            )}
            {messages.failedHint && <p className={classes.hint}>{messages.failedHint}</p>}
          </>
        )}
        {gate && <WayOn gate={gate} agentId={agentId} next={encodeURIComponent(here)} />}
      </div>
      {onDismiss && (
        <button type="button" className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}

function WayOn({ gate, agentId, next }: { gate: Gate; agentId: string; next: string }) {
  switch (gate) {
    case 'wait':
      return null
    case 'plans':
      return (
        <div className={classes.actions}>
          <PlansButton openedAtFirst>See plans</PlansButton>
        </div>
      )
    case 'reload':
      return (
        <div className={classes.actions}>
          <Button onClick={reloadKeepingTyped}>Reload the page</Button>
        </div>
      )
    case 'sign-in':
      return (
        <>
          <p className={classes.hint}>What you typed is kept.</p>
          <div className={classes.actions}>
            <ButtonLink to={`/auth?next=${next}`}>Sign In</ButtonLink>
          </div>
        </>
      )
    case 'sign-up':
      return (
        <>
          <p className={classes.hint}>What you typed is kept.</p>
          <div className={classes.actions}>
            <ButtonLink to={`/auth?mode=signup&next=${next}`} onClick={() => wishToBegin(agentId)}>
              Create account and generate
            </ButtonLink>
            <ButtonLink to={`/auth?next=${next}`} look="line">
              Sign In
            </ButtonLink>
          </div>
        </>
      )
  }
}
