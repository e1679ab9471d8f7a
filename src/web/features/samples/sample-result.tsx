import { useCallback, useRef } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import type { Sample } from '#shared/samples/sample.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { useLoaded } from '#ui/loading/use-loaded.ts'
import { SourcesContext } from '#ui/result/cited.tsx'
import { CopyTextContext } from '#ui/result/copy-button.tsx'
import { copyText } from '../../clipboard/copy-text.ts'
import { ContentsBeside, ContentsButton } from '../agent/result/result-contents.tsx'
import panel from '../agent/result/result-panel.module.css'
import { SourcesPanel } from '../agent/result/sources-panel.tsx'
import { useHeadings } from '../agent/result/use-headings.ts'
import { SampleFiles } from './sample-files.tsx'
import classes from './sample-page.module.css'

function documentOf(agent: Agent, { input, result, sources, timestamp, prepared }: Sample) {
  return agent.toDocument(result, { input, sources, timestamp, prepared: prepared ?? undefined })
}

/** The result as its agent shows it, to be read: nothing in it is kept. */
export default function SampleResult({ sample }: { sample: Sample }) {
  const { agentId, title, result, input, sources, sourcesNote } = sample
  const load = useCallback(async () => {
    const [agent, View] = await Promise.all([loadAgent(agentId), loadView(agentId)])
    if (!agent) throw new Error(`no agent ${agentId}`)
    return { agent, View }
  }, [agentId])
  const parts = useLoaded(load)
  const content = useRef<HTMLDivElement>(null)
  const headings = useHeadings(content, parts.value !== null)
  if (parts.failure) return <LoadNotice error={parts.failure.error} onAgain={parts.again} />
  if (!parts.value) return <div className={classes.place} />
  const { agent, View } = parts.value
  return (
    <SourcesContext value={sources}>
      <CopyTextContext value={copyText}>
        <section className={panel.panel} aria-label={title} data-written>
          <div className={panel.toolbar} data-screen-only>
            {headings.length > 0 && <ContentsButton headings={headings} />}
            <SampleFiles
              agentId={agentId}
              title={title}
              formats={agent.exports.formats.map(({ format }) => format)}
              all
            />
          </div>
          <div className={panel.body} data-contents={headings.length > 0 || undefined}>
            {headings.length > 0 && <ContentsBeside headings={headings} />}
            <div ref={content} className={panel.content}>
              {View ? (
                <View result={result} input={input} sources={sources} running={false} edit={undefined} />
              ) : (
                <div className={panel.document}>
                  <Blocks blocks={documentOf(agent, sample).blocks} idPrefix="result" />
                </div>
              )}
            </div>
          </div>
        </section>
        <SourcesPanel sources={sources} note={sourcesNote} result={result} />
      </CopyTextContext>
    </SourcesContext>
  )
}
