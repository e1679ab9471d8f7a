import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import classes from '../features/auth/auth.module.css'
import { AuthForm } from '../features/auth/auth-form.tsx'
import { authMode, authTitle, isForSignedOut, modePath } from '../features/auth/auth-mode.ts'
import { ChallengeForm } from '../features/auth/challenge-form.tsx'
import { ForgotForm } from '../features/auth/forgot-form.tsx'
import { PlanCard } from '../features/auth/plan-card.tsx'
import { ResetForm } from '../features/auth/reset-form.tsx'
import { pathAfterSignUp, returnPath, wantedPlan } from '../features/auth/return-path.ts'
import { VerifyAddress } from '../features/auth/verify-address.tsx'
import { billingOf } from '../features/plans/plan-text.ts'
import { useAccount } from '../session/use-session.ts'
import { NightChart } from '../site/night-chart.tsx'

export const meta = () => [
  { title: 'Sign in or create an account | PM Pilot' },
  { name: 'description', content: 'Sign in to PM Pilot, or create a free account with 50 uses a month.' },
]

const gains = [
  'Fifty uses a month, free, of every agent that is live.',
  'Every result is kept with its sources and can be reopened, edited and exported.',
  'What you made as a guest in this browser moves to your account.',
]

export default function Auth() {
  const account = useAccount()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  // The prerendered page knows no query; both start from the same form.
  const mode = authMode(hydrated ? query.get('mode') : null)
  const plan = wantedPlan(query.get('plan'))
  const billing = billingOf(query.get('billing'))
  const next = query.get('next')

  // Whoever is signed in already when the page opens has nothing to do here. Later the form leads on by itself.
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (account === undefined || arrived) return
    setArrived(true)
    const opened = authMode(query.get('mode'))
    if (!account || !isForSignedOut(opened)) return
    // Who has an account and chose a plan comes for that plan.
    navigate(opened === 'signup' ? pathAfterSignUp(plan, billing, next) : returnPath(next), { replace: true })
  }, [account, arrived, navigate, plan, billing, next, query])

  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <h1>{authTitle[mode]}</h1>
        {mode === 'signup' && query.get('source') === 'agent_limit' && (
          <p className={classes.notice}>
            You have opened two agents as a guest. Create a free account to open the others; your results come along.
          </p>
        )}
        {mode === 'signup' && <PlanCard plan={plan} billing={billing} />}
        {(mode === 'signin' || mode === 'signup') && (
          <AuthForm key={mode} mode={mode} plan={plan} billing={billing} next={next} />
        )}
        {mode === 'forgot' && <ForgotForm />}
        {mode === 'reset' && <ResetForm token={query.get('token')} />}
        {mode === 'verify' && <VerifyAddress token={query.get('token')} />}
        {mode === 'challenge' && <ChallengeForm next={next} />}
        {mode === 'signin' || mode === 'signup' ? (
          <p className={classes.toggle}>
            {mode === 'signup' ? 'Already have an account? ' : 'New here? '}
            <Link to={modePath(query, mode === 'signup' ? 'signin' : 'signup')} replace>
              {mode === 'signup' ? 'Sign in instead' : 'Create an account'}
            </Link>
          </p>
        ) : (
          mode !== 'verify' && (
            <p className={classes.toggle}>
              <Link to={modePath(query, 'signin')}>Back to sign in</Link>
            </p>
          )
        )}
      </div>
      <aside className={classes.side}>
        <NightChart high />
        <h2>{mode === 'signup' ? 'Keep what you make, and go on' : 'Your work, where you left it'}</h2>
        <ul>
          {gains.map((gain) => (
            <li key={gain}>
              <Icon name="check" />
              {gain}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
