import { describe, expect, test } from 'vitest'
import type { DocumentView } from '#shared/api/documents.ts'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import type { RefineOptions, RefineProposal } from '#shared/api/refine.ts'
import type { ResultItemList } from '#shared/api/run-context.ts'
import type { Standing } from '#shared/api/standing.ts'
import type { Source } from '#shared/source.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import {
  firstPain,
  firstRequirement,
  restingAnswer,
  restingWord,
  secondPain,
  secondRequirement,
} from '#tests/support/resting-model.ts'

const description = `A ${restingWord} for nursing homes: nurses read what is new on their ward`

describe('what rests on which item of another result', () => {
  const scene = modelScene()
  const ledger = () => scene.model.set({ answer: restingAnswer })
  const run = async (
    person: Person,
    agent: string,
    words: object,
    results: readonly string[],
    product: string,
    more: object = {},
  ) => {
    const { status, body } = await person.send<{ run: { id: string } }>('POST', `/functions/v1/${agent}`, {
      ...words,
      productId: product,
      ...(results.length > 0 ? { context: { results, notes: [], voice: false, ...more } } : {}),
    })
    expect([agent, status, status === 200 ? '' : JSON.stringify(body)]).toEqual([agent, 200, ''])
    return body.run.id
  }
  /** Personas, a PRD that was given them, and a test plan that was given the PRD. */
  const chain = async (person: Person) => {
    ledger()
    const product = (await person.send<{ id: string }>('POST', '/api/products', { name: 'Wardbook', description })).body
      .id
    const nurses = { productDescription: description, targetAudience: 'Nurses in nursing homes' }
    const personas = await run(person, 'persona-generator', nurses, [], product)
    const prd = await run(person, 'product-prd-generator', { productIdea: description }, [personas], product)
    const plan = await run(person, 'testing', { productDescription: description }, [prd], product)
    return { product, personas, prd, plan }
  }
  const standingOf = async (person: Person, id: string) =>
    (await person.send<Standing>('GET', `/api/documents/${id}/standing`)).body
  const documentOf = async (person: Person, id: string) =>
    (await person.send<DocumentView>('GET', `/api/documents/${id}`)).body
  const setText = async (person: Person, id: string, pointer: string, was: string, value: string) => {
    const { revision } = await documentOf(person, id)
    const changes = [{ op: 'set', pointer, was, value }]
    const answer = await person.send('POST', `/api/documents/${id}/changes`, { revision, changes })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  /** Puts a text inside the PRD's Markdown in other words. */
  const rewordPrd = async (person: Person, id: string, was: string, value: string) => {
    const { result } = await documentOf(person, id)
    const prd = String(result.prd)
    await setText(person, id, '/result/prd', prd, prd.replace(was, value))
  }
  const changedIds = ({ blocks }: Standing) => blocks.filter(({ changes }) => changes.length > 0).map(({ id }) => id)

  test('the sources of a result name the items that it cites, in the version that was handed over', async () => {
    const ada = await signUp(scene.app.url)
    const { personas, prd } = await chain(ada)
    const { sources } = (await ada.run(prd)) as unknown as { sources: Source[] }
    const handed = sources.filter(({ from }) => from)
    expect(handed.map(({ title, from }) => [title, from])).toEqual([
      ['Persona Generator, version 1: Ana Weber', { runId: personas, version: 1, item: '/personas/0' }],
      ['Persona Generator, version 1: Ben Roth', { runId: personas, version: 1, item: '/personas/1' }],
    ])
    // Numbers go on behind the run's own sources, and the text has the same.
    expect(sources.map(({ number }) => number)).toEqual(sources.map((_, index) => index + 1))
    const { result } = await documentOf(ada, prd)
    expect(String(result.prd)).toContain(`${firstRequirement} \\[${handed[0]?.number}\\]`)
  })

  test('only the block whose own item changed is out of date, in each document of a chain', async () => {
    const ada = await signUp(scene.app.url)
    const { product, personas, prd, plan } = await chain(ada)
    await setText(ada, personas, '/result/personas/1/painPoints/0', secondPain, 'Ben signs twice')
    const first = await standingOf(ada, prd)
    expect(first.stale).toMatchObject([{ kind: 'upstream', runId: personas, used: 1, latest: 2, blocks: 1 }])
    expect(first.blocks).toMatchObject([
      {
        id: '/prd#R2',
        changes: [{ runId: personas, agentId: 'persona-generator', used: 1, latest: 2, name: 'Ben Roth' }],
        review: null,
      },
    ])
    expect(first.blocks[0]?.changes[0]?.now).toContain('Ben signs twice')
    // The PRD itself is as it was: nothing of the test plan has to be looked at.
    expect(await standingOf(ada, plan)).toMatchObject({ stale: [], blocks: [] })
    await rewordPrd(ada, prd, firstRequirement, 'The ledger opens at what is new')
    expect(changedIds(await standingOf(ada, plan))).toEqual(['/cases/TC-1'])
    const { latest } = (await ada.send<ProductOverview>('GET', `/api/products/${product}/overview`)).body
    expect(latest.flatMap(({ stale }) => stale.map((reason) => reason.kind === 'upstream' && reason.blocks))).toEqual([
      1, 1,
    ])
  })

  test('a change that nothing rests on is said nowhere', async () => {
    const ada = await signUp(scene.app.url)
    const { personas, prd } = await chain(ada)
    await setText(ada, personas, '/result/personas/2/painPoints/0', 'Cleo writes one list for two wards', 'Two lists')
    expect(await standingOf(ada, prd)).toMatchObject({ from: [{ used: 1, latest: 2 }], stale: [], blocks: [] })
  })

  test('an answer is kept for its block alone, with name and date, until the item changes again', async () => {
    const ada = await signUp(scene.app.url)
    const { personas, prd } = await chain(ada)
    await setText(ada, personas, '/result/personas/0/painPoints/0', firstPain, 'Ana reads it once')
    await setText(ada, personas, '/result/personas/1/painPoints/0', secondPain, 'Ben signs twice')
    expect(changedIds(await standingOf(ada, prd))).toEqual(['/prd#R1', '/prd#R2'])
    const review = (answer: string, blocks?: string[]) =>
      ada.send<Standing>('PUT', `/api/documents/${prd}/review`, { answer, ...(blocks ? { blocks } : {}) })
    const { body } = await review('still-true', ['/prd#R1'])
    expect(body.blocks).toMatchObject([
      { id: '/prd#R1', changes: [], review: { answer: 'still-true', by: expect.stringMatching(/./) } },
      { id: '/prd#R2', review: null },
    ])
    expect(body.blocks[0]?.review?.at).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(body.stale).toMatchObject([{ kind: 'upstream', blocks: 1 }])
    expect((await review('ignore', ['/prd#R2'])).body).toMatchObject({ stale: [], blocks: [{ id: '/prd#R1' }] })
    await setText(ada, personas, '/result/personas/0/painPoints/0', 'Ana reads it once', 'Ana reads nothing')
    expect(await standingOf(ada, prd)).toMatchObject({
      blocks: [{ id: '/prd#R1', changes: [{ was: expect.stringContaining('once') }] }],
    })
    expect((await review('still-true')).body).toMatchObject({ stale: [], review: { answer: 'still-true' } })
    expect((await review('still-true', [])).status).toBe(400)
  })

  test('a change is proposed for the blocks that rest on it and for nothing else', async () => {
    const ada = await signUp(scene.app.url)
    const { personas, prd } = await chain(ada)
    await setText(ada, personas, '/result/personas/0/painPoints/0', firstPain, 'Ana reads it once')
    await setText(ada, personas, '/result/personas/1/painPoints/0', secondPain, 'Ben signs twice')
    const { blocks } = await standingOf(ada, prd)
    const propose = async (within: readonly string[]) => {
      const { revision } = await documentOf(ada, prd)
      const asked = { revision, action: 'update', within }
      const answer = await ada.send<RefineProposal>('POST', `/api/documents/${prd}/refine`, asked)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const places = /<places>\n(.*)\n<\/places>/.exec(promptOf(scene.model.lastBody))?.[1] ?? '[]'
      return { ...answer.body, places: (JSON.parse(places) as { text: string }[]).map(({ text }) => text).join('\n') }
    }
    const one = await propose(blocks[1]?.within ?? [])
    expect(one.answer).toContain('Ben signs twice')
    expect(one.answer).not.toContain('Ana reads it once')
    expect(one.places).toContain(secondRequirement)
    expect(one.places).not.toContain(firstRequirement)
    expect(one.proposed).toHaveLength(1)
    const all = await propose([])
    expect(all.places).toContain(firstRequirement)
    expect(all.places).toContain(secondRequirement)
    expect(all.places).not.toContain('works without a network')
    const options = (await ada.send<RefineOptions>('GET', `/api/documents/${prd}/refine`)).body
    expect(options.actions.find(({ action }) => action === 'update')).toMatchObject({ reason: null })
  })

  test('an item that is left out does not go along', async () => {
    const ada = await signUp(scene.app.url)
    const { product, personas } = await chain(ada)
    const { items } = (await ada.send<ResultItemList>('GET', `/api/documents/${personas}/items`)).body
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ['/personas/0', 'Ana Weber'],
      ['/personas/1', 'Ben Roth'],
      ['/personas/2', 'Cleo Marsh'],
      ['/realTimeChallenges', ''],
    ])
    const without = { [personas]: ['/personas/0', '/realTimeChallenges'] }
    const prd = await run(ada, 'product-prd-generator', { productIdea: description }, [personas], product, { without })
    expect(promptOf(scene.model.lastBody)).not.toContain(firstPain)
    const { sources } = (await ada.run(prd)) as unknown as { sources: Source[] }
    expect(sources.flatMap(({ from }) => from?.item ?? [])).toEqual(['/personas/1'])
    expect((await (await signUp(scene.app.url)).send('GET', `/api/documents/${personas}/items`)).status).toBe(404)
  })

  test('a document of before, which does not say what rests on what, is out of date as a whole', async () => {
    const ada = await signUp(scene.app.url)
    const { personas, prd } = await chain(ada)
    await scene.app.query(`update runs set context = context - 'byItem' where id = $1`, [prd])
    await setText(ada, personas, '/result/personas/2/painPoints/0', 'Cleo writes one list for two wards', 'Two lists')
    expect(await standingOf(ada, prd)).toMatchObject({ stale: [{ kind: 'upstream', blocks: null }], blocks: [] })
  })

  test('a page behind a link names no item of another result', async () => {
    const ada = await signUp(scene.app.url)
    const { prd } = await chain(ada)
    const { body } = await ada.send<{ url: string }>('POST', `/api/documents/${prd}/links`, { name: 'Board' })
    const page = await (await fetch(`${scene.app.url}${new URL(body.url).pathname}`)).text()
    expect(page).toContain(firstRequirement)
    expect(page).toContain('A document of the author')
    expect(page).not.toMatch(/Persona Generator|Ana Weber|Your document/)
  })

  test('the standing of a document is its owner’s alone', async () => {
    const [ada, eve] = [await signUp(scene.app.url), await signUp(scene.app.url)]
    const { prd } = await chain(ada)
    expect((await eve.send('GET', `/api/documents/${prd}/standing`)).status).toBe(404)
    const answer = { answer: 'ignore', blocks: ['/prd#R1'] }
    expect((await eve.send('PUT', `/api/documents/${prd}/review`, answer)).status).toBe(404)
  })
})

function promptOf(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}
