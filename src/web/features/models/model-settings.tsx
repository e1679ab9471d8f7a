import type { SessionUser } from '../../session/session.ts'
import { ModelKeysCard } from './model-keys-card.tsx'
import classes from './model-settings.module.css'
import { VoiceCard } from './voice-card.tsx'

/** What a user sets of the models that write: a key of their own, and how they write themselves. */
export default function ModelSettings({ account }: { account: SessionUser }) {
  return (
    <div className={classes.cards}>
      <VoiceCard account={account} />
      <ModelKeysCard account={account} />
    </div>
  )
}
