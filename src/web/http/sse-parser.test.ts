import { describe, expect, test } from 'vitest'
import { createSseParser } from './sse-parser.ts'

const stream =
  'id: 1\nevent: run-start\ndata: {"a":1}\n\n: still here\n\nid: 2\nevent: delta\ndata: {"text":"x: y"}\n\n'

describe('createSseParser', () => {
  test('reads messages in any pieces', () => {
    const whole = createSseParser()(stream)
    expect(whole).toEqual([
      { event: 'run-start', data: '{"a":1}', id: '1' },
      { event: 'delta', data: '{"text":"x: y"}', id: '2' },
    ])
    for (let size = 1; size < 12; size += 1) {
      const parse = createSseParser()
      const messages = []
      for (let at = 0; at < stream.length; at += size) messages.push(...parse(stream.slice(at, at + size)))
      expect(messages).toEqual(whole)
    }
  })

  test('takes the three line endings, also when a chunk ends between \\r and \\n', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = stream.replaceAll('\n', end)
      const parse = createSseParser()
      const messages = [...text].flatMap((character) => parse(character))
      expect(messages.map((message) => message.id)).toEqual(['1', '2'])
    }
  })

  test('joins the data lines of a message', () => {
    expect(createSseParser()('data: one\ndata: two\n\n')).toEqual([{ event: 'message', data: 'one\ntwo', id: '' }])
  })

  test('keeps back a message whose blank line has not come', () => {
    const parse = createSseParser()
    expect(parse('event: delta\ndata: {"te')).toEqual([])
    expect(parse('xt":"a"}\n')).toEqual([])
    expect(parse('\n')).toEqual([{ event: 'delta', data: '{"text":"a"}', id: '' }])
  })
})
