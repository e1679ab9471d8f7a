import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { authCall } from '../../session/auth-call.ts'
import { sessionCall } from '../../session/session-calls.ts'
import { useAccount } from '../../session/use-session.ts'
import classes from './auth.module.css'
import { authFailureText } from './auth-failure.ts'
import { useSubmit } from './use-submit.ts'

type State = { step: 'checking' } | { step: 'done' } | { step: 'failed'; text: string }

/** Where the verification link of a mail leads. */
export function VerifyAddress({ token }: { token: string | null }) {
  const account = useAccount()
  const [state, setState] = useState<State>({ step: 'checking' })
  const [sentAgain, setSentAgain] = useState(false)
  const submission = useSubmit()
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    authCall(`verify-email?token=${encodeURIComponent(token ?? '')}`, { method: 'GET' })
      .then(() => setState({ step: 'done' }))
      .catch((error) => setState({ step: 'failed', text: authFailureText(error) }))
  }, [token])

  const sendAgain = async () => {
    const sent = await submission.run(async () => {
      await sessionCall('send-verification-email', { body: { email: account?.email } })
    })
    if (sent) setSentAgain(true)
  }

  return (
    <div className={classes.form}>
      <div role="status">
        {state.step === 'checking' && <p className={classes.lead}>Checking your link…</p>}
        {state.step === 'done' && <p className={classes.done}>Thank you. Your email address is confirmed.</p>}
        {state.step === 'failed' && <p className={classes.done}>{state.text}</p>}
        {sentAgain && <p className={classes.lead}>A new link is on its way.</p>}
      </div>
      <p className={classes.failure} role="alert">
        {submission.failure}
      </p>
      {state.step === 'failed' && account && !sentAgain && (
        <Button size="lg" busy={submission.busy} disabled={submission.busy} onClick={sendAgain}>
          Send a New Link
        </Button>
      )}
      {state.step === 'failed' && account === null && (
        <ButtonLink size="lg" to="/auth?next=/settings/account">
          Sign In for a New Link
        </ButtonLink>
      )}
      {state.step === 'done' && (
        <ButtonLink size="lg" to={account ? '/features' : '/auth'}>
          {account ? 'Open the Workspace' : 'Sign In'}
        </ButtonLink>
      )}
    </div>
  )
}
