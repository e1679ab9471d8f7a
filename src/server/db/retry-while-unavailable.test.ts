import { describe, expect, test } from 'vitest'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'

const databaseError = (code: string) => Object.assign(new Error('the database says no'), { code })

/** Fails with these one after the other, then answers how often it was asked. */
function failing(...errors: Error[]) {
  let asked = 0
  return async () => {
    const error = errors[asked]
    asked += 1
    if (error) throw error
    return asked
  }
}

describe('retryWhileUnavailable', () => {
  test.each(['ECONNREFUSED', '57P01', '57P03', '53100', '53300', '58030'])(
    'waits while the database says %s',
    async (code) => {
      expect(
        await retryWhileUnavailable(failing(databaseError(code), databaseError(code)), { forMs: 1_000, everyMs: 1 }),
      ).toBe(3)
    },
  )

  test('an error of the statement is thrown at once', async () => {
    const work = failing(databaseError('23505'))
    await expect(retryWhileUnavailable(work, { forMs: 1_000, everyMs: 1 })).rejects.toMatchObject({ code: '23505' })
    expect(await work()).toBe(2)
  })

  test('ends when the time is over', async () => {
    const never = async () => {
      throw databaseError('ECONNREFUSED')
    }
    await expect(retryWhileUnavailable(never, { forMs: 20, everyMs: 5 })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })
})
