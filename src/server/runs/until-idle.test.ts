import { expect, test } from 'vitest'
import { untilIdle } from './until-idle.ts'

const forever = new Promise<void>(() => undefined)

test('waits for work that begins while earlier work ends, and for what is reserved', async () => {
  const order: string[] = []
  let reserved = 1
  const work = [
    Promise.resolve().then(() => {
      order.push('first')
    }),
  ]
  const second = (async () => {
    await work[0]
    reserved = 0
    order.push('second')
  })()
  let asked = 0
  await untilIdle(
    () => (asked++ < 2 ? (asked === 1 ? work : [second]) : []),
    () => reserved,
    60_000,
  )
  expect(order).toEqual(['first', 'second'])
})

test('waits no longer than the grace', async () => {
  await untilIdle(
    () => [forever],
    () => 0,
    1,
  )
})
