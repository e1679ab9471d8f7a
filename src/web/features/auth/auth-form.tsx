import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { passwordWeaknesses, weaknessSentence } from '#shared/password/password-strength.ts'
import type { BillingPeriod } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { signIn, signUp } from '../../session/session-calls.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from './auth.module.css'
import { modePath } from './auth-mode.ts'
import { pathAfterSignUp, returnPath, type WantedPlan } from './return-path.ts'
import { emailIn } from './route-state.ts'
import { useSubmit } from './use-submit.ts'

interface AuthFormProps {
  mode: 'signin' | 'signup'
  plan: WantedPlan
  billing: BillingPeriod
  next: string | null
}

const empty = { firstName: '', lastName: '', email: '', password: '' }
type Values = typeof empty
type FieldName = keyof Values
type Errors = Partial<Record<FieldName, string>>

function check(values: Values, mode: AuthFormProps['mode']): Errors {
  const errors: Errors = {}
  if (mode === 'signup' && !values.firstName.trim()) errors.firstName = 'Please enter your first name'
  if (mode === 'signup' && !values.lastName.trim()) errors.lastName = 'Please enter your last name'
  if (!values.email.trim()) errors.email = 'Please enter your email'
  else if (!/^\S+@\S+$/.test(values.email.trim())) errors.email = 'Please enter a valid email address'
  if (!values.password) errors.password = 'Please enter your password'
  else if (mode === 'signup') {
    const weaknesses = passwordWeaknesses(values.password, values.email)
    if (weaknesses.length > 0) errors.password = weaknessSentence(weaknesses)
  }
  return errors
}

export function AuthForm({ mode, plan, billing, next }: AuthFormProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [query] = useSearchParams()
  const [values, setValues] = useState({ ...empty, email: emailIn(location.state) })
  const [errors, setErrors] = useState<Errors>({})
  const submission = useSubmit()

  const set = (name: FieldName) => (text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    setErrors((before) => ({ ...before, [name]: undefined }))
    submission.clear()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values, mode)
    setErrors(wrong)
    const first = Object.keys(wrong)[0]
    if (first) {
      document.getElementById(first)?.focus()
      return
    }
    const email = values.email.trim()
    const { password } = values
    await submission.run(async () => {
      if (mode === 'signup') {
        const firstName = values.firstName.trim()
        const lastName = values.lastName.trim()
        await signUp({ email, password, firstName, lastName, selectedPlan: plan })
        showToast({ tone: 'success', message: 'Account created successfully!' })
        navigate(pathAfterSignUp(plan, billing, next), { replace: true })
      } else {
        const session = await signIn({ email, password })
        navigate(session ? returnPath(next) : modePath(query, 'challenge'), { replace: true, state: { email } })
      }
    })
  }

  const field = (name: FieldName, label: string) => ({
    id: name,
    name,
    label,
    required: true,
    value: values[name],
    error: errors[name],
    disabled: submission.busy,
    onText: set(name),
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {mode === 'signup' && (
        <div className={classes.names}>
          <TextInput {...field('firstName', 'First Name')} autoComplete="given-name" most={100} />
          <TextInput {...field('lastName', 'Last Name')} autoComplete="family-name" most={100} />
        </div>
      )}
      <TextInput {...field('email', 'Email')} type="email" autoComplete="email" inputMode="email" />
      <PasswordInput
        {...field('password', 'Password')}
        autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
        help={mode === 'signup' && !errors.password ? 'At least 8 characters' : undefined}
      />
      {mode === 'signin' && (
        <p className={classes.forgot}>
          <Link to={modePath(query, 'forgot')} state={{ email: values.email.trim() }}>
            Forgot password?
          </Link>
        </p>
      )}
      <p className={classes.failure} role="alert">
        {submission.failure}
      </p>
      <Button type="submit" size="lg" busy={submission.busy} disabled={submission.busy}>
        {mode === 'signup' ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  )
}
