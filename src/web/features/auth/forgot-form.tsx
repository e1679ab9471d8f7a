import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { authCall } from '../../session/auth-call.ts'
import classes from './auth.module.css'
import { emailIn } from './route-state.ts'
import { useSubmit } from './use-submit.ts'

/** Asks for a recovery link. The answer never reveals whether there is such an account. */
export function ForgotForm() {
  const location = useLocation()
  const [email, setEmail] = useState(emailIn(location.state))
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submission = useSubmit()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!/^\S+@\S+$/.test(address)) {
      setError(address ? 'Please enter a valid email address' : 'Please enter your email')
      document.getElementById('email')?.focus()
      return
    }
    const asked = await submission.run(async () => {
      await authCall('request-password-reset', { method: 'POST', body: { email: address } })
    })
    if (asked) setSentTo(address)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>We’ll send you a link to set a new one.</p>
      <TextInput
        id="email"
        name="email"
        label="Email"
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={error}
        disabled={submission.busy}
        onText={(text) => {
          setEmail(text)
          setError(undefined)
          submission.clear()
        }}
      />
      <p className={classes.failure} role="alert">
        {submission.failure}
      </p>
      <div role="status">
        {sentTo !== null && (
          <p className={classes.done}>
            If there is an account for <strong>{sentTo}</strong>, a link is on its way. It works once and expires in 60
            minutes. Check your spam folder too.
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        look={sentTo === null ? 'fill' : 'line'}
        busy={submission.busy}
        disabled={submission.busy}
      >
        {sentTo === null ? 'Send Link' : 'Send Again'}
      </Button>
    </form>
  )
}
