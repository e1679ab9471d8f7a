import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { showToast } from '../../toast/show-toast.ts'
import classes from './account.module.css'
import { closeAccount } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

const empty = { typedEmail: '', closingPassword: '' }

export function CloseAccountCard({ email }: { email: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const action = useAction()

  const set = (name: keyof typeof empty) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors((before) => ({ ...before, [name]: undefined }))
    action.clear()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong: Partial<typeof empty> = {}
    if (values.typedEmail.trim().toLowerCase() !== email.toLowerCase()) wrong.typedEmail = `Please type ${email}`
    if (!values.closingPassword) wrong.closingPassword = 'Please enter your password'
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) {
      document.getElementById(first)?.focus()
      return
    }
    const closed = await action.run(() => closeAccount(values.closingPassword))
    if (!closed) return
    navigate('/')
    showToast({ tone: 'success', message: 'Your account was deleted' })
  }

  return (
    <AccountCard
      id="close"
      title="Delete account"
      description="Your profile, runs, results, votes, keys and sessions are deleted at once. This cannot be undone."
      danger
    >
      {open ? (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            id="typedEmail"
            name="typedEmail"
            label="Type your email address to confirm"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={values.typedEmail}
            error={errors.typedEmail}
            disabled={action.busy}
            onText={set('typedEmail')}
          />
          <PasswordInput
            id="closingPassword"
            name="closingPassword"
            label="Your password"
            required
            autoComplete="current-password"
            value={values.closingPassword}
            error={errors.closingPassword}
            disabled={action.busy}
            onText={set('closingPassword')}
          />
          <CardFailure>{action.failure}</CardFailure>
          <div className={classes.actions}>
            <Button type="submit" look="danger" busy={action.busy} disabled={action.busy}>
              Delete for Good
            </Button>
            <Button
              look="quiet"
              disabled={action.busy}
              onClick={() => {
                setOpen(false)
                setValues(empty)
                setErrors({})
                action.clear()
              }}
            >
              Keep My Account
            </Button>
          </div>
        </form>
      ) : (
        <Button look="danger" onClick={() => setOpen(true)}>
          Delete Account
        </Button>
      )}
    </AccountCard>
  )
}
