import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { ApiError, asApiError } from '../../http/api-error.ts'
import { signIn, signUp } from '../../session/session-calls.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from './auth.module.css'
import { pathAfterSignUp, returnPath, type WantedPlan } from './return-path.ts'

interface AuthFormProps {
  mode: 'signin' | 'signup'
  plan: WantedPlan
  next: string | null
}

const empty = { firstName: '', lastName: '', email: '', password: '' }
type FieldName = keyof typeof empty

function missing(values: typeof empty, mode: AuthFormProps['mode']): Partial<Record<FieldName, string>> {
  const errors: Partial<Record<FieldName, string>> = {}
  if (mode === 'signup' && !values.firstName.trim()) errors.firstName = 'Please enter your first name'
  if (mode === 'signup' && !values.lastName.trim()) errors.lastName = 'Please enter your last name'
  if (!values.email.trim()) errors.email = 'Please enter your email'
  else if (!/^\S+@\S+$/.test(values.email.trim())) errors.email = 'Please enter a valid email address'
  if (!values.password) errors.password = 'Please enter your password'
  return errors
}

export function AuthForm({ mode, plan, next }: AuthFormProps) {
  const navigate = useNavigate()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const set = (name: FieldName) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors((before) => ({ ...before, [name]: undefined }))
    setFailure(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = missing(values, mode)
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) {
      document.getElementById(first)?.focus()
      return
    }
    setBusy(true)
    const email = values.email.trim()
    const { password } = values
    try {
      if (mode === 'signup') {
        const firstName = values.firstName.trim()
        const lastName = values.lastName.trim()
        await signUp({ email, password, firstName, lastName, selectedPlan: plan })
        showToast({ tone: 'success', message: 'Account created successfully!' })
        navigate(pathAfterSignUp(plan, next), { replace: true })
      } else {
        const session = await signIn({ email, password })
        if (!session)
          throw new ApiError({
            status: 0,
            code: 'SECOND_FACTOR',
            message: 'This account asks for a second factor, which this page cannot take yet.',
          })
        navigate(returnPath(next), { replace: true })
      }
    } catch (error) {
      const { message } = asApiError(error)
      setFailure(message)
      showToast({ tone: 'error', title: 'Authentication Error', message })
    } finally {
      setBusy(false)
    }
  }

  const field = (name: FieldName, label: string) => ({
    id: name,
    name,
    label,
    required: true,
    value: values[name],
    error: errors[name],
    disabled: busy,
    onText: set(name),
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {mode === 'signup' && (
        <div className={classes.names}>
          <TextInput {...field('firstName', 'First Name')} autoComplete="given-name" />
          <TextInput {...field('lastName', 'Last Name')} autoComplete="family-name" />
        </div>
      )}
      <TextInput {...field('email', 'Email')} type="email" autoComplete="email" inputMode="email" />
      <TextInput
        {...field('password', 'Password')}
        type="password"
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        help={mode === 'signup' ? 'At least 8 characters' : undefined}
      />
      <p className={classes.failure} role="alert">
        {failure}
      </p>
      <Button type="submit" size="lg" busy={busy} disabled={busy}>
        {mode === 'signup' ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}
