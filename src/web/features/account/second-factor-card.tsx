import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { showToast } from '../../toast/show-toast.ts'
import classes from './account.module.css'
import {
  newRecoveryCodes,
  type SecondFactorSetup as Setup,
  startSecondFactor,
  stopSecondFactor,
} from './account-calls.ts'
import { AccountCard } from './account-card.tsx'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type Step =
  | { name: 'rest' }
  | { name: 'password'; for: 'on' | 'off' | 'codes' }
  | { name: 'setup'; setup: Setup }
  | { name: 'codes'; codes: readonly string[] }

const buttons = { on: 'Go On', off: 'Turn Off', codes: 'Make New Codes' } as const

export function SecondFactorCard({ enabled }: { enabled: boolean }) {
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const rest = () => setStep({ name: 'rest' })
  const reload = () => queries.invalidateQueries({ queryKey: ['account'] })

  const withPassword = async (wanted: 'on' | 'off' | 'codes', password: string) => {
    if (wanted === 'on') setStep({ name: 'setup', setup: await startSecondFactor(password) })
    else if (wanted === 'codes') setStep({ name: 'codes', codes: await newRecoveryCodes(password) })
    else {
      await stopSecondFactor(password)
      await reload()
      rest()
      showToast({ tone: 'success', message: 'Two-factor authentication turned off' })
    }
  }

  return (
    <AccountCard
      id="second-factor"
      title="Two-factor authentication"
      description="We ask for a code from your authenticator app after your password, so a stolen password alone is no use."
    >
      <p className={classes.state} data-good={enabled || undefined}>
        <Icon name={enabled ? 'shield' : 'info'} size={18} />
        {enabled ? 'On' : 'Off'}
      </p>
      {step.name === 'rest' && (
        <div className={classes.actions}>
          {enabled ? (
            <>
              <Button look="line" onClick={() => setStep({ name: 'password', for: 'codes' })}>
                New Recovery Codes
              </Button>
              <Button look="danger" onClick={() => setStep({ name: 'password', for: 'off' })}>
                Turn Off
              </Button>
            </>
          ) : (
            <Button onClick={() => setStep({ name: 'password', for: 'on' })}>Set Up</Button>
          )}
        </div>
      )}
      {step.name === 'password' && (
        <PasswordPrompt
          id="second-factor-password"
          button={buttons[step.for]}
          onPassword={(password) => withPassword(step.for, password)}
          onCancel={rest}
        />
      )}
      {step.name === 'setup' && (
        <SecondFactorSetup
          setup={step.setup}
          onCancel={rest}
          onConfirmed={async () => {
            await reload()
            setStep({ name: 'codes', codes: step.setup.recoveryCodes })
          }}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onSaved={rest} />}
    </AccountCard>
  )
}
