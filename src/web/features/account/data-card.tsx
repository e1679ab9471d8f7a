import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { downloadData } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { useAction } from './use-action.ts'

export function DataCard() {
  const action = useAction()
  return (
    <AccountCard
      id="data"
      title="Your data"
      description="One JSON file with everything we store about you: profile, subscription, usage, votes, and every run with its input and result."
    >
      <Button look="line" busy={action.busy} disabled={action.busy} onClick={() => action.run(downloadData)}>
        {!action.busy && <Icon name="download" size={18} />}
        Download My Data
      </Button>
      <CardFailure>{action.failure}</CardFailure>
    </AccountCard>
  )
}
