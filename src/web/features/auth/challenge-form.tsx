import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { answerChallenge } from '../../session/session-calls.ts'
import classes from './auth.module.css'
import { modePath } from './auth-mode.ts'
import { returnPath } from './return-path.ts'
import { emailIn } from './route-state.ts'
import { useSubmit } from './use-submit.ts'

/** Answers after which the challenge is over and the password has to be given again. */
const over = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])

/** The second step of a sign-in, with an authenticator's code or a recovery code. */
export function ChallengeForm({ next }: { next: string | null }) {
  const location = useLocation()
  const [query] = useSearchParams()
  const { byApp, code, error, trustDevice, setTrustDevice, change, turn, submit, submission } = useChallenge(next)
  const signInAgain = (
    <Link to={modePath(query, 'signin')} state={{ email: emailIn(location.state) }} replace>
      Sign in again
    </Link>
  )

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>
        {byApp
          ? 'Open your authenticator app and enter the code that it shows for PM Pilot.'
          : 'Enter one of the recovery codes that you saved. Each works once.'}
      </p>
      <TextInput
        key={byApp ? 'totp' : 'backup-code'}
        id="code"
        name="code"
        label={byApp ? 'Code' : 'Recovery code'}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={byApp ? 'numeric' : 'text'}
        maxLength={byApp ? 8 : 20}
        value={code}
        error={error}
        readOnly={submission.busy}
        onText={change}
      />
      <Checkbox
        id="trustDevice"
        name="trustDevice"
        label="Do not ask again on this device for 30 days"
        checked={trustDevice}
        disabled={submission.busy}
        onChecked={setTrustDevice}
      />
      <p className={classes.failure} role="alert">
        {submission.failure}
      </p>
      {submission.code !== null && over.has(submission.code) ? (
        <p>{signInAgain}</p>
      ) : (
        <Button type="submit" size="lg" busy={submission.busy} disabled={submission.busy}>
          Verify
        </Button>
      )}
      <Button look="quiet" className={classes.other} disabled={submission.busy} onClick={turn}>
        {byApp ? 'Use a recovery code instead' : 'Use the authenticator app instead'}
      </Button>
    </form>
  )
}

/** What is typed in the second step, and how it is sent. */
function useChallenge(next: string | null) {
  const navigate = useNavigate()
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp')
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [error, setError] = useState<string>()
  const submission = useSubmit()
  const byApp = kind === 'totp'

  const change = (text: string) => {
    setCode(text)
    setError(undefined)
    submission.clear()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = byApp ? code.replace(/\s/g, '') : code.trim()
    if (byApp ? !/^\d{6}$/.test(typed) : !typed) {
      setError(byApp ? 'Please enter the 6-digit code from your app' : 'Please enter a recovery code')
      document.getElementById('code')?.focus()
      return
    }
    const passed = await submission.run(async () => {
      await answerChallenge({ code: typed, kind, trustDevice })
      navigate(returnPath(next), { replace: true })
    })
    if (!passed) document.getElementById('code')?.focus()
  }
  const turn = () => {
    setKind(byApp ? 'backup-code' : 'totp')
    change('')
  }
  return { byApp, code, error, trustDevice, setTrustDevice, change, turn, submit, submission }
}
