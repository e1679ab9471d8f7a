import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './account.module.css'
import { confirmSecondFactor, type SecondFactorSetup as Setup } from './account-calls.ts'
import { CardFailure } from './account-card.tsx'
import { QrCode } from './qr-code.tsx'
import { useAction } from './use-action.ts'

interface SecondFactorSetupProps {
  setup: Setup
  onConfirmed: () => Promise<void>
  onCancel: () => void
}

/** The secret for typing, in groups of four. */
const spaced = (totpUri: string) => (new URL(totpUri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ')

/** Picture and text for the authenticator, and the first code that proves that it took them. */
export function SecondFactorSetup({ setup, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const action = useAction()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(typed)) {
      setError('Please enter the 6-digit code from your app')
      document.getElementById('setup-code')?.focus()
      return
    }
    await action.run(async () => {
      await confirmSecondFactor(typed)
      await onConfirmed()
    })
  }
  return (
    <div className={classes.setup}>
      <QrCode text={setup.totpUri} label="QR code for your authenticator app" />
      <form className={classes.steps} onSubmit={submit} noValidate>
        <p>Scan the code with your authenticator app, or type this key into it:</p>
        <p className={classes.secret}>{spaced(setup.totpUri)}</p>
        <TextInput
          id="setup-code"
          name="code"
          label="Code from the app"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={code}
          error={error}
          readOnly={action.busy}
          onText={(text) => {
            setCode(text)
            setError(undefined)
            action.clear()
          }}
        />
        <CardFailure>{action.failure}</CardFailure>
        <div className={classes.actions}>
          <Button type="submit" busy={action.busy} disabled={action.busy}>
            Turn On
          </Button>
          <Button look="quiet" disabled={action.busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}
