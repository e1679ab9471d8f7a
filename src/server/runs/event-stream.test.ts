import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeEvent } from './event-stream.ts'

test('whatever a text holds, it is one event and reads back as it was', () => {
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
      expect(JSON.parse(lines[2]?.slice('data: '.length) ?? '')).toEqual({ text: delta })
    }),
    { seed: 17, numRuns: 300 },
  )
})
