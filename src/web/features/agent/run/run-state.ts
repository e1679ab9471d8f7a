import type { FreeBlock } from '#shared/api/documents.ts'
import type { RunView, SentPage } from '#shared/api/runs.ts'
import type { Corrections, UnderstoodItem, UnsureItem } from '#shared/corrections.ts'
import type { ProgressStage, RunEvent } from '#shared/run-events.ts'
import type { RunStep } from '#shared/run-step.ts'
import type { Source } from '#shared/source.ts'
import { withStep } from '#shared/with-step.ts'

export type RunPhase = 'idle' | 'loading' | 'starting' | 'running' | 'succeeded' | 'failed' | 'cancelled'

export interface RunFailure {
  code: string
  /** The answer's own text for the user. */
  message: string
  fields: Record<string, string>
  /** What is wrong with a text that could not be used. */
  problems?: readonly string[] | undefined
  /** What the model's provider said; for administrators. */
  vendorWord?: string | undefined
  /** An answer that is none of the product's. */
  foreign?: { status: number; body: string }
}

/** One run as the page watches it. */
export interface RunState {
  phase: RunPhase
  runId: string | null
  input: Record<string, unknown> | null
  /** What the user put right of the reading, for this run. */
  corrections: Corrections
  /** The product that it is for. */
  productId: string | null
  /** The number of the last event taken: resuming asks for what comes after. */
  lastEventId: number
  /** False while nothing of the server is heard; the page tries on by itself. */
  connected: boolean
  stage: ProgressStage | null
  /** Every stage that was really entered, in order. */
  reached: readonly ProgressStage[]
  understood: readonly UnderstoodItem[]
  /** Of the document that is written; null for English. */
  language: string | null
  /** What the run asks; empty unless it waits for an answer. */
  questions: readonly UnsureItem[]
  /** What the stage is doing right now, where the run says so. */
  note: string | null
  /** What a run of a model did on its way. */
  steps: readonly RunStep[]
  /** What the run computed before it writes. */
  prepared: Record<string, unknown> | null
  sources: readonly Source[]
  /** What people added beside the result. */
  blocks: readonly FreeBlock[]
  sourcesNote: string | null
  /** Where the result was sent before this visit. */
  sentPages: readonly SentPage[]
  /** The answer's JSON text so far. */
  text: string
  result: Record<string, unknown> | null
  revision: number
  model: string | null
  writerVersion: string | null
  /** What was done with a model's answer before it became the result, and what it took. */
  evidence: RunView['evidence']
  tokens: RunView['tokens']
  cost: RunView['cost']
  promptVersion: RunView['promptVersion']
  ownKey: boolean
  /** What the model said of its thoughts. */
  thoughts: RunView['thoughts']
  startedAt: string | null
  durationMs: number | null
  failure: RunFailure | null
}

export const idleRun: RunState = {
  phase: 'idle',
  runId: null,
  input: null,
  corrections: {},
  productId: null,
  lastEventId: 0,
  connected: true,
  stage: null,
  reached: [],
  understood: [],
  language: null,
  questions: [],
  note: null,
  steps: [],
  prepared: null,
  sources: [],
  blocks: [],
  sourcesNote: null,
  sentPages: [],
  text: '',
  result: null,
  revision: 0,
  model: null,
  writerVersion: null,
  evidence: null,
  tokens: null,
  cost: null,
  promptVersion: null,
  ownKey: false,
  thoughts: null,
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
  | {
      type: 'start'
      input: Record<string, unknown>
      corrections: Corrections
      productId: string | null
    }
  | { type: 'load' }
  | { type: 'loaded'; run: RunView }
  | { type: 'events'; events: readonly NumberedEvent[] }
  | { type: 'lost' }
  | { type: 'fail'; failure: RunFailure }
  /** Ended here, before the server knew of it. */
  | { type: 'stopped' }
  | { type: 'edited'; result: Record<string, unknown>; revision: number; blocks?: readonly FreeBlock[] | undefined }
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
        ...(event.attempt > 1 ? { text: '', questions: [], reached: [], stage: null, note: null, prepared: null } : {}),
      }
    case 'progress':
      return {
        ...state,
        ...enter(state, event.stage),
        understood: event.understood ?? state.understood,
        language: event.language ?? state.language,
        questions: [],
        note: event.note ?? null,
      }
    case 'question':
      return { ...state, questions: event.questions, note: 'Waiting for your answer' }
    case 'prepared':
      return { ...state, prepared: event.value }
    case 'sources':
      return { ...state, sources: event.sources, sourcesNote: event.note }
    case 'step': {
      const { type: _, ...step } = event
      return { ...state, steps: withStep(state.steps, step) }
    }
    case 'delta':
      return { ...state, text: event.restart ? event.text : state.text + event.text }
    case 'thoughts':
      return { ...state, thoughts: state.thoughts ? `${state.thoughts}\n\n${event.text}` : event.text }
    case 'run-end':
      return {
        ...state,
        phase: 'succeeded',
        result: event.result,
        revision: event.revision,
        model: event.model,
        writerVersion: event.writerVersion ?? null,
        evidence: event.evidence ?? null,
        tokens: event.tokens ?? null,
        cost: event.cost ?? null,
        promptVersion: event.promptVersion ?? null,
        ownKey: event.ownKey ?? false,
        durationMs: event.durationMs,
        text: '',
      }
    case 'run-error': {
      // What the user stopped did not fail.
      if (event.code === 'RUN_CANCELLED') return { ...state, phase: 'cancelled', questions: [] }
      const { code, error: message, fields = {}, problems, vendorWord } = event
      const failure = { code, message, fields, problems, vendorWord }
      return { ...state, phase: 'failed', questions: [], failure }
    }
  }
}

/** Of a stored run: it has no end yet. */
export const isUnderWay = (status: RunView['status']) => phaseOf[status] === 'running'

const phaseOf: Record<RunView['status'], RunPhase> = {
  queued: 'running',
  running: 'running',
  asking: 'running',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
}

function failureOf({ code, error, problems, vendorWord }: NonNullable<RunView['error']>): RunFailure {
  return { code, message: error, fields: {}, problems, vendorWord }
}

function fromView(run: RunView): RunState {
  // Shown to those who did not answer in time; who stopped it knows.
  const phase = run.error?.code === 'QUESTION_UNANSWERED' ? 'failed' : phaseOf[run.status]
  return {
    ...idleRun,
    phase,
    runId: run.id,
    input: run.input,
    corrections: run.corrections,
    productId: run.productId,
    understood: run.understood,
    steps: run.steps,
    prepared: run.prepared,
    sources: run.sources,
    sentPages: run.sentPages,
    blocks: run.blocks,
    // A run that still goes on is replayed from its first event.
    text: phase === 'running' ? '' : (run.partial ?? ''),
    result: run.result,
    revision: run.revision,
    model: run.model,
    writerVersion: run.writerVersion,
    evidence: run.evidence,
    tokens: run.tokens,
    cost: run.cost,
    promptVersion: run.promptVersion,
    ownKey: run.ownKey,
    thoughts: run.thoughts,
    startedAt: run.createdAt,
    durationMs: run.durationMs,
    failure: run.error && run.error.code !== 'RUN_CANCELLED' ? failureOf(run.error) : null,
  }
}

export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'start':
      return {
        ...idleRun,
        phase: 'starting',
        input: action.input,
        corrections: action.corrections,
        productId: action.productId,
      }
    case 'load':
      return { ...idleRun, phase: 'loading' }
    case 'loaded':
      return fromView(action.run)
    case 'events': {
      let next = { ...state, connected: true }
      for (const { number, event } of action.events) {
        // After a reconnect the stream may overlap with what was taken.
        if (number <= next.lastEventId) continue
        next = { ...applyEvent(next, event), lastEventId: number }
      }
      return next
    }
    case 'lost':
      return state.connected ? { ...state, connected: false } : state
    case 'fail':
      return { ...state, phase: 'failed', connected: true, failure: action.failure }
    case 'stopped':
      return { ...state, phase: 'cancelled', connected: true }
    case 'edited':
      return { ...state, result: action.result, revision: action.revision, blocks: action.blocks ?? state.blocks }
    case 'dismiss':
      return state.failure === null ? state : { ...state, failure: null }
    case 'reset':
      return idleRun
  }
}

export function isBusy(phase: RunPhase): boolean {
  return phase === 'starting' || phase === 'running' || phase === 'loading'
}
