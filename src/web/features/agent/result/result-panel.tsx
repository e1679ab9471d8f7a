import { lazy, Suspense, use, useEffect, useRef } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadView } from '#agents/registry-browser.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SourcesContext } from '#ui/result/cited.tsx'
import { CopyTextContext } from '#ui/result/copy-button.tsx'
import { copyText } from '../../../clipboard/copy-text.ts'
import { useCopied } from '../../../clipboard/use-copied.ts'
import { SendToConfluence } from '../../confluence/send/send-to-confluence.tsx'
import { isBusy } from '../run/run-state.ts'
import type { RunControl } from '../run/use-run.ts'
import { markLongParts } from './mark-long-parts.ts'
import { Provenance } from './provenance.tsx'
import classes from './result-panel.module.css'
import { SourcesPanel } from './sources-panel.tsx'
import { useSaveResult } from './use-save-result.ts'
import type { ShownResult } from './use-shown-result.ts'

const ExportMenu = lazy(() => import('./export-menu.tsx'))
const UseInMenu = lazy(() => import('./use-in-menu.tsx'))

interface ResultPanelProps {
  agent: Agent
  run: RunControl
  shown: ShownResult
  /** Clears the result and leads back to the form. */
  onAgain: () => void
}

function CopyDocument({ document }: { document: ResultDocument }) {
  const { copied, copy } = useCopied()
  return (
    <Button look="line" size="sm" onClick={() => copy(toMarkdown(document))}>
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      {copied ? 'Copied' : 'Copy as Markdown'}
    </Button>
  )
}

export default function ResultPanel({ agent, run, shown, onAgain }: ResultPanelProps) {
  const View = use(loadView(agent.card.id))
  const { state } = run
  const { save, stale, reload } = useSaveResult(run, agent.messages.edited ?? 'Changes saved')
  const running = isBusy(state.phase)
  const document = agent.toDocument(shown.result, shown.context)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = () => panel.current && markLongParts(panel.current)
    window.addEventListener('beforeprint', mark)
    return () => window.removeEventListener('beforeprint', mark)
  }, [])
  return (
    <SourcesContext value={state.sources}>
      <CopyTextContext value={copyText}>
        <section
          ref={panel}
          className={classes.panel}
          aria-labelledby="result-title"
          aria-busy={running}
          data-running={running}
          data-written
        >
          <header className={classes.head}>
            <div className={classes.titles}>
              <h2 id="result-title" className={classes.title}>
                {document.title}
              </h2>
              {!running && <Provenance model={state.model} startedAt={state.startedAt} durationMs={state.durationMs} />}
            </div>
            {!running && (
              <div className={classes.actions}>
                {agent.form.again && (
                  <Button look="line" size="sm" onClick={onAgain}>
                    <Icon name="refresh" size={18} />
                    {agent.form.again}
                  </Button>
                )}
                <CopyDocument document={document} />
                {shown.complete && state.runId && (
                  <Suspense fallback={<span className={classes.menusPlace} />}>
                    <UseInMenu agent={agent} run={state} />
                    <ExportMenu agent={agent} runId={state.runId} />
                  </Suspense>
                )}
                {shown.complete && state.runId && (
                  <SendToConfluence
                    agent={agent}
                    runId={state.runId}
                    revision={state.revision}
                    document={document}
                    input={shown.context.input}
                    sentBefore={state.sentPages}
                  />
                )}
              </div>
            )}
          </header>
          {stale && (
            <div className={classes.stale} role="alert">
              <p>
                This result was changed elsewhere. Your edit is kept: load the stored result, then save yours over it or
                cancel to see it.
              </p>
              <Button look="line" size="sm" onClick={reload}>
                Load the stored result
              </Button>
            </div>
          )}
          {!shown.complete && !running && (
            <p className={classes.unfinished}>This is what was written before the run ended. It is not complete.</p>
          )}
          {View ? (
            <View
              result={shown.result}
              input={state.input ?? {}}
              sources={state.sources}
              running={running}
              edit={shown.complete && !running ? { save } : undefined}
            />
          ) : (
            <div className={classes.document}>
              <Blocks blocks={document.blocks} />
            </div>
          )}
        </section>
        <SourcesPanel sources={state.sources} note={state.sourcesNote} result={running ? undefined : shown.result} />
      </CopyTextContext>
    </SourcesContext>
  )
}
