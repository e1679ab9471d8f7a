import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '#tests/support/person.ts'
import { prdIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** What kept the server from everybody, at the size that an edit may have. */
const slowTexts = [
  ['**_a', 'md'],
  ['http://a.b/ ', 'pdf'],
  ['**a', 'pdf'],
  ['**_a', 'docx'],
] as const
const size = 99_000

let app: TestApp
let mallory: Person
let ada: Person
const runs = new Map<Person, { id: string; result: Record<string, unknown> }>()
beforeAll(async () => {
  app = await createTestApp()
  mallory = await signUp(app.url)
  ada = await signUp(app.url)
  for (const person of [mallory, ada]) {
    const { body } = await person.send<{ run: { id: string } }>('POST', '/functions/v1/product-prd-generator', prdIdea)
    const { result } = await person.run(body.run.id)
    runs.set(person, { id: body.run.id, result: result ?? {} })
  }
})
afterAll(() => app.close())

const runOf = (person: Person) => {
  const run = runs.get(person)
  if (!run) throw new Error('a person without a run')
  return run
}

/** The slowest of many reads, one after the other, until `isOver`. */
async function slowestRead(person: Person, isOver: () => boolean): Promise<number> {
  let slowest = 0
  for (let at = 0; at < 20 || !isOver(); at += 1) {
    const started = performance.now()
    expect((await person.send('GET', `/api/runs/${runOf(person).id}`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - started)
    // The pace of a reader, so that the reads do not keep the server busy by themselves.
    await sleep(10)
  }
  return slowest
}

test('an edit that is slow to read keeps nobody else from the server', async () => {
  const { id, result } = runOf(mallory)
  const files: Promise<number>[] = []
  let left: number = slowTexts.length
  const attack = async () => {
    for (const [at, [atom, format]] of slowTexts.entries()) {
      const edit = { result: { ...result, prd: atom.repeat(size / atom.length) }, revision: at + 1 }
      expect((await mallory.send('PATCH', `/api/runs/${id}/result`, edit)).status).toBe(200)
      const file = mallory.send('GET', `/api/runs/${id}/export?format=${format}`).then(({ status }) => status)
      files.push(file.finally(() => (left -= 1)))
    }
  }
  const others = async () => {
    const started = performance.now()
    const own = await ada.send('GET', `/api/runs/${runOf(ada).id}/export?format=pdf`)
    expect(own.status).toBe(200)
    return performance.now() - started
  }
  const [slowest, download] = await Promise.all([
    slowestRead(ada, () => files.length > 0 && left === 0),
    others(),
    attack(),
  ])
  // A file is written, or refused as too large: never an error of ours.
  for (const status of await Promise.all(files)) expect([200, 422]).toContain(status)
  // Each of these texts would keep the event loop for many seconds; the reads themselves take milliseconds.
  expect(slowest).toBeLessThan(4_000)
  // Ada's own file does not stand behind those of the other account.
  expect(download).toBeLessThan(30_000)
}, 120_000)
