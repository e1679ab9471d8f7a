import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import classes from './account.module.css'
import { CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

interface PasswordPromptProps {
  id: string
  button: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before something that a thief of a session should not be able to do. */
export function PasswordPrompt({ id, button, onPassword, onCancel }: PasswordPromptProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const action = useAction()
  // It opens by a click of the person who now types.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password) {
      setError('Please enter your password')
      document.getElementById(id)?.focus()
      return
    }
    await action.run(() => onPassword(password))
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordInput
        id={id}
        name="password"
        label="Your password"
        required
        autoComplete="current-password"
        value={password}
        error={error}
        disabled={action.busy}
        onText={(text) => {
          setPassword(text)
          setError(undefined)
          action.clear()
        }}
      />
      <CardFailure>{action.failure}</CardFailure>
      <div className={classes.actions}>
        <Button type="submit" busy={action.busy} disabled={action.busy}>
          {button}
        </Button>
        <Button look="quiet" disabled={action.busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
