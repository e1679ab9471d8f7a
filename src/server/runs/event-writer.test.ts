import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createEventWriter, type EventLog, flushMs } from './event-writer.ts'
import type { RunSignals } from './run-signals.ts'
import type { StoredEvent } from './stored-event.ts'

interface Statement {
  runs: string[]
  seqs: number[]
  data: string[]
}

/** A pool that takes `ms` for a statement and stores for the runs that are `held`; `refused` is a run whose rows no database takes. */
function fixture(held: string[], ms = 5, refused?: string) {
  const statements: Statement[] = []
  const published: { runId: string; events: readonly StoredEvent[] }[] = []
  const query = async ({ values: [events, ids] }: { values: [string, string[], number[]] }) => {
    const rows = JSON.parse(events) as { run_id: string; seq: number; data: unknown }[]
    statements.push({
      runs: rows.map((row) => row.run_id),
      seqs: rows.map(({ seq }) => seq),
      data: rows.map(({ data }) => JSON.stringify(data)),
    })
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (rows.some((row) => row.run_id === refused)) throw Object.assign(new Error('no such text'), { code: '22P05' })
    return { rows: ids.filter((id) => held.includes(id)).map((id) => ({ run_id: id })) }
  }
  const database = { pool: { query } } as unknown as Database
  const signals: RunSignals = {
    publish: (runId, events) => events !== 'look' && published.push({ runId, events }),
    subscribe: () => () => undefined,
    size: () => 0,
  }
  return { writer: createEventWriter(database, signals), statements, published }
}

function eventLog(runId: string, onLost = () => undefined): EventLog {
  return { runId, fence: 1, nextSeq: 2, onLost }
}

/** The clock stands still but for what a test lets pass, so that a busy machine changes nothing. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())
const pause = () => vi.advanceTimersByTimeAsync(flushMs * 2)

describe('createEventWriter', () => {
  test('joins waiting text and writes several runs in one statement', async () => {
    const { writer, statements, published } = fixture(['a', 'b'])
    const [a, b] = [eventLog('a'), eventLog('b')]
    for (const text of ['{"x"', ':1', '}']) writer.append(a, { type: 'delta', text })
    writer.append(b, { type: 'progress', stage: 'writing' })
    await pause()
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatchObject({ runs: ['a', 'b'], seqs: [2, 2] })
    expect(statements[0]?.data[0]).toBe('{"type":"delta","text":"{\\"x\\":1}"}')
    expect(published.map(({ runId }) => runId)).toEqual(['a', 'b'])
  })

  test('text that starts over is not joined to the text before', async () => {
    const { writer, statements } = fixture(['a'])
    const a = eventLog('a')
    writer.append(a, { type: 'delta', text: 'old' })
    writer.append(a, { type: 'delta', text: 'new', restart: true })
    await pause()
    expect(statements[0]?.seqs).toEqual([2, 3])
  })

  test('what is taken is not written, and follows what is being written', async () => {
    const { writer, statements, published } = fixture(['a'], 80)
    const a = eventLog('a')
    writer.append(a, { type: 'progress', stage: 'reading' })
    await vi.advanceTimersByTimeAsync(flushMs + 20)
    writer.append(a, { type: 'progress', stage: 'writing' })
    const taken = writer.take(a)
    await vi.advanceTimersByTimeAsync(80)
    const rest = await taken
    expect(published).toHaveLength(1)
    expect(rest.map(({ seq }) => seq)).toEqual([3])
    await pause()
    expect(statements).toHaveLength(1)
  })

  test('rows that no database takes are the loss of their own run, and of no other in the same statement', async () => {
    const lost: string[] = []
    const { writer, published } = fixture(['a', 'b', 'c'], 5, 'b')
    for (const id of ['a', 'b', 'c']) {
      const log = eventLog(id, () => void lost.push(id) as undefined)
      writer.append(log, { type: 'progress', stage: 'reading' })
    }
    // The statement is sent again without the run, in smaller parts.
    await vi.advanceTimersByTimeAsync(10_000)
    expect(published.map(({ runId }) => runId)).toEqual(['a', 'c'])
    expect(lost).toEqual(['b'])
  })

  test('a run that another server holds rejects and is not published', async () => {
    let lost = 0
    const { writer, published } = fixture([])
    writer.append(
      eventLog('a', () => {
        lost += 1
      }),
      { type: 'progress', stage: 'reading' },
    )
    await pause()
    expect(lost).toBe(1)
    expect(published).toEqual([])
  })
})
