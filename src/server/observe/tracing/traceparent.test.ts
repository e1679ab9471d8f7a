import { describe, expect, test } from 'vitest'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('traceparent', () => {
  test('what was written is read again', () => {
    const header = formatTraceparent({ traceId, spanId, flags: 1 })
    expect(header).toBe(`00-${traceId}-${spanId}-01`)
    expect(parseTraceparent(header)).toEqual({ traceId, spanId, flags: 1 })
  })

  test('a later version may say more', () => {
    expect(parseTraceparent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, flags: 1 })
  })

  test.each([
    undefined,
    '',
    'hello',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-0g`,
  ])('%s is none', (header) => expect(parseTraceparent(header)).toBeNull())
})
