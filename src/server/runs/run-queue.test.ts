import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRunQueue } from './run-queue.ts'

/** A table that answers after a moment with what was in it as it was asked. */
function fixture(most: number) {
  const table = { waiting: 0, looks: 0, broken: false, takesMs: 5 }
  const query = async () => {
    table.looks += 1
    const { waiting, broken } = table
    await sleep(table.takesMs)
    if (broken) throw new Error('gone')
    return { rows: [{ waiting: Math.min(waiting, most) }] }
  }
  return { table, queue: createRunQueue({ pool: { query } } as unknown as Database, most) }
}

const codes = async (entries: Promise<unknown>[]) =>
  (await Promise.allSettled(entries)).map((each) =>
    each.status === 'fulfilled' ? 'in' : ((each.reason as { code?: string }).code ?? 'failed'),
  )

describe('createRunQueue', () => {
  test('lets in as many as may wait, in a flood too, on one look', async () => {
    const { table, queue } = fixture(5)
    table.waiting = 2
    expect(await codes(Array.from({ length: 8 }, () => queue.enter()))).toEqual([
      ...Array.from({ length: 3 }, () => 'in'),
      ...Array.from({ length: 5 }, () => 'OVERLOADED'),
    ])
    expect(table.looks).toBe(1)
  })

  test('a look counts what is on its way into the table', async () => {
    const { table, queue } = fixture(3)
    const [one, two] = await Promise.all([queue.enter(), queue.enter()])
    await sleep(300)
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['in', 'OVERLOADED'])
    table.waiting = 1
    one()
    one()
    two()
    await sleep(300)
    // One is in the table, one was never stored, one is still on its way.
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['in', 'OVERLOADED'])
  })

  test('a database that answers late answers all the same, however many ask meanwhile', async () => {
    const { table, queue } = fixture(100)
    table.takesMs = 400
    let answered = 0
    for (let turn = 0; turn < 10; turn += 1) {
      void queue.enter().then(() => {
        answered += 1
      })
      await sleep(60)
    }
    expect(answered).toBeGreaterThan(0)
  })

  test('a look that fails lets nobody in, and the next one is asked again', async () => {
    const { table, queue } = fixture(3)
    table.broken = true
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['failed', 'failed'])
    table.broken = false
    expect(await codes([queue.enter()])).toEqual(['in'])
  })
})
