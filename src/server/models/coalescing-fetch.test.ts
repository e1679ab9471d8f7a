import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coalescingFetch } from './coalescing-fetch.ts'
import type { ReadTextDelta } from './join-deltas.ts'

const readDelta: ReadTextDelta = (data) =>
  typeof data.text === 'string'
    ? {
        place: String(data.place ?? ''),
        text: data.text,
        replace: (text) => {
          data.text = text
        },
      }
    : null

function streaming(pieces: readonly Uint8Array[], type = 'text/event-stream'): typeof fetch {
  return async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece)
          controller.close()
        },
      }),
      { headers: { 'content-type': type } },
    )
}

async function eventsOf(pieces: readonly Uint8Array[]): Promise<string[]> {
  const response = await coalescingFetch(readDelta, streaming(pieces))('http://127.0.0.1/')
  return (await response.text()).split(/\r?\n\r?\n/).filter(Boolean)
}

const bytes = (text: string) => new TextEncoder().encode(text)
const delta = (text: string, place = '') => `data: ${JSON.stringify({ text, place })}\n\n`

describe('coalescingFetch', () => {
  test('joins the deltas of one read', async () => {
    expect(await eventsOf([bytes(delta('a') + delta('b') + delta('c'))])).toEqual([delta('abc').trim()])
  })

  test('keeps other events, their order and their bytes', async () => {
    const other = 'event: ping\ndata: {"type":  "ping"}\n\n'
    const events = await eventsOf([bytes(`: hello\n\n${delta('a')}${delta('b')}${other}${delta('c')}data: [DONE]\n\n`)])
    expect(events).toEqual([': hello', delta('ab').trim(), other.trim(), delta('c').trim(), 'data: [DONE]'])
  })

  test('does not join deltas of two places', async () => {
    expect(await eventsOf([bytes(delta('a', '0') + delta('b', '1') + delta('c', '1'))])).toEqual([
      delta('a', '0').trim(),
      delta('bc', '1').trim(),
    ])
  })

  test('keeps an event line and the last data of what it joins', async () => {
    const named = (text: string, total: number) => `event: part\r\ndata: ${JSON.stringify({ text, total })}\r\n\r\n`
    expect(await eventsOf([bytes(named('a', 1) + named('b', 2))])).toEqual([
      'event: part\r\ndata: {"text":"ab","total":2}',
    ])
  })

  test('deltas of one shape are joined whatever their text holds', async () => {
    const texts = [
      'a',
      '"quoted"',
      '\\',
      'line\nline',
      '\u2028',
      'place',
      '',
      '{"text":"x","place":""}',
      '🎉',
      '"',
      'z',
    ]
    expect(await eventsOf([bytes(texts.map((text) => delta(text)).join(''))])).toEqual([delta(texts.join('')).trim()])
  })

  test('what looks like a delta of the same shape and is more, is not joined', async () => {
    const more = 'data: {"text":"b","extra":1,"place":""}\n\n'
    const broken = 'data: {"text":"b"c","place":""}\n\n'
    const elsewhere = 'data: {"text":"c","place":"1"}\n\n'
    const events = await eventsOf([
      bytes(delta('a') + delta('b') + broken + delta('c') + elsewhere + delta('d') + more),
    ])
    expect(events).toEqual([
      delta('ab').trim(),
      broken.trim(),
      delta('c').trim(),
      elsewhere.trim(),
      'data: {"text":"db","extra":1,"place":""}',
    ])
  })

  test('what stands among deltas of one shape keeps its place, and they are joined around it', async () => {
    const texts = Array.from({ length: 50 }, (_, at) => (at % 7 === 0 ? `\\"${at}\\` : `${at} `))
    const all = texts.map((text) => delta(text))
    const other = ': still here\n\n'
    const events = await eventsOf([bytes([...all.slice(0, 30), other, ...all.slice(30)].join(''))])
    expect(events).toEqual([
      delta(texts.slice(0, 30).join('')).trim(),
      other.trim(),
      delta(texts.slice(30).join('')).trim(),
    ])
  })

  test('passes broken data and an unfinished end on', async () => {
    expect(await eventsOf([bytes('data: {"text": \n\ndata: {broken}\n\ndata: {"text":"x"}')])).toEqual([
      'data: {"text": ',
      'data: {broken}',
      'data: {"text":"x"}',
    ])
  })

  test('any cut of the bytes gives the same text', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { minLength: 1, maxLength: 12 })
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(texts, cuts, fc.constantFrom('\n', '\r\n'), async (parts, sizes, newline) => {
        const all = bytes(parts.map((part) => `data: ${JSON.stringify({ text: part })}${newline}${newline}`).join(''))
        const pieces: Uint8Array[] = []
        for (let at = 0, i = 0; at < all.length; i++) {
          const size = sizes[i % sizes.length] ?? 1
          pieces.push(all.slice(at, at + size))
          at += size
        }
        const events = await eventsOf(pieces)
        const text = events.map((event) => JSON.parse(event.replace('data: ', '')).text).join('')
        expect(text).toBe(parts.join(''))
      }),
      { numRuns: 150 },
    )
  })

  test('leaves errors and other types alone', async () => {
    const twice = delta('a') + delta('b')
    const plain = await coalescingFetch(readDelta, streaming([bytes(twice)], 'application/json'))('http://127.0.0.1/')
    expect(await plain.text()).toBe(twice)
    const failed = await coalescingFetch(
      readDelta,
      async () => new Response(twice, { status: 500 }),
    )('http://x.invalid/')
    expect(failed.status).toBe(500)
    expect(await failed.text()).toBe(twice)
  })

  test('passes a break on, after what arrived before it', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given
      },
    })
    const inner: typeof fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    const response = await coalescingFetch(readDelta, inner)('http://127.0.0.1/')
    const reader = response.body?.getReader()
    controller?.enqueue(bytes(delta('a')))
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(delta('a'))
    controller?.error(new Error('line cut'))
    await expect(reader?.read()).rejects.toThrow('line cut')
  })

  test('a cancelled reader cancels the source', async () => {
    let cancelled: unknown = null
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes(delta('a'))),
      cancel: (reason) => {
        cancelled = reason
      },
    })
    const inner: typeof fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    const response = await coalescingFetch(readDelta, inner)('http://127.0.0.1/')
    await response.body?.cancel('enough')
    expect(cancelled).toBe('enough')
  })
})
