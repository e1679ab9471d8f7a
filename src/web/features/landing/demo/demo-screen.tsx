import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import { exportFormatLabels } from '#shared/document/export-format.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { SourcesContext } from '#ui/result/cited.tsx'
import { AgentForm } from '../../agent/form/agent-form.tsx'
import { ProgressRoute } from '../../agent/progress-route.tsx'
import { SourcesPanel } from '../../agent/result/sources-panel.tsx'
import { parsePartial } from '../../agent/run/parse-partial.ts'
import { Understood } from '../../agent/understood.tsx'
import type { DemoScene } from './demo-scenes.ts'
import classes from './demo-screen.module.css'
import { recordedInput, runUpTo } from './recorded-run.ts'

const researching = runUpTo('researching')
const writing = runUpTo('writing')
const done = runUpTo('end')
const nothing = () => undefined

type View = Awaited<ReturnType<typeof loadView>>

let recordedAgent: Agent | null = null
let View: View = null

/** Brings the agent of the scenes. Before it nothing is drawn. Not awaited by the file itself: a file that failed is failed for good. */
export async function prepare(): Promise<void> {
  ;[recordedAgent, View] = await Promise.all([loadAgent('market-research'), loadView('market-research')])
}

interface SceneProps {
  /** How much of the scene has passed, 0 to 1. */
  share: number
}

/** The share of a part of a scene: 0 before `from`, 1 after `to`. */
const within = (share: number, from: number, to: number) => Math.min(1, Math.max(0, (share - from) / (to - from)))

function Form({ agent, share }: SceneProps & { agent: Agent }) {
  const typed = (name: string, from: number, to: number) => {
    const text = String(recordedInput[name] ?? '')
    return text.slice(0, Math.round(text.length * within(share, from, to)))
  }
  const values = {
    ...agent.form.defaults,
    productDescription: typed('productDescription', 0.05, 0.6),
    targetAudience: typed('targetAudience', 0.64, 0.88),
  }
  return (
    <AgentForm
      agent={agent}
      values={values}
      errors={{}}
      busy={false}
      waiting={null}
      progress=""
      onValue={nothing}
      onWork={nothing}
      onSubmit={nothing}
      onReset={nothing}
    />
  )
}

function Way({ agent, state }: { agent: Agent; state: typeof done }) {
  return <ProgressRoute state={state} messages={agent.messages} onStop={nothing} stopping={false} />
}

function Result({ result, running }: { result: object; running: boolean }) {
  if (!View) return null
  return (
    <SourcesContext value={done.sources}>
      <View result={result} input={recordedInput} sources={done.sources} running={running} />
    </SourcesContext>
  )
}

function Written({ agent, share }: SceneProps & { agent: Agent }) {
  const text = writing.text.slice(0, Math.round(writing.text.length * within(share, 0, 0.9)))
  const partial = useMemo(() => parsePartial(text) ?? {}, [text])
  return (
    <>
      <Way agent={agent} state={writing} />
      <Result result={partial} running />
    </>
  )
}

function Files({ agent }: { agent: Agent }) {
  // What the run wrote passed this agent's schema before it was recorded.
  const parsed = agent.parseInput(recordedInput)
  if (!parsed.ok || !done.result || !done.startedAt) return null
  const document = agent.toDocument(done.result, {
    input: parsed.value,
    sources: done.sources,
    timestamp: done.startedAt,
  })
  return (
    <div className={classes.files}>
      <ul className={classes.formats}>
        {agent.exports.formats.map(({ format, label = exportFormatLabels[format] }) => (
          <li key={format}>{label}</li>
        ))}
      </ul>
      <article className={classes.sheet}>
        <h2>{document.title}</h2>
        <Blocks blocks={document.blocks} />
      </article>
    </div>
  )
}

function Scene({ id, agent, share }: SceneProps & { id: DemoScene['id']; agent: Agent }) {
  switch (id) {
    case 'describe':
      return <Form agent={agent} share={share} />
    case 'understood':
      return (
        <>
          <Way agent={agent} state={researching} />
          <Understood items={done.understood} onCorrect={nothing} opened />
        </>
      )
    case 'sources':
      return (
        <>
          <Way agent={agent} state={researching} />
          <SourcesPanel sources={done.sources} note={done.sourcesNote} />
        </>
      )
    case 'writing':
      return <Written agent={agent} share={share} />
    case 'claims':
    case 'questions':
      return <Result result={done.result ?? {}} running={false} />
    case 'files':
      return <Files agent={agent} />
  }
}

/** From where to where the picture moves over its content, in shares of what does not fit; over which part of the scene. */
const travel: Record<DemoScene['id'], readonly [from: number, to: number]> = {
  describe: [0, 1],
  understood: [0, 0],
  sources: [0, 0.6],
  writing: [0, 1],
  claims: [0, 0.75],
  questions: [0.86, 1],
  files: [0, 0.2],
}

/** The product's own parts with a run written from the library. Nothing in it can be focused or pressed: the captions describe it. */
export default function DemoScreen({ id, share }: SceneProps & { id: DemoScene['id'] }) {
  const content = useRef<HTMLDivElement>(null)
  const [from, to] = travel[id]
  const way = id === 'describe' ? within(share, 0.6, 0.9) : within(share, 0.12, 0.95)
  const at = from + (to - from) * way
  useLayoutEffect(() => {
    const moved = content.current
    const frame = moved?.parentElement
    if (!moved || !frame) return
    const hidden = Math.max(0, moved.offsetHeight - frame.clientHeight)
    moved.style.transform = `translateY(${-Math.round(hidden * at)}px)`
  })
  return (
    <div className={classes.frame} inert>
      <div ref={content} key={id} className={classes.content}>
        {recordedAgent && <Scene id={id} agent={recordedAgent} share={share} />}
      </div>
    </div>
  )
}
