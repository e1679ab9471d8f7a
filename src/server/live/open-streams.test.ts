import { describe, expect, test } from 'vitest'
import { createOpenStreams } from './open-streams.ts'

const codeOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    const { code, retryAfter } = error as { code: string; retryAfter: number }
    return { code, waits: retryAfter > 0 }
  }
}

describe('createOpenStreams', () => {
  test('a user has a most, and frees a place once, however often it is released', () => {
    const streams = createOpenStreams({ perServer: 10, perUser: 2 })
    const close = streams.open('ada')
    streams.open('ada')
    expect(codeOf(() => streams.open('ada'))).toEqual({ code: 'TOO_MANY_REQUESTS', waits: true })
    expect(codeOf(() => streams.open('grace'))).toBeNull()
    close()
    close()
    expect(streams.size()).toBe(2)
    expect(codeOf(() => streams.open('ada'))).toBeNull()
    expect(codeOf(() => streams.open('ada'))).toEqual({ code: 'TOO_MANY_REQUESTS', waits: true })
  })

  test('the server has a most for all users together', () => {
    const streams = createOpenStreams({ perServer: 2, perUser: 2 })
    const close = streams.open('ada')
    streams.open('grace')
    expect(codeOf(() => streams.open('alan'))).toEqual({ code: 'OVERLOADED', waits: true })
    close()
    expect(codeOf(() => streams.open('alan'))).toBeNull()
  })
})
