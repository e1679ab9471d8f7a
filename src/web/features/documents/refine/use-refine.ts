import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentView } from '#shared/api/documents.ts'
import { type Refinement, type RefineOptions, type RefineProposal, refineProposal } from '#shared/api/refine.ts'
import { asApiError } from '../../../http/api-error.ts'
import { readDocument } from '../document-calls.ts'
import { fittingChanges } from './fitting-changes.ts'
import { forgetProposal, keepProposal, readKept } from './kept-proposal.ts'
import { askForProposal, RefineFailure, readOptions } from './refine-calls.ts'
import { type RefineTarget, wholeDocument } from './refine-target.ts'

export type RefineState =
  | { step: 'loading' }
  | { step: 'choosing'; failure: string | null }
  | { step: 'working'; changes: number; thinking: boolean }
  | {
      step: 'proposed'
      proposal: RefineProposal
      /** Ids of the changes that are ticked. */
      taken: readonly string[]
      /** Changes that were discarded: somebody has changed their places since. */
      outdated: number
      /** Why what was accepted was not stored. */
      failure: string | null
    }

export interface Refining {
  state: RefineState
  view: DocumentView | null
  options: RefineOptions | null
  /** Whether something was proposed before that nobody has decided on. */
  isKept: boolean
  ask: (action: Refinement, words: string, target: RefineTarget) => Promise<void>
  stop: () => void
  tick: (taken: readonly string[]) => void
  /** Back to what was proposed before, as far as it still fits; with a reason why it was not stored. */
  resume: (failure?: string) => Promise<void>
  /** Back to what can be asked: the proposal is decided on, or given up. */
  again: () => void
}

interface Kept {
  proposal: RefineProposal
  taken: readonly string[]
}

function readProposal(runId: string): Kept | null {
  const kept = readKept(runId) as Partial<Kept> | null
  const { data } = refineProposal.safeParse(kept?.proposal)
  return data ? { proposal: data, taken: Array.isArray(kept?.taken) ? kept.taken : [] } : null
}

/**
 * One document and what is proposed for it. The server keeps nothing of a proposal; this tab keeps it until it is decided on, so that
 * neither a reload nor a closed dialog loses what a model has taken minutes for.
 */
export function useRefine(
  runId: string,
  model: string | null,
  /** What was proposed before and not decided on is shown first. */
  offersKept: boolean,
  /** What is asked for at once, and of which part. */
  begin?: Refinement,
  beginAt: RefineTarget = wholeDocument,
): Refining {
  const [state, setState] = useState<RefineState>({ step: 'loading' })
  const [view, setView] = useState<DocumentView | null>(null)
  const [options, setOptions] = useState<RefineOptions | null>(null)
  const [isKept, setKept] = useState(() => readProposal(runId) !== null)
  const working = useRef<AbortController | null>(null)

  const again = useCallback(() => {
    forgetProposal(runId)
    setKept(false)
    setState({ step: 'choosing', failure: null })
  }, [runId])
  const offer = useCallback(
    (document: DocumentView, failure: string | null) => {
      const kept = readProposal(runId)
      if (!kept) return setState({ step: 'choosing', failure })
      const { proposal, outdated } = fittingChanges(kept.proposal, document)
      if (proposal.proposed.length > 0 || outdated === 0 || proposal.answer !== '')
        return setState({ step: 'proposed', proposal, taken: kept.taken, outdated, failure })
      again()
      setState({
        step: 'choosing',
        failure: failure ?? 'What was proposed before no longer fits what it was made for.',
      })
    },
    [runId, again],
  )

  const ask = useCallback(
    async (action: Refinement, words: string, target: RefineTarget) => {
      const stop = new AbortController()
      working.current = stop
      setState({ step: 'working', changes: 0, thinking: false })
      try {
        // What was saved meanwhile is what is refined.
        const document = await readDocument(runId)
        setView(document)
        const asked = { revision: document.revision, action, words, target, model }
        const proposal = await askForProposal(
          runId,
          asked,
          (progress) => setState({ step: 'working', ...progress }),
          stop.signal,
        )
        // What a person has changed is taken only by a hand.
        const taken = proposal.proposed.flatMap(({ id, touched }) => (touched ? [] : id))
        if (proposal.proposed.length > 0 || proposal.answer !== '') keepProposal(runId, { proposal, taken })
        setState({ step: 'proposed', proposal, taken, outdated: 0, failure: null })
      } catch (error) {
        if (stop.signal.aborted) return
        const failure = error instanceof RefineFailure ? error.message : asApiError(error).message
        setState({ step: 'choosing', failure })
      }
    },
    [runId, model],
  )
  useEffect(() => {
    let isOver = false
    Promise.all([readDocument(runId), readOptions(runId, model)]).then(
      ([document, read]) => {
        if (isOver) return
        setView(document)
        setOptions(read)
        if (begin) ask(begin, '', beginAt)
        else if (offersKept) offer(document, null)
        else setState({ step: 'choosing', failure: null })
      },
      (error) => !isOver && setState({ step: 'choosing', failure: asApiError(error).message }),
    )
    return () => {
      isOver = true
      working.current?.abort()
    }
  }, [runId, model, offersKept, begin, beginAt, offer, ask])

  const resume = useCallback(
    async (failure?: string) => {
      try {
        const document = await readDocument(runId)
        setView(document)
        offer(document, failure ?? null)
      } catch (error) {
        const { message } = asApiError(error)
        setState((now) =>
          now.step === 'proposed' ? { ...now, failure: failure ?? message } : { step: 'choosing', failure: message },
        )
      }
    },
    [runId, offer],
  )
  const tick = useCallback(
    (taken: readonly string[]) => {
      const kept = readProposal(runId)
      if (kept) keepProposal(runId, { ...kept, taken })
    },
    [runId],
  )
  const stop = useCallback(() => {
    working.current?.abort()
    setState({ step: 'choosing', failure: null })
  }, [])
  return { state, view, options, isKept, ask, stop, tick, resume, again }
}
