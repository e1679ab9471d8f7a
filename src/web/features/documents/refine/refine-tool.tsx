import { type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import type { DocumentView } from '#shared/api/documents.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { isProposalKept } from './kept-proposal.ts'
import type { RefineTarget } from './refine-target.ts'

export const RefineDialog = lazyDialog('Refine', () => import('./refine-dialog.tsx'))
const RefineSelection = lazyPart(() => import('./refine-selection.tsx'), null)

/** Leads to what was proposed and not decided on, where there is such. */
export function RefineButton({ runId, onPress }: { runId: string; onPress: () => void }) {
  return (
    <Button look="line" size="sm" onClick={onPress}>
      <Icon name="star" size={18} />
      {isProposalKept(runId) ? 'Refine: proposal waiting' : 'Refine'}
    </Button>
  )
}

interface RefineToolProps {
  agent: Agent
  runId: string
  context: ErasedContext
  content: RefObject<HTMLElement | null>
  onSaved: (view: DocumentView) => void
}

/** Refining a result that is read: all of it, or what is selected in it. */
export function RefineTool({ agent, runId, context, content, onSaved }: RefineToolProps) {
  const [opened, setOpened] = useState(false)
  useLoadAhead(RefineDialog.load)
  const [target, setTarget] = useState<RefineTarget | null>(null)
  const open = (next: RefineTarget | null) => {
    setTarget(next)
    setOpened(true)
  }
  return (
    <>
      <RefineButton runId={runId} onPress={() => open(null)} />
      {createPortal(
        <RefineSelection
          content={content}
          onRefine={(quote) => open({ within: [], quote, name: 'The selected text' })}
        />,
        document.body,
      )}
      <RefineDialog
        opened={opened}
        onClose={() => setOpened(false)}
        agent={agent}
        runId={runId}
        context={context}
        target={target}
        onSaved={onSaved}
      />
    </>
  )
}
