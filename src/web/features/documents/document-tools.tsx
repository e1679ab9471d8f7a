import { type RefObject, useState } from 'react'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import type { DocumentView } from '#shared/api/documents.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { RefineButton, RefineTool } from './refine/refine-tool.tsx'

const VersionsDialog = lazyDialog('Versions', () => import('./versions/versions-dialog.tsx'))

interface DocumentToolsProps {
  agent: Agent
  runId: string
  context: ErasedContext
  /** Not there while it is edited. */
  onEdit?: () => void
  /** Where the document is read; absent in the editor, which refines by itself. */
  content?: RefObject<HTMLElement | null>
  onRefine?: () => void
  onRestored: (view: DocumentView) => void
}

/** The buttons of a finished result that lead to its editor and its versions. */
export function DocumentTools({ agent, runId, context, onEdit, content, onRefine, onRestored }: DocumentToolsProps) {
  const [opened, setOpened] = useState(false)
  useLoadAhead(VersionsDialog.load)
  return (
    <>
      {onEdit && (
        <Button id="edit-document" look="line" size="sm" onClick={onEdit}>
          <Icon name="edit" size={18} />
          Edit document
        </Button>
      )}
      {content && <RefineTool agent={agent} runId={runId} context={context} content={content} onSaved={onRestored} />}
      {onRefine && <RefineButton runId={runId} onPress={onRefine} />}
      <Button look="line" size="sm" onClick={() => setOpened(true)}>
        <Icon name="refresh" size={18} />
        Versions
      </Button>
      <VersionsDialog
        opened={opened}
        onClose={() => setOpened(false)}
        agent={agent}
        runId={runId}
        context={context}
        onRestored={onRestored}
      />
    </>
  )
}
