import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '../../session/session.ts'
import { AdministrationCard } from './administration-card.tsx'
import { ModelKeysCard } from './model-keys-card.tsx'
import classes from './model-settings.module.css'
import { ownKeysQuery } from './own-keys-query.ts'
import { VoiceCard } from './voice-card.tsx'

/** What a user sets of the models that write: a key of their own, and how they write themselves. */
export default function ModelSettings({ account }: { account: SessionUser }) {
  const { data } = useQuery(ownKeysQuery(account.id))
  return (
    <div className={classes.cards}>
      <VoiceCard account={account} />
      <ModelKeysCard account={account} />
      {data?.administrator && <AdministrationCard />}
    </div>
  )
}
