import { useEffect, useRef, useState } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { Corrections } from '#shared/corrections.ts'
import { type Asked, correctionsOf } from '../form/asked.ts'
import type { FormValues } from '../form/form-draft.ts'
import type { AgentFormControl } from '../form/use-agent-form.ts'

/** A start waits no longer than this, in milliseconds: for the code that asks, and for the server. */
const longestWait = 3_000

/** Comes with the turn to the form, as what a run needs does. */
export const loadReading = () => Promise.all([import('./read-form.ts'), import('./confirm-reading.ts')])

export type Begin = (
  input: FormValues,
  corrections?: Corrections,
  productId?: string | null,
  /** False where the user has said that it is to be written all the same: then the run asks no more either. */
  mayAsk?: boolean,
) => void

export interface Asking {
  asked: Asked | null
  setAsked: (asked: Asked | null) => void
  /** What a press waits for, in words; null when it waits for nothing. */
  waiting: string | null
  /** How often a press was answered with questions; 0 when they come of a reload. */
  presses: number
  /** Starts the run, or asks first where the reading is not sure. */
  beginOrAsk: (input: FormValues) => Promise<void>
  /** Starts the run with what was answered. */
  write: (input: FormValues) => Promise<void>
  /** Keeps corrections of a finished run with its product, and takes back those that are blank. Returns the product's id. */
  confirm: (input: FormValues, changes: Corrections, productId: string | null) => Promise<string | null>
}

/** Asks before a use is spent. `isGated` when a run would be refused: nobody is questioned for nothing. */
export function useAsking(agent: AgentFace, form: AgentFormControl, isGated: boolean, begin: Begin): Asking {
  const { asked, setAsked } = form
  const [waiting, setWaiting] = useState<string | null>(null)
  const [presses, setPresses] = useState(0)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  /** Without its code, as without an answer and without a network, the run starts as it would without asking. */
  const during = async <Value>(words: string, work: () => Promise<Value | null>): Promise<Value | null> => {
    if (!navigator.onLine) return null
    setWaiting(words)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), longestWait)
    })
    const value = await Promise.race([work().catch(() => null), late])
    clearTimeout(timer)
    setWaiting(null)
    return value
  }
  const beginOrAsk = async (input: FormValues) => {
    if (isGated) return begin(input)
    const read = await during('Reading...', async () => (await loadReading())[0].readForm(agent, input))
    if (gone.current) return
    const productId = read?.productId ?? null
    if (!read || read.unsure.length === 0) {
      setAsked(null)
      return begin(input, {}, productId)
    }
    setPresses((before) => before + 1)
    // Pressed again beside the questions: what was answered stays.
    setAsked({ unsure: read.unsure, answers: asked?.answers ?? {}, productId })
  }
  const write = async (input: FormValues) => {
    if (!asked) return
    const corrections = correctionsOf(asked)
    const isAnswered = Object.keys(corrections).length > 0
    const confirm = async () => (await loadReading())[1].confirmReading(agent, input, corrections)
    const productId = isAnswered ? await during('Starting...', confirm) : asked.productId
    if (gone.current) return
    setAsked(null)
    begin(input, corrections, productId, isAnswered)
  }
  const confirm: Asking['confirm'] = async (input, changes, productId) => {
    const isSaid = Object.values(changes).some((words) => words !== '')
    if (!isSaid && !productId) return null
    const kept = await during('Starting...', async () => {
      const [, { confirmReading, withdrawConfirmed }] = await loadReading()
      if (productId && Object.values(changes).includes('')) await withdrawConfirmed(productId, changes)
      return isSaid ? confirmReading(agent, input, changes) : productId
    })
    return kept ?? productId
  }
  return { asked, setAsked, confirm, waiting, presses, beginOrAsk, write }
}
