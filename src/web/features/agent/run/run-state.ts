import type { RunView, SentPage } from '#shared/api/runs.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import type { ProgressStage, RunEvent } from '#shared/run-events.ts'
import type { Source } from '#shared/source.ts'

export type RunPhase = 'idle' | 'loading' | 'starting' | 'running' | 'succeeded' | 'failed' | 'cancelled'

export interface RunFailure {
  code: string
  /** The answer's own text for the user. */
  message: string
  fields: Record<string, string>
}

/** One run as the page watches it. */
export interface RunState {
  phase: RunPhase
  runId: string | null
  input: Record<string, unknown> | null
  /** What the user put right of the reading, for this run. */
  corrections: Corrections
  /** The number of the last event taken: resuming asks for what comes after. */
  lastEventId: number
  stage: ProgressStage | null
  /** Every stage that was really entered, in order. */
  reached: readonly ProgressStage[]
  understood: readonly UnderstoodItem[]
  /** What the stage is doing right now, where the run says so. */
  note: string | null
  /** What the run computed before it writes. */
  prepared: Record<string, unknown> | null
  sources: readonly Source[]
  sourcesNote: string | null
  /** Where the result was sent before this visit. */
  sentPages: readonly SentPage[]
  /** The answer's JSON text so far. */
  text: string
  result: Record<string, unknown> | null
  revision: number
  model: string | null
  startedAt: string | null
  durationMs: number | null
  failure: RunFailure | null
}

export const idleRun: RunState = {
  phase: 'idle',
  runId: null,
  input: null,
  corrections: {},
  lastEventId: 0,
  stage: null,
  reached: [],
  understood: [],
  note: null,
  prepared: null,
  sources: [],
  sourcesNote: null,
  sentPages: [],
  text: '',
  result: null,
  revision: 0,
  model: null,
  startedAt: null,
  durationMs: null,
  failure: null,
}

export interface NumberedEvent {
  /** From 1; without gaps until the text of a run of long ago is cleaned up. */
  number: number
  event: RunEvent
}

export type RunAction =
  | { type: 'start'; input: Record<string, unknown>; corrections: Corrections }
  | { type: 'load' }
  | { type: 'loaded'; run: RunView }
  | { type: 'events'; events: readonly NumberedEvent[] }
  | { type: 'fail'; failure: RunFailure }
  | { type: 'edited'; result: Record<string, unknown>; revision: number }
  | { type: 'dismiss' }
  | { type: 'reset' }

function enter(state: RunState, stage: ProgressStage): Pick<RunState, 'stage' | 'reached'> {
  return { stage, reached: state.reached.includes(stage) ? state.reached : [...state.reached, stage] }
}

function applyEvent(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'run-start':
      return {
        ...state,
        phase: 'running',
        runId: event.runId,
        model: event.model,
        startedAt: state.startedAt ?? event.timestamp,
        // A run that was taken up again writes from the start.
        ...(event.attempt > 1 ? { text: '', reached: [], stage: null, note: null, prepared: null } : {}),
      }
    case 'progress':
      return {
        ...state,
        ...enter(state, event.stage),
        understood: event.understood ?? state.understood,
        note: event.note ?? null,
      }
    case 'prepared':
      return { ...state, prepared: event.value }
    case 'sources':
      return { ...state, sources: event.sources, sourcesNote: event.note }
    case 'delta':
      return { ...state, text: event.restart ? event.text : state.text + event.text }
    case 'run-end':
      return {
        ...state,
        phase: 'succeeded',
        result: event.result,
        revision: event.revision,
        model: event.model,
        durationMs: event.durationMs,
        text: '',
      }
    case 'run-error': {
      const failure = { code: event.code, message: event.error, fields: event.fields ?? {} }
      return { ...state, phase: event.code === 'RUN_CANCELLED' ? 'cancelled' : 'failed', failure }
    }
  }
}

const phaseOf: Record<RunView['status'], RunPhase> = {
  queued: 'running',
  running: 'running',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
}

function fromView(run: RunView): RunState {
  const phase = phaseOf[run.status]
  return {
    ...idleRun,
    phase,
    runId: run.id,
    input: run.input,
    corrections: run.corrections,
    understood: run.understood,
    prepared: run.prepared,
    sources: run.sources,
    sentPages: run.sentPages,
    // A run that still goes on is replayed from its first event.
    text: phase === 'running' ? '' : (run.partial ?? ''),
    result: run.result,
    revision: run.revision,
    model: run.model,
    startedAt: run.createdAt,
    durationMs: run.durationMs,
    failure: run.error ? { code: run.error.code, message: run.error.error, fields: {} } : null,
  }
}

export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'start':
      return { ...idleRun, phase: 'starting', input: action.input, corrections: action.corrections }
    case 'load':
      return { ...idleRun, phase: 'loading' }
    case 'loaded':
      return fromView(action.run)
    case 'events': {
      let next = state
      for (const { number, event } of action.events) {
        // After a reconnect the stream may overlap with what was taken.
        if (number <= next.lastEventId) continue
        next = { ...applyEvent(next, event), lastEventId: number }
      }
      return next
    }
    case 'fail':
      return { ...state, phase: 'failed', failure: action.failure }
    case 'edited':
      return { ...state, result: action.result, revision: action.revision }
    case 'dismiss':
      return state.failure === null ? state : { ...state, failure: null }
    case 'reset':
      return idleRun
  }
}

export function isBusy(phase: RunPhase): boolean {
  return phase === 'starting' || phase === 'running' || phase === 'loading'
}
