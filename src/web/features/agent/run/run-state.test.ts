import { describe, expect, test } from 'vitest'
import type { RunEvent } from '#shared/run-events.ts'
import { idleRun, type RunState, runReducer } from './run-state.ts'

const started: RunEvent = {
  type: 'run-start',
  runId: 'r1',
  agentId: 'persona-generator',
  model: 'built-in',
  timestamp: '2026-11-21T08:00:00.000Z',
  attempt: 1,
}

function taking(state: RunState, ...events: RunEvent[]): RunState {
  const numbered = events.map((event, index) => ({ number: state.lastEventId + index + 1, event }))
  return runReducer(state, { type: 'events', events: numbered })
}

describe('runReducer', () => {
  test('a start clears the error and the result before it', () => {
    const old = { ...idleRun, result: { a: 1 }, failure: { code: 'X', message: 'x', fields: {} }, text: 'abc' }
    expect(runReducer(old, { type: 'start', input: { idea: 'i' }, corrections: {}, productId: 'p' })).toEqual({
      ...idleRun,
      phase: 'starting',
      input: { idea: 'i' },
      productId: 'p',
    })
  })

  test('joins deltas, drops the text at a restart', () => {
    const state = taking(idleRun, started, { type: 'delta', text: '{"a"' }, { type: 'delta', text: ':1' })
    expect(state.text).toBe('{"a":1')
    expect(taking(state, { type: 'delta', text: '{', restart: true }).text).toBe('{')
  })

  test('a run taken up again drops text and stages of the attempt before', () => {
    const state = taking(idleRun, started, { type: 'progress', stage: 'writing' }, { type: 'delta', text: '{"a"' })
    const again = taking(state, { ...started, attempt: 2 })
    expect(again).toMatchObject({ text: '', reached: [], stage: null, phase: 'running' })
  })

  test('takes each event once when streams overlap', () => {
    const state = taking(idleRun, started, { type: 'delta', text: 'a' })
    const overlap = runReducer(state, {
      type: 'events',
      events: [
        { number: 2, event: { type: 'delta', text: 'a' } },
        { number: 3, event: { type: 'delta', text: 'b' } },
      ],
    })
    expect(overlap.text).toBe('ab')
    expect(overlap.lastEventId).toBe(3)
  })

  test('keeps the partial text of a failed and of a stopped run', () => {
    const state = taking(idleRun, started, { type: 'delta', text: '{"a":' })
    const failed = taking(state, { type: 'run-error', code: 'RUN_TIMEOUT', error: 'too long' })
    expect(failed).toMatchObject({ phase: 'failed', text: '{"a":', failure: { code: 'RUN_TIMEOUT' } })
    expect(taking(state, { type: 'run-error', code: 'RUN_CANCELLED', error: 'stopped' }).phase).toBe('cancelled')
  })

  test('dismissing takes only the error', () => {
    const failed = taking(idleRun, started, { type: 'delta', text: '{' }, { type: 'run-error', code: 'X', error: 'x' })
    expect(runReducer(failed, { type: 'dismiss' })).toEqual({ ...failed, failure: null })
  })

  test('a stage is listed once however often it is entered', () => {
    const state = taking(
      idleRun,
      { type: 'progress', stage: 'checking' },
      { type: 'progress', stage: 'repairing' },
      { type: 'progress', stage: 'checking' },
    )
    expect(state.reached).toEqual(['checking', 'repairing'])
    expect(state.stage).toBe('checking')
  })
})
