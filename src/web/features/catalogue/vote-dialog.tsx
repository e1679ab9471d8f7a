import { useState } from 'react'
import type { AgentCard } from '#agents/_kit/card.ts'
import { longestFeedback } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from './vote-dialog.module.css'

interface VoteDialogProps {
  card: AgentCard
  opened: boolean
  onClose: () => void
}

export default function VoteDialog({ card, opened, onClose }: VoteDialogProps) {
  const [feedback, setFeedback] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await apiFetch(`/api/votes/${card.id}`, { method: 'PUT', body: { feedback: feedback.trim() || null } })
      setFeedback('')
      onClose()
      showToast({ tone: 'success', message: 'Thank you for your feedback!' })
    } catch {
      showToast({ tone: 'error', message: 'Failed to submit vote' })
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
      <label className={classes.field}>
        <span>Feedback (optional)</span>
        <textarea
          rows={5}
          maxLength={longestFeedback}
          value={feedback}
          onChange={(event) => setFeedback(event.currentTarget.value)}
        />
      </label>
      <p className={classes.left}>{longestFeedback - feedback.length} characters remaining</p>
      <div className={classes.actions}>
        <Button onClick={submit} busy={busy} disabled={busy}>
          Submit Vote
        </Button>
        <Button look="quiet" onClick={onClose}>
          No Thanks
        </Button>
      </div>
    </Dialog>
  )
}
