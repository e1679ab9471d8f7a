import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { passwordWeaknesses, weaknessSentence } from '#shared/password/password-strength.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import { authCall } from '../../session/auth-call.ts'
import { forgetSession } from '../../session/session-calls.ts'
import { announce } from '../../session/session-store.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from './auth.module.css'
import { modePath } from './auth-mode.ts'
import { useSubmit } from './use-submit.ts'

/** Where the recovery link of a mail leads. */
export function ResetForm({ token }: { token: string | null }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const submission = useSubmit()
  useEffect(() => {
    if (token) announce('password-recovery')
  }, [token])

  if (!token || submission.code === 'INVALID_TOKEN') {
    return (
      <div className={classes.form}>
        <p className={classes.done} role="alert">
          This link has expired or was used before.
        </p>
        <p>
          <Link to={modePath(query, 'forgot')}>Ask for a new link</Link>
        </p>
      </div>
    )
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Whether it holds the address is for the server to see: the link does not say whose it is.
    const weaknesses = passwordWeaknesses(password, '')
    if (weaknesses.length > 0) {
      setError(password ? weaknessSentence(weaknesses) : 'Please enter a new password')
      document.getElementById('newPassword')?.focus()
      return
    }
    await submission.run(async () => {
      await authCall('reset-password', { method: 'POST', body: { token, newPassword: password } }).catch((failure) => {
        setError(asApiError(failure).fields.newPassword)
        throw failure
      })
      // Every session of the account has ended, this browser's too.
      forgetSession()
      showToast({ tone: 'success', message: 'Your password was changed. Sign in with it.' })
      navigate(modePath(query, 'signin'), { replace: true })
    })
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>This signs you out everywhere, so nobody else stays signed in.</p>
      <PasswordInput
        id="newPassword"
        name="newPassword"
        label="New password"
        required
        autoComplete="new-password"
        help={error ? undefined : 'At least 8 characters'}
        value={password}
        error={error}
        disabled={submission.busy}
        onText={(text) => {
          setPassword(text)
          setError(undefined)
          submission.clear()
        }}
      />
      <p className={classes.failure} role="alert">
        {error ? null : submission.failure}
      </p>
      <Button type="submit" size="lg" busy={submission.busy} disabled={submission.busy}>
        Save Password
      </Button>
    </form>
  )
}
