import { lazy, Suspense } from 'react'
import classes from './result-panel.module.css'

const ModelHint = lazy(() => import('./model-hint.tsx'))

interface ProvenanceProps {
  model: string | null
  startedAt: string | null
  durationMs: number | null
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

function duration(ms: number): string {
  if (ms < 1000) return 'under a second'
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Who wrote a result, when, and how long it took. */
export function Provenance({ model, startedAt, durationMs }: ProvenanceProps) {
  if (model === null) return null
  const builtIn = model === 'built-in'
  return (
    <p className={classes.provenance}>
      <span>{builtIn ? 'Written by the built-in drafter' : `Written by ${model}`}</span>
      {startedAt && <time dateTime={startedAt}>{moment.format(new Date(startedAt))}</time>}
      {durationMs !== null && <span>{duration(durationMs)}</span>}
      {builtIn && (
        <Suspense>
          <ModelHint />
        </Suspense>
      )}
    </p>
  )
}
