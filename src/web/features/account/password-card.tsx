import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { passwordWeaknesses, weaknessSentence } from '#shared/password/password-strength.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import classes from './account.module.css'
import { changePassword } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

const empty = { currentPassword: '', newPassword: '' }

export function PasswordCard({ email }: { email: string }) {
  const queries = useQueryClient()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const action = useAction()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const weaknesses = passwordWeaknesses(values.newPassword, email)
    const wrong: Partial<typeof empty> = {}
    if (!values.currentPassword) wrong.currentPassword = 'Please enter your current password'
    if (!values.newPassword) wrong.newPassword = 'Please enter a new password'
    else if (weaknesses.length > 0) wrong.newPassword = weaknessSentence(weaknesses)
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) {
      document.getElementById(first)?.focus()
      return
    }
    const changed = await action.run(async () => {
      await changePassword(values.currentPassword, values.newPassword)
      await queries.invalidateQueries({ queryKey: ['account'] })
    }, 'Password changed. All other sessions were signed out.')
    if (changed) setValues(empty)
  }

  const field = (name: keyof typeof empty) => ({
    id: name,
    name,
    required: true,
    value: values[name],
    error: errors[name] ?? action.fields[name],
    disabled: action.busy,
    onText: (text: string) => {
      setValues((before) => ({ ...before, [name]: text }))
      setErrors((before) => ({ ...before, [name]: undefined }))
      action.clear()
    },
  })
  return (
    <AccountCard
      id="password"
      title="Password"
      description="A new password signs out every other device. API keys stay as they are."
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordInput {...field('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordInput
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          help={errors.newPassword ? undefined : 'At least 8 characters'}
        />
        <CardFailure>{action.failure}</CardFailure>
        <div className={classes.actions}>
          <Button type="submit" busy={action.busy} disabled={action.busy}>
            Change Password
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
