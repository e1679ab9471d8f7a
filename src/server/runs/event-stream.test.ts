import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLog } from '#server/observe/log.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { encodeEvent, eventStreamResponse } from './event-stream.ts'
import type { StoredEvent } from './stored-event.ts'

test('whatever a text holds, it is one event and reads back as it is stored', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\n\nevent: run-end\ndata: {}\n\n', 'a\r\nid: 99\r\n\r\n', '\u2028\u2029\u0085', 'data: x'),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1 }), text, (seq, delta) => {
      const frame = encodeEvent({ seq, event: { type: 'delta', text: delta } })
      const lines = frame.split(/\r\n|\r|\n/)
      expect(lines).toHaveLength(5)
      expect(lines.slice(0, 2)).toEqual([`id: ${seq}`, 'event: delta'])
      expect(JSON.parse(lines[2]?.slice('data: '.length) ?? '')).toEqual({ text: cleanText(delta) })
    }),
    { seed: 17, numRuns: 300 },
  )
})

describe('a stream of events', () => {
  const delta = (seq: number): StoredEvent => ({ seq, event: { type: 'delta', text: `text ${seq}` } })

  function streamOf(
    events: AsyncGenerator<StoredEvent>,
    assertSessionValid: () => Promise<void> = async () => undefined,
  ) {
    const lines: string[] = []
    const stop = new AbortController()
    let ended = 0
    const onEnd = () => {
      ended += 1
    }
    const log = createLog('info', { write: (line) => lines.push(line) })
    const response = eventStreamResponse(events, { stop, onEnd, assertSessionValid, log, everyMs: 20 })
    return { response, stop, lines, ended: () => ended }
  }

  test('ends with the session that reads it', async () => {
    let asked = 0
    const stands = async () => {
      asked += 1
      if (asked === 2) throw new TypeError('no database now')
      if (asked === 3) throw new AppError('UNAUTHENTICATED')
    }
    async function* lasting(): AsyncGenerator<StoredEvent> {
      yield delta(1)
      await new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
    }
    const events = lasting()
    const { response, stop, ended } = streamOf(events, stands)
    const text = await response.text()
    expect(text).toContain('text 1')
    expect(text).not.toContain('run-error')
    expect([asked, ended()]).toEqual([3, 1])
  })

  test('that breaks off is logged, ends, and leaves the process running', async () => {
    async function* broken(): AsyncGenerator<StoredEvent> {
      yield delta(1)
      throw new Error('the database is gone')
    }
    const { response, lines, ended } = streamOf(broken())
    expect(await response.text()).toContain('text 1')
    expect(lines.join('')).toContain('a run could not be followed')
    expect(ended()).toBe(1)
    // What waited to be sent must not be put into a stream that has ended.
    await new Promise((resolve) => setImmediate(resolve))
  })

  test('that nobody reads any more stops the watching', async () => {
    const { response, stop } = streamOf(
      (async function* () {
        yield delta(1)
        await new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
      })(),
    )
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(stop.signal.aborted).toBe(true)
  })
})
