import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunList, RunView } from '#shared/api/runs.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const idea =
  'Tablewise is a booking page for restaurants: guests join a waitlist, pay a deposit of 20 euro and get a reminder.'

describe('what lists say of runs', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const listOf = async (person: Person, query = '') =>
    (await person.send<RunList>('GET', `/api/runs?${query}`)).body.runs
  const write = async (person: Person, productIdea: string) => {
    const { body } = await person.send<{ run: { id: string } }>('POST', '/functions/v1/product-prd-generator', {
      productIdea,
    })
    return body.run.id
  }

  test('a finished run is called by the title of its result, and grouped by the product that was read', async () => {
    const ada = await signUp(app.url)
    await write(ada, idea)
    const [run] = await listOf(ada)
    expect(run?.title).toMatch(/^PRD: /)
    expect(run).toMatchObject({ product: 'Tablewise', pinned: false })
  })

  test('an edit of the title is followed; a name of the user stays, is found, and is taken back', async () => {
    const ada = await signUp(app.url)
    const id = await write(ada, idea)
    const path = `/api/runs/${id}`
    const { result, revision } = (await ada.send<RunView>('GET', path)).body
    await ada.send('PATCH', `${path}/result`, {
      result: { ...result, prd: '# Waitlist, first draft\n\nText.' },
      revision,
    })
    expect((await listOf(ada))[0]?.title).toBe('Waitlist, first draft')

    expect((await ada.send('PATCH', path, { title: '  For the board  ' })).status).toBe(204)
    expect((await listOf(ada))[0]?.title).toBe('For the board')
    expect(await listOf(ada, 'q=the+board')).toHaveLength(1)
    expect(await listOf(ada, 'q=first+draft')).toHaveLength(1)
    await ada.send('PATCH', path, { title: ' ' })
    expect((await listOf(ada))[0]?.title).toBe('Waitlist, first draft')
  })

  test('pinned runs are listed by themselves, the others without them', async () => {
    const ada = await signUp(app.url)
    const first = await write(ada, idea)
    const second = await write(ada, 'A tide clock for sailors who leave the harbour before dawn')
    expect((await ada.send('PATCH', `/api/runs/${first}`, { pinned: true })).status).toBe(204)
    const ids = async (query: string) => (await listOf(ada, query)).map(({ id }) => id)
    expect(await ids('pinned=only')).toEqual([first])
    expect(await ids('pinned=without')).toEqual([second])
    expect(await ids('')).toEqual([second, first])
    await ada.send('PATCH', `/api/runs/${first}`, { pinned: false })
    expect(await ids('pinned=only')).toEqual([])
  })

  test('what cannot be a label is refused in a sentence, and nothing changes', async () => {
    const ada = await signUp(app.url)
    const path = `/api/runs/${await write(ada, idea)}`
    const [before] = await listOf(ada)
    for (const body of [{}, { title: 7 }, { title: 'x'.repeat(121) }, { pinned: 'yes' }, { status: 'failed' }]) {
      expect(await ada.send('PATCH', path, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    }
    expect((await ada.send('GET', '/api/runs?pinned=maybe')).status).toBe(400)
    expect((await listOf(ada))[0]).toEqual(before)
  })

  test('a name with what a database does not take is stored without it', async () => {
    const ada = await signUp(app.url)
    const path = `/api/runs/${await write(ada, idea)}`
    expect((await ada.send('PATCH', path, { title: 'Board\u0000 \ud800pack' })).status).toBe(204)
    expect((await listOf(ada))[0]?.title).toMatch(/^Board/)
  })
})
