import { useState } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { type Asked, correctionsOf } from '../form/asked.ts'
import type { RunControl } from '../run/use-run.ts'
import { AskingCard } from './asking-card.tsx'
import { confirmReading } from './confirm-reading.ts'

interface RunQuestionProps {
  agent: AgentFace
  run: RunControl
  /** True where the run was started on this page: the card takes the focus. */
  isOwn: boolean
}

/** What a run asks on its way. Whoever opens the run finds the question again, until somebody answers or stops it. */
export function RunQuestion({ agent, run, isOwn }: RunQuestionProps) {
  const { questions, input, productId } = run.state
  const [answers, setAnswers] = useState<Asked['answers']>({})
  const [sending, setSending] = useState(false)
  const asked: Asked = { unsure: questions, answers, productId }
  const send = async (said: Asked) => {
    setSending(true)
    const corrections = correctionsOf(said)
    try {
      // The next agents know it as well: the product of these words keeps what was answered.
      const isKept = input !== null && Object.keys(corrections).length > 0 && !productId
      const kept = isKept ? await confirmReading(agent, input, corrections) : null
      await run.answer({ answers: corrections, ...(kept ? { productId: kept } : {}) })
    } catch (error) {
      setSending(false)
      showToast({ tone: 'error', title: 'The answer was not taken', message: asApiError(error).message })
    }
  }
  return (
    <AskingCard
      asked={asked}
      onAsked={(next) => setAnswers(next.answers)}
      onWrite={() => send(asked)}
      onWriteAnyway={() => send({ ...asked, answers: {} })}
      lead="The run waits for your answer, for a day at most. Nothing is charged before it is written."
      busy={sending}
      presses={isOwn ? 1 : 0}
    />
  )
}
