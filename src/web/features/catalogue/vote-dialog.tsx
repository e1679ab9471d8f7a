import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { AgentCard } from '#agents/_kit/card.ts'
import { vote } from '#shared/api/votes.ts'
import { charactersIn, firstCharacters } from '#shared/characters.ts'
import { longestFeedback } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { ownVotesKey, prioritiesKey } from './use-priorities.ts'
import classes from './vote-dialog.module.css'

interface VoteDialogProps {
  card: AgentCard
  opened: boolean
  onClose: () => void
}

const voteAnswer = z.object({ vote: vote.nullable() })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

export default function VoteDialog({ card, opened, onClose }: VoteDialogProps) {
  const queries = useQueryClient()
  const path = `/api/votes/${card.id}`
  const own = useQuery({ queryKey: ['vote', card.id], queryFn: () => apiJson(path, voteAnswer), enabled: opened })
  const earlier = own.data?.vote ?? null
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const feedback = typed ?? earlier?.feedback ?? ''

  const submit = async () => {
    setBusy(true)
    try {
      const saved = await apiJson(path, voteAnswer, { method: 'PUT', body: { feedback: feedback.trim() || null } })
      queries.setQueryData(['vote', card.id], saved)
      for (const queryKey of [prioritiesKey, ownVotesKey]) queries.invalidateQueries({ queryKey })
      setTyped(null)
      onClose()
      showToast({ tone: 'success', message: 'Thank you for your feedback!' })
    } catch (error) {
      const signedOut = asApiError(error).status === 401
      showToast({ tone: 'error', message: signedOut ? 'Please sign in to vote' : 'Failed to submit vote' })
    } finally {
      setBusy(false)
    }
  }
  const takeBack = async () => {
    setBusy(true)
    try {
      queries.setQueryData(['vote', card.id], await apiJson(path, voteAnswer, { method: 'DELETE' }))
      for (const queryKey of [prioritiesKey, ownVotesKey]) queries.invalidateQueries({ queryKey })
      setTyped(null)
      onClose()
      showToast({ message: 'Your vote is taken back.' })
    } catch {
      showToast({ tone: 'error', message: 'Your vote could not be taken back. Please try again.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Vote for ${card.name}`}
      description="Your vote moves this agent up the list. What you would use it for helps even more."
    >
      {earlier && (
        <p className={classes.earlier}>
          You voted on {day.format(new Date(earlier.updated_at))}. Voting again replaces your feedback.
        </p>
      )}
      <label className={classes.field}>
        <span>Feedback (optional)</span>
        <textarea
          rows={5}
          value={feedback}
          aria-describedby="vote-remaining"
          onChange={(event) => setTyped(firstCharacters(event.currentTarget.value, longestFeedback))}
        />
      </label>
      <p className={classes.left} id="vote-remaining">
        {longestFeedback - charactersIn(feedback)} characters remaining
      </p>
      <div className={classes.actions}>
        <Button onClick={submit} busy={busy} disabled={busy}>
          Submit Vote
        </Button>
        {earlier && (
          <Button look="line" onClick={takeBack} disabled={busy}>
            Take Back My Vote
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          No Thanks
        </Button>
      </div>
    </Dialog>
  )
}
