import { expect, test } from 'vitest'
import { createAnalysisTurns, type InTurn } from './analysis-turns.ts'

/** Jobs that end when the test ends them, and the order in which they began. */
function desk(inTurn: InTurn) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    send: (account: string, name: string, signal = new AbortController().signal) =>
      inTurn(account, signal, () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.set(name, resolve))
      }),
    /** What begins and follows does so by promises alone. */
    end: async (name: string) => {
      await new Promise(setImmediate)
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

test('who sends ten files makes nobody else wait for ten', async () => {
  const { begun, send, end } = desk(createAnalysisTurns(1))
  for (let file = 1; file <= 10; file += 1) void send('mallory', `m${file}`)
  void send('ada', 'a1')
  await end('m1')
  expect(begun).toEqual(['m1', 'a1'])
  await end('a1')
  expect(begun).toEqual(['m1', 'a1', 'm2'])
})

test('one account has one analysis at a time, where two may run', async () => {
  const { begun, send } = desk(createAnalysisTurns(2))
  void send('mallory', 'm1')
  void send('mallory', 'm2')
  void send('ada', 'a1')
  await new Promise(setImmediate)
  expect(begun).toEqual(['m1', 'a1'])
})

test('who leaves before their turn is answered at once and holds up nobody', async () => {
  const { begun, send, end } = desk(createAnalysisTurns(1))
  void send('ada', 'a1')
  const leaving = new AbortController()
  const left = send('mallory', 'm1', leaving.signal)
  void send('eve', 'e1')
  leaving.abort(new Error('stopped'))
  await expect(left).rejects.toThrow('stopped')
  await end('a1')
  expect(begun).toEqual(['a1', 'e1'])
})

test('work that fails frees its place', async () => {
  const inTurn = createAnalysisTurns(1)
  const failed = inTurn('ada', new AbortController().signal, () => Promise.reject(new Error('unreadable')))
  await expect(failed).rejects.toThrow('unreadable')
  expect(await inTurn('eve', new AbortController().signal, async () => 'done')).toBe('done')
})
