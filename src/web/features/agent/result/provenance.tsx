import { useSyncExternalStore } from 'react'
import { promptName } from '#shared/prompt-version.ts'
import type { RunState } from '../run/run-state.ts'
import { ModelHint } from './model-hint.tsx'
import classes from './result-panel.module.css'
import { durationText, tookParts } from './took.ts'

interface ProvenanceProps {
  run: Pick<
    RunState,
    'model' | 'startedAt' | 'durationMs' | 'tokens' | 'cost' | 'ownKey' | 'promptVersion' | 'writerVersion' | 'thoughts'
  >
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const neverChanges = () => () => undefined
/** On the machine that PM Pilot runs on, whoever reads is who can change its settings. */
const isOwnMachine = () => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname)

/** Who wrote a result, when, how long it took and what a model read and wrote for it. */
export function Provenance({ run }: ProvenanceProps) {
  const { model, startedAt, durationMs, promptVersion, writerVersion, thoughts } = run
  const canConnect = useSyncExternalStore(neverChanges, isOwnMachine, () => false)
  if (model === null) return null
  const builtIn = model === 'built-in'
  return (
    <>
      <div className={classes.provenance}>
        <span>
          {builtIn ? 'Written from the PM Pilot library' : `Written by ${model}`}
          {builtIn && writerVersion !== null && `, writer ${writerVersion}`}
        </span>
        {startedAt && <time dateTime={startedAt}>{moment.format(new Date(startedAt))}</time>}
        {durationMs !== null && <span>{durationText(durationMs)}</span>}
        {tookParts(run).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {promptVersion !== null && <span>prompt {promptName(promptVersion)}</span>}
        {builtIn && canConnect && <ModelHint />}
      </div>
      {thoughts && (
        <details className={classes.thoughts}>
          <summary>What the model said of its thinking</summary>
          <p dir="auto">{thoughts}</p>
        </details>
      )}
    </>
  )
}
