import { type ComponentType, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import { handedOver } from '#agents/_kit/handed-over.ts'
import type { DocumentView } from '#shared/api/documents.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { directionOf } from '#shared/labels/direction.ts'
import { localizedDocument } from '#shared/labels/localized-document.ts'
import type { Source } from '#shared/source.ts'
import { Button } from '#ui/button/button.tsx'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { FailedDialog } from '#ui/loading/lazy-dialog.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { LoadAgain } from '#ui/loading/load-again.tsx'
import { useWasPainted } from '#ui/loading/use-was-painted.ts'
import type { AgentViewProps } from '#ui/result/agent-view.ts'
import { ShowPassageContext, SourcesContext } from '#ui/result/cited.tsx'
import { CopyTextContext } from '#ui/result/copy-button.tsx'
import { copyText } from '../../../clipboard/copy-text.ts'
import { useCopied } from '../../../clipboard/use-copied.ts'
import { useAccount } from '../../../session/use-session.ts'
import { SendToConfluence } from '../../confluence/send/send-to-confluence.tsx'
import { DocumentTools } from '../../documents/document-tools.tsx'
import { FreeBlocks } from '../../documents/free-blocks.tsx'
import { DocumentEditor } from '../../documents/lazy-editor.tsx'
import { ShareButton } from '../../documents/sharing/share-button.tsx'
import { useLabels } from '../../documents/use-labels.ts'
import { useWithFreeBlocks } from '../../documents/use-with-free-blocks.ts'
import { ResultStanding } from '../../products/result-standing.tsx'
import { isBusy } from '../run/run-state.ts'
import type { RunControl } from '../run/use-run.ts'
import { EvidenceNote } from './evidence-note.tsx'
import ExportMenu from './export-menu.tsx'
import { markLongParts } from './mark-long-parts.ts'
import { NextAgent } from './next-agent.tsx'
import { OwnFacts } from './own-facts.tsx'
import { Provenance } from './provenance.tsx'
import { ResultContent } from './result-content.tsx'
import { ContentsBeside, ContentsButton } from './result-contents.tsx'
import classes from './result-panel.module.css'
import { SourcesPanel } from './sources-panel.tsx'
import { useHeadings } from './use-headings.ts'
import { UseInMenu } from './use-in-menu.tsx'
import { useSaveResult } from './use-save-result.ts'
import type { ShownResult } from './use-shown-result.ts'

const Comments = lazyPart(
  () => import('../../comments/comments.tsx'),
  (_props, error, again) => <LoadAgain what="Comments" error={error} onAgain={again} />,
)
const PassageCard = lazyPart(
  () => import('#ui/result/passage-card.tsx'),
  ({ onClose }, error, again) => <FailedDialog title="Source" error={error} opened onClose={onClose} onAgain={again} />,
)
const StepsNote = lazyPart(() => import('./steps-note.tsx'), null)

interface ResultPanelProps {
  agent: Agent
  /** Null where the blocks of the agent's document are the view. */
  View: ComponentType<AgentViewProps> | null
  run: RunControl
  shown: ShownResult
  /** Clears the result and leads back to the form. */
  onAgain: () => void
}

function CopyDocument({ toCopy }: { toCopy: () => ResultDocument }) {
  const { copied, copy } = useCopied({ shown: false })
  return (
    <Button look="line" size="sm" onClick={() => copy(toMarkdown(toCopy()))}>
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      {copied ? 'Copied' : 'Copy as Markdown'}
    </Button>
  )
}

/** Comments come once the result is read, in a place that is kept for them. */
function CommentsOf({
  runId,
  content,
  wanted,
}: {
  runId: string
  content: RefObject<HTMLElement | null>
  wanted: boolean
}) {
  const place = <span className={classes.commentsPlace} />
  return wanted ? <Comments fallback={place} base={`/api/documents/${runId}`} content={content} /> : place
}

export default function ResultPanel({ agent, View: EnglishView, run, shown, onAgain }: ResultPanelProps) {
  const { state } = run
  const account = useAccount()
  const { save, ask, stale, reload } = useSaveResult(run, agent.messages.edited ?? 'Changes saved')
  const { setEdited } = run
  const [editing, setEditing] = useState(false)
  const onDocument = useCallback(
    ({ result, revision, blocks }: DocumentView) => setEdited(result, revision, blocks),
    [setEdited],
  )
  const running = isBusy(state.phase)
  const labels = useLabels(languageIn(shown.result))
  const written = useMemo(
    () => localizedDocument(agent.toDocument(shown.result, shown.context), labels ?? null),
    [agent, shown, labels],
  )
  const document = useWithFreeBlocks(written, state.blocks)
  // The views of agents are English: in another language the document is shown as its files hold it.
  const View = labels ? null : EnglishView
  const painted = useWasPainted()
  const onceDrawn = useOnceDrawn()
  const panel = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const headings = useHeadings(content, !running && !editing)
  const isNew = shown.complete && !running && state.lastEventId > 0
  useEffect(() => {
    if (isNew) catchFocus(panel.current?.querySelector<HTMLElement>('#result-title'))
  }, [isNew])
  const [passage, setPassage] = useState<{ source: Source; citation: HTMLElement } | null>(null)
  const show = useCallback((source: Source, citation: HTMLElement) => setPassage({ source, citation }), [])
  useEffect(() => {
    const mark = () => panel.current && markLongParts(panel.current)
    window.addEventListener('beforeprint', mark)
    return () => window.removeEventListener('beforeprint', mark)
  }, [])
  return (
    <SourcesContext value={state.sources}>
      <ShowPassageContext value={show}>
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
              <h2 id="result-title" className={classes.title} lang={document.language} dir="auto" tabIndex={-1}>
                {document.title}
              </h2>
              {!running && <Provenance run={state} />}
              {!running && state.steps.length > 0 && <StepsNote steps={state.steps} />}
              {!running && shown.complete && state.runId && (
                <ResultStanding
                  key={`standing ${state.runId}`}
                  agent={agent}
                  runId={state.runId}
                  revision={state.revision}
                  context={shown.context}
                  content={editing ? null : content}
                  onSaved={onDocument}
                />
              )}
              {!running && shown.complete && state.runId && account && !editing && (
                <CommentsOf key={state.runId} runId={state.runId} content={content} wanted={painted} />
              )}
              {!running && state.evidence && <EvidenceNote evidence={state.evidence} panel={panel} />}
            </header>
            {!running && !editing && (
              <div className={classes.toolbar} data-screen-only>
                {headings.length > 0 && <ContentsButton headings={headings} />}
                {agent.form.again && (
                  <Button look="line" size="sm" onClick={onAgain}>
                    <Icon name="refresh" size={18} />
                    {agent.form.again}
                  </Button>
                )}
                <CopyDocument toCopy={() => localizedDocument(handedOver(document, shown.result), labels ?? null)} />
                {shown.complete && state.runId && (
                  <>
                    <DocumentTools
                      agent={agent}
                      runId={state.runId}
                      context={shown.context}
                      onEdit={() => setEditing(true)}
                      content={content}
                      onRestored={onDocument}
                    />
                    <ShareButton runId={state.runId} revision={state.revision} />
                    <UseInMenu agent={agent} run={state} />
                    <ExportMenu agent={agent} runId={state.runId} />
                  </>
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
            {stale && (
              <div className={classes.stale} role="alert">
                <p>
                  This result was changed elsewhere. Your edit is kept: load the stored result, then save yours over it
                  or cancel to see it.
                </p>
                <Button look="line" size="sm" onClick={reload}>
                  Load the stored result
                </Button>
              </div>
            )}
            {!shown.complete && !running && (
              <p className={classes.unfinished}>This is what was written before the run ended. It is not complete.</p>
            )}
            {editing && shown.complete && !running && state.runId ? (
              <DocumentEditor
                agent={agent}
                runId={state.runId}
                context={shown.context}
                revision={state.revision}
                onSaved={onDocument}
                onDone={() => {
                  setEditing(false)
                  onceDrawn(() => window.document.getElementById('edit-document'))
                }}
              />
            ) : (
              <div className={classes.body} data-contents={headings.length > 0 || undefined}>
                {headings.length > 0 && <ContentsBeside headings={headings} />}
                <div
                  className={classes.content}
                  lang={document.language}
                  dir={directionOf(document.language)}
                  hidden={labels === undefined}
                >
                  <div ref={content}>
                    <ResultContent
                      View={View}
                      shown={shown}
                      document={document}
                      input={state.input}
                      sources={state.sources}
                      running={running}
                      save={save}
                      ask={ask}
                    />
                  </div>
                </div>
              </div>
            )}
            {View && !editing && <OwnFacts result={shown.result} />}
            {View && !editing && <FreeBlocks blocks={state.blocks} />}
            {shown.complete && !running && <NextAgent agent={agent} run={state} />}
          </section>
          <SourcesPanel sources={state.sources} note={state.sourcesNote} result={running ? undefined : shown.result} />
          {passage && <PassageCard key={passage.source.number} {...passage} onClose={() => setPassage(null)} />}
        </CopyTextContext>
      </ShowPassageContext>
    </SourcesContext>
  )
}
