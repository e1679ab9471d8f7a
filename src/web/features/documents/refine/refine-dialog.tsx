import { useMemo, useState } from 'react'
import { bindDocument } from '#agents/_kit/binding/bind-document.ts'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import type { DocumentChange, DocumentView } from '#shared/api/documents.ts'
import type { ProposedChange, Refinement } from '#shared/api/refine.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSession } from '../../../session/use-session.ts'
import { readChoice } from '../../agent/options/run-choice.ts'
import { linesOf } from '../versions/compared-lines.ts'
import classes from './refine.module.css'
import { RefineChoice } from './refine-choice.tsx'
import { RefineProposal } from './refine-proposal.tsx'
import { type RefineTarget, sectionTargets, wholeDocument } from './refine-target.ts'
import { useAccept } from './use-accept.ts'
import { useRefine } from './use-refine.ts'

export interface RefineDialogProps {
  opened: boolean
  onClose: () => void
  agent: Agent
  runId: string
  context: ErasedContext
  /** Null for the whole document. */
  target: RefineTarget | null
  /** What is asked for as soon as it opens; otherwise the person chooses. */
  begin?: Refinement
  onSaved: (view: DocumentView) => void
  /** Something of the proposal is stored. */
  onTaken?: () => void
  /** Stores what was accepted where an editor is open; resolves with what is wrong, null once it is stored. */
  onAccept?: (revision: number, changes: readonly DocumentChange[], note: string) => Promise<string | null>
}

/** Asks for another wording of a document, a section, a block or a selected text, and shows what is proposed before anything changes. */
export default function RefineDialog(props: RefineDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Refine" size="lg">
      {props.opened && <RefinePanel {...props} />}
    </Dialog>
  )
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

function RefinePanel(props: RefineDialogProps) {
  const { agent, runId, context, target, begin, onSaved, onTaken, onAccept, onClose } = props
  const acceptHere = useAccept(runId, onSaved)
  const session = useSession()
  const { model } = readChoice(session?.user.id ?? null)
  const { state, view, options, isKept, ask, stop, tick, resume, again } = useRefine(
    runId,
    model,
    target === null,
    begin,
    target ?? wholeDocument,
  )
  const [chosen, setChosen] = useState(0)
  const [storing, setStoring] = useState(false)
  const result = view?.result
  const bound = useMemo(
    () =>
      result
        ? bindDocument({ result, schema: agent.resultSchema, toDocument: (each) => agent.toDocument(each, context) })
        : null,
    [agent, context, result],
  )
  const targets = useMemo(() => {
    const sections = bound ? sectionTargets(bound) : []
    return target ? [target, wholeDocument] : [wholeDocument, ...sections]
  }, [bound, target])
  const lines = useMemo(
    () => (bound ? linesOf(bound.document).map(({ text, under }) => ({ text: plain(text), under })) : []),
    [bound],
  )
  const underOf = (text: string) => {
    // Of an item the first of its texts.
    const words = plain(text.split(' · ')[0] ?? '').slice(0, 60)
    return words === '' ? '' : (lines.find((line) => line.text.includes(words))?.under ?? '')
  }
  const accept = async (changes: readonly ProposedChange[]) => {
    if (state.step !== 'proposed') return
    const { revision, note } = state.proposal
    setStoring(true)
    const failure = await (onAccept ?? acceptHere)(
      revision,
      changes.flatMap((each) => each.changes),
      note,
    )
    setStoring(false)
    if (failure !== null) return resume(failure)
    again()
    onTaken?.()
    onClose()
  }
  switch (state.step) {
    case 'loading':
      return <p role="status">Loading...</p>
    case 'working':
      return (
        <div className={classes.working}>
          <p role="status">{workingText(state)}</p>
          <Button size="sm" look="line" onClick={stop} autoFocus>
            Stop
          </Button>
        </div>
      )
    case 'proposed':
      return (
        <RefineProposal
          key={state.proposal.proposed.map(({ id }) => id).join()}
          proposal={state.proposal}
          ticked={state.taken}
          outdated={state.outdated}
          failure={state.failure}
          underOf={underOf}
          busy={storing}
          onTick={tick}
          onAccept={accept}
          onRefuse={again}
        />
      )
    default:
      return (
        <>
          {state.failure && (
            <p role="alert" className={classes.failure}>
              {state.failure} The document is as it was.
            </p>
          )}
          {isKept && (
            <div className={classes.kept}>
              <p>Something was proposed before, and you have not decided on it.</p>
              <Button size="sm" look="line" onClick={() => resume()}>
                See what was proposed
              </Button>
            </div>
          )}
          {options && (
            <RefineChoice
              options={options}
              targets={targets}
              chosen={chosen}
              onChosen={setChosen}
              onAsk={(action, words) => ask(action, words, targets[chosen] ?? wholeDocument)}
            />
          )}
        </>
      )
  }
}

function workingText({ changes, thinking }: { changes: number; thinking: boolean }): string {
  if (changes > 0) return changes === 1 ? 'Writing the first change...' : `Writing change ${changes}...`
  return thinking ? 'The model is thinking...' : 'Reading the document...'
}
