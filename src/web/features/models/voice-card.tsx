import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { longestVoiceText, mostVoiceTexts, voice } from '#shared/api/context.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { apiJson } from '../../http/api-fetch.ts'
import type { SessionUser } from '../../session/session.ts'
import classes from '../account/account.module.css'
import { AccountCard, CardFailure } from '../account/account-card.tsx'
import { useAction } from '../account/use-action.ts'
import { voiceQuery } from './voice-query.ts'

/** How the user writes: up to three texts, for runs that are to sound like them. */
export function VoiceCard({ account }: { account: SessionUser }) {
  const queries = useQueryClient()
  const stored = useQuery(voiceQuery(account.id))
  const [typed, setTyped] = useState<readonly string[] | null>(null)
  const action = useAction()
  const texts = typed ?? stored.data?.texts ?? []
  const shown = texts.length < mostVoiceTexts && texts.every((text) => text !== '') ? [...texts, ''] : texts

  const save = (event: FormEvent) => {
    event.preventDefault()
    void action.run(async () => {
      const body = { texts: texts.filter((text) => text.trim() !== '') }
      const saved = await apiJson('/api/voice', voice, { method: 'PUT', body })
      queries.setQueryData(voiceQuery(account.id).queryKey, saved)
      setTyped(null)
    }, 'Saved. Tick “How we write” under “Add context” beside a form.')
  }
  return (
    <AccountCard
      id="voice"
      title="How we write"
      description="Up to three texts of your own, such as a release note or a mail to customers. A language model takes over their tone, and no facts from them."
    >
      {stored.isError && <p className={classes.quiet}>Your texts could not be loaded.</p>}
      {stored.data && (
        <form className={classes.form} onSubmit={save} noValidate>
          {shown.map((text, index) => (
            <TextArea
              // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other name than its place
              key={index}
              id={`voice-${index + 1}`}
              name={`voice-${index + 1}`}
              label={`Text ${index + 1}`}
              rows={4}
              counter={longestVoiceText}
              value={text}
              error={action.fields[`texts.${index}`]}
              disabled={action.busy}
              onText={(value) =>
                setTyped(
                  shown
                    .map((each, at) => (at === index ? value : each))
                    .filter((each, at) => each !== '' || at === index),
                )
              }
            />
          ))}
          <div className={classes.actions}>
            <Button type="submit" disabled={action.busy || typed === null}>
              Save Texts
            </Button>
          </div>
          <CardFailure>{action.failure}</CardFailure>
        </form>
      )}
    </AccountCard>
  )
}
