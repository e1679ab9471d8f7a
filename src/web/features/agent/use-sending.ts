import { useState } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { Corrections } from '#shared/corrections.ts'
import { showToast } from '../../toast/show-toast.ts'
import { type Begin, useAsking } from './asking/use-asking.ts'
import type { FormValues } from './form/form-draft.ts'
import type { AgentFormControl } from './form/use-agent-form.ts'
import { useBeginOnArrival } from './form/use-begin-on-arrival.ts'
import { bodyOf, type RunChoice } from './options/run-choice.ts'
import type { RunControl } from './run/use-run.ts'

interface SendingOf {
  agent: AgentFace
  form: AgentFormControl
  run: RunControl
  signedIn: boolean
  /** A run would be refused: somebody must sign in first. */
  isGated: boolean
  choice: RunChoice
  /** The product that the page was opened for: runs that are started here are that product's. */
  productId: string | null
  /** What shows the result is wanted soon. */
  onBegin: () => void
}

/** From a filled form to a run, by questions where its words leave some open. */
export function useSending({ agent, form, run, signedIn, isGated, choice, productId: openedFor, onBegin }: SendingOf) {
  const { state } = run
  /** Why what was to be sent could not be checked. */
  const [held, setHeld] = useState<{ error: unknown } | null>(null)
  const [stopping, setStopping] = useState(false)
  const [startedHere, setStartedHere] = useState(false)

  const begin: Begin = (input, corrections, productId, mayAsk = true) => {
    setStopping(false)
    setHeld(null)
    run.start(input, corrections, openedFor ?? productId, { ...(signedIn ? bodyOf(choice) : {}), ask: mayAsk })
    setStartedHere(true)
    onBegin()
  }
  const asking = useAsking(agent, form, isGated, begin)
  const checked = async (send: (input: FormValues) => Promise<void>) => {
    setHeld(null)
    try {
      const input = await form.check()
      if (input) await send(input)
    } catch (error) {
      setHeld({ error })
    }
  }
  const submit = () => checked(asking.beginOrAsk)
  useBeginOnArrival(agent.card.id, signedIn, submit)
  const stop = async () => {
    setStopping(true)
    try {
      await run.stop()
    } catch {
      setStopping(false)
      showToast({ tone: 'error', message: 'The run could not be stopped. Please try again.' })
    }
  }
  const correct = async (changes: Corrections) => {
    if (!state.input) return
    const { input, corrections } = state
    const productId = await asking.confirm(input, changes, state.productId)
    begin(input, { ...corrections, ...changes }, productId)
  }
  const resume = () => {
    if (state.input) begin(state.input, state.corrections, state.productId)
  }
  return { asking, held, stopping, startedHere, submit, write: () => checked(asking.write), stop, correct, resume }
}

export type Sending = ReturnType<typeof useSending>
