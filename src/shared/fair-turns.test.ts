import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Turns with a clock that stands still unless moved. */
function turnsOf(most: number) {
  let now = 0
  const turns = createFairTurns<string>(most, () => now)
  return {
    ...turns,
    wait(ms: number) {
      now += ms
    },
  }
}

test('one account has one turn at a time, and its work keeps its order', () => {
  const turns = turnsOf(2)
  for (const work of ['a1', 'a2']) turns.add('ada', work)
  expect(turns.take(2)).toEqual({ account: 'ada', work: 'a1' })
  expect(turns.take(1)).toBeUndefined()
  turns.done('ada', 10)
  expect(turns.take(2)).toEqual({ account: 'ada', work: 'a2' })
  expect(turns.waiting()).toBe(0)
})

test('who took the least lately is next, however much another asks for', () => {
  const turns = turnsOf(1)
  for (let at = 0; at < 50; at += 1) turns.add('mallory', `m${at}`)
  turns.add('ada', 'a1')
  expect(turns.take(1)?.account).toBe('mallory')
  turns.done('mallory', 4_000)
  expect(turns.take(1)?.account).toBe('ada')
  turns.done('ada', 100)
  expect(turns.take(1)?.account).toBe('mallory')
  turns.done('mallory', 4_000)
  turns.add('ada', 'a2')
  expect(turns.take(1)?.account).toBe('ada')
})

test('accounts that took much leave the last process to others, and get it back when that is long ago', () => {
  const turns = turnsOf(2)
  for (const account of ['mallory', 'mike']) {
    turns.add(account, 'first')
    turns.take(2)
    turns.done(account, 20_000)
    turns.add(account, 'second')
  }
  expect(turns.take(2)?.work).toBe('second')
  expect(turns.take(1)).toBeUndefined()
  turns.add('ada', 'a1')
  expect(turns.take(1)?.account).toBe('ada')
  turns.done('ada', 50)
  turns.wait(5 * 60_000)
  expect(turns.take(1)?.work).toBe('second')
})

test('nothing is taken where no process is free', () => {
  const turns = turnsOf(2)
  turns.add('ada', 'a1')
  expect(turns.take(0)).toBeUndefined()
  expect(turns.waiting('ada')).toBe(1)
})
