import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './account.module.css'
import { type AccountDetails, sendVerification } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

export function AddressCard({ details: { email, emailVerified } }: { details: AccountDetails }) {
  const [sent, setSent] = useState(false)
  const action = useAction()
  return (
    <AccountCard
      id="address"
      title="Email address"
      description="You sign in with it, and we send password reset links to it."
    >
      <p className={classes.rowName}>{email}</p>
      <p className={classes.state} data-good={emailVerified || undefined}>
        <Icon name={emailVerified ? 'check' : 'info'} size={18} />
        {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
      </p>
      <CardFailure>{action.failure}</CardFailure>
      {!emailVerified && (
        <>
          <p className={classes.quiet} role="status">
            {sent ? 'A link is on its way. It works for 24 hours.' : 'Click the link in our email, or get a new one.'}
          </p>
          <Button
            look="line"
            busy={action.busy}
            disabled={action.busy}
            onClick={async () => setSent(await action.run(() => sendVerification(email)))}
          >
            Send Link Again
          </Button>
        </>
      )}
    </AccountCard>
  )
}
