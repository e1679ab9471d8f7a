import { type ComponentType, memo } from 'react'
import type { ResultDocument } from '#shared/document/block.ts'
import type { Source } from '#shared/source.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import type { AgentViewProps } from '#ui/result/agent-view.ts'
import classes from './result-panel.module.css'
import type { SaveResult } from './use-save-result.ts'
import type { ShownResult } from './use-shown-result.ts'

interface ResultContentProps extends Pick<SaveResult, 'save' | 'ask'> {
  /** Null where the blocks of the document are the view. */
  View: ComponentType<AgentViewProps> | null
  shown: ShownResult
  document: ResultDocument
  input: Record<string, unknown> | null
  sources: readonly Source[]
  running: boolean
}

const noInput = {}

/** The result itself. It is long, and is drawn again only where it changes: not for its contents, its comments or an open passage. */
export const ResultContent = memo(function ResultContent({
  View,
  shown,
  document,
  input,
  sources,
  running,
  save,
  ask,
}: ResultContentProps) {
  if (!View) {
    return (
      <div className={classes.document}>
        <Blocks blocks={document.blocks} idPrefix="result" />
      </div>
    )
  }
  const isDone = shown.complete && !running
  return (
    <View
      result={shown.result}
      input={input ?? noInput}
      sources={sources}
      running={running}
      edit={isDone ? { save } : undefined}
      ask={isDone ? { send: ask } : undefined}
    />
  )
})
