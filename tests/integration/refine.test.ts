import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentView, VersionList } from '#shared/api/documents.ts'
import type { RefineOptions, RefineProposal } from '#shared/api/refine.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

type Failure = { code: string; error: string }

const refine = (person: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  person.send<RefineProposal & Failure>('POST', `/api/documents/${id}/refine`, { revision: 1, ...body }, headers)
const documentOf = async (person: Person, id: string) =>
  (await person.send<DocumentView>('GET', `/api/documents/${id}`)).body
const accept = (person: Person, id: string, { revision, note }: RefineProposal, chosen: RefineProposal['proposed']) =>
  person.send<DocumentView & Failure>('POST', `/api/documents/${id}/changes`, {
    revision,
    note,
    changes: chosen.flatMap(({ changes }) => changes),
  })

describe('refining with a model', () => {
  const scene = modelScene({ MODEL_PRICE: '2/8' })
  const strength = '/result/swotAnalysis/strengths/0'
  const patch = {
    answer: null,
    changes: [
      { place: strength, action: 'replace', text: 'Walking distance comes first.', why: 'Shorter' },
      { place: '/result/usps/0', action: 'replace', text: 'Afternoons only.', why: 'Shorter' },
      { place: '/result/swotAnalysis/threats/0', action: 'replace', text: 'A marketplace grows by 77%.', why: 'x' },
      { place: '/result/timestamp', action: 'replace', text: 'yesterday', why: 'No place' },
    ],
  }
  const answers = (value: object | string) =>
    scene.model.set({ text: typeof value === 'string' ? value : JSON.stringify(value), chunks: 20 })
  const run = async () => ((await scene.run()).body.run as { id: string }).id

  test('what is accepted is a version with who, when and why; the rest stays; nothing is charged', async () => {
    const id = await run()
    const before = await documentOf(scene.ada, id)
    const usage = await scene.usage()
    answers(patch)
    const { status, body } = await refine(scene.ada, id, { action: 'shorter' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      revision: 1,
      note: 'Refined: shorter',
      answer: '',
      leftOut: 1,
      model: 'openai-compatible/fake',
    })
    expect(body.proposed.map(({ lines: [line] }) => line?.after)).toEqual([
      'Walking distance comes first.',
      'Afternoons only.',
      'A marketplace grows by 77% (assumption: watch its releases).',
    ])
    expect(body.proposed[2]?.notes).toEqual(['No source has 77, so it is marked as an assumption.'])
    // Proposing has changed nothing.
    expect(await documentOf(scene.ada, id)).toEqual(before)
    const accepted = await accept(scene.ada, id, body, body.proposed.slice(0, 1))
    expect(accepted).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(accepted.body.result).toEqual({
      ...before.result,
      swotAnalysis: { ...(before.result.swotAnalysis as object), strengths: ['Walking distance comes first.'] },
    })
    const { body: versions } = await scene.ada.send<VersionList>('GET', `/api/documents/${id}/versions`)
    expect(versions.versions[0]).toMatchObject({ number: 2, note: 'Refined: shorter', author: { you: true } })
    expect(await scene.usage()).toEqual(usage)
  })

  test('only the chosen places are sent as places, and only they are changed', async () => {
    const id = await run()
    answers(patch)
    const { body } = await refine(scene.ada, id, { action: 'free', words: 'Say it plainly', within: ['/result/usps'] })
    expect(body.note).toBe('Refined: Say it plainly')
    expect(body.proposed.map(({ changes: [first] }) => first?.pointer)).toEqual(['/result/usps/0'])
    const asked = JSON.parse(scene.model.lastBody).messages.at(-1).content as string
    expect(asked).toContain('<asked>\n"Say it plainly"')
    expect(/<places>([\s\S]*)<\/places>/.exec(asked)?.[1]).not.toContain('swotAnalysis')
  })

  test('a place that a person has changed is proposed as such, and an edit meanwhile is a conflict', async () => {
    const id = await run()
    const before = await documentOf(scene.ada, id)
    const [was] = (before.result.swotAnalysis as { strengths: string[] }).strengths
    const edit = (revision: number, from: string, value: string) =>
      scene.ada.send('POST', `/api/documents/${id}/changes`, {
        revision,
        changes: [{ op: 'set', pointer: strength, was: from, value }],
      })
    await edit(1, was ?? '', 'In my own words.')
    answers(patch)
    expect((await refine(scene.ada, id, { action: 'shorter' })).body.code).toBe('STALE_REVISION')
    const { body } = await refine(scene.ada, id, { action: 'shorter', revision: 2 })
    expect(body.proposed.map(({ touched }) => touched)).toEqual([true, false, false])
    await edit(2, 'In my own words.', 'Still my own words.')
    const late = await accept(scene.ada, id, body, body.proposed.slice(0, 1))
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    // What stands elsewhere is taken all the same.
    expect((await accept(scene.ada, id, body, body.proposed.slice(1))).status).toBe(200)
  })

  test('an explanation is words alone', async () => {
    const id = await run()
    answers({ answer: 'It says that distance comes first.', changes: [] })
    const { body } = await refine(scene.ada, id, { action: 'explain', quote: 'Walking distance is asked first' })
    expect(body).toMatchObject({ answer: 'It says that distance comes first.', proposed: [] })
  })

  test.each([
    ['a broken patch', 'this is no patch', 422, 'RESULT_UNUSABLE'],
    ['nothing', ' ', 422, 'MODEL_SAID_NOTHING'],
    ['a refusal', 'I cannot help with that.', 422, 'MODEL_REFUSED'],
  ])('%s says why, changes nothing and costs nothing', async (_what, text, status, code) => {
    const id = await run()
    const [before, usage] = [await documentOf(scene.ada, id), await scene.usage()]
    answers(text)
    const failed = await refine(scene.ada, id, { action: 'shorter' })
    expect([failed.status, failed.body.code], JSON.stringify(failed.body)).toEqual([status, code])
    expect(await documentOf(scene.ada, id)).toEqual(before)
    expect(await scene.usage()).toEqual(usage)
  })

  test('a provider that fails is named; as events the failure is the last of them', async () => {
    const id = await run()
    scene.model.fail({ kind: 'status', status: 401 })
    const failed = await refine(scene.ada, id, { action: 'shorter' })
    expect([failed.status, failed.body.code]).toEqual([502, 'MODEL_KEY_REFUSED'])
    scene.model.fail({ kind: 'status', status: 401 })
    const response = await streamed(id, { revision: 1, action: 'shorter' })
    const text = await response.text()
    expect(text).toMatch(/event: progress[\s\S]*event: error\ndata: \{.*"code":"MODEL_KEY_REFUSED"/)
  })

  const streamed = (id: string, body: object, signal?: AbortSignal) =>
    fetch(`${scene.app.url}/api/documents/${id}/refine`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${scene.ada.accessToken}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })

  test('it is streamed while it is written, and stopping stops the model', async () => {
    const id = await run()
    scene.model.set({ text: JSON.stringify(patch), chunks: 40, delayMs: 20 })
    const stream = await (await streamed(id, { revision: 1, action: 'shorter' })).text()
    expect(stream).toMatch(/"changes":[12][\s\S]*"changes":4[\s\S]*event: proposal/)
    scene.model.set({ text: JSON.stringify(patch), chunks: 200, delayMs: 50 })
    const abandoned = scene.model.abandoned
    const stop = new AbortController()
    const response = await streamed(id, { revision: 1, action: 'shorter' }, stop.signal)
    await expect.poll(() => scene.model.streaming).toBe(1)
    stop.abort()
    await response.text().catch(() => undefined)
    await expect.poll(() => scene.model.abandoned).toBe(abandoned + 1)
  })

  test('a model is asked for nothing but what rests on the fact that changed, and has both wordings', async () => {
    const { body: product } = await scene.ada.send<{ id: string }>('POST', '/api/products', {
      description: researchIdea.productDescription,
    })
    const { body: added } = await scene.ada.send<{ facts: { id: string }[] }>(
      'POST',
      `/api/products/${product.id}/facts`,
      { facts: [{ kind: 'rival', text: 'A neighbour: takes 20 per cent' }] },
    )
    const started = await scene.ada.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', {
      ...researchIdea,
      productId: product.id,
    })
    const text = 'A neighbour: takes 25 per cent'
    await scene.ada.send('PATCH', `/api/products/${product.id}/facts/${added.facts[0]?.id}`, { text })
    let prompt = ''
    scene.model.set({
      answer: (request) => {
        prompt = JSON.stringify(request.body)
        return { text: JSON.stringify({ ...patch, changes: patch.changes.slice(0, 1) }) }
      },
    })
    const { status, body } = await refine(scene.ada, started.body.run.id, { action: 'update' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(prompt).toContain('“A neighbour: takes 20 per cent” is now “A neighbour: takes 25 per cent”')
    expect(body.proposed).toHaveLength(1)
    expect(body.note).toBe('Refined: bring up to date')
  })

  test('what a model took counts for the caps, and a cap that is reached is named before the call', async () => {
    const id = await run()
    await scene.app.query(`update "user" set role = 'admin' where id = $1`, [scene.ada.userId])
    const spent = async () =>
      Number(
        (
          await scene.app.query<{ tokens: string }>('select tokens from model_spend_by_day where user_id = $1', [
            scene.ada.userId,
          ])
        )[0]?.tokens ?? 0,
      )
    answers(patch)
    const before = await spent()
    await refine(scene.ada, id, { action: 'shorter' })
    await expect.poll(spent).toBeGreaterThan(before)
    const rules = { perRun: null, perUserDay: { unit: 'tokens', amount: 10 }, perMonth: null, defaultModes: {} }
    const models = [{ id: 'openai-compatible/fake', price: { input: 2, output: 8 } }]
    expect((await scene.ada.send('PUT', '/api/admin/models', { models, rules })).status).toBe(200)
    const asked = scene.model.requests
    const refused = await refine(scene.ada, id, { action: 'shorter' })
    expect([refused.status, refused.body.code, scene.model.requests]).toEqual([429, 'DAY_CAP_REACHED', asked])
    await scene.ada.send('PUT', '/api/admin/models', { models, rules: { ...rules, perUserDay: null } })
  })
})

describe('refining from the library', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
  })
  afterAll(() => app.close())
  const started = async (name: string, input: object) => {
    const { body } = await ada.send<{ run: { id: string } }>('POST', `/functions/v1/${name}`, input)
    return body.run.id
  }

  test('what needs a model says so, and asking all the same is refused', async () => {
    const id = await started('market-research', researchIdea)
    const { body } = await ada.send<RefineOptions>('GET', `/api/documents/${id}/refine`)
    expect(body.model).toBeNull()
    const reasons = Object.fromEntries(body.actions.map(({ action, reason }) => [action, reason]))
    expect(reasons.shorter).toContain('Needs a language model')
    expect(reasons['leave-out']).toBeNull()
    const refused = await refine(ada, id, { action: 'shorter' })
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT'])
  })

  test('the least important of each list is proposed to go, and comes back with the version before', async () => {
    const id = await started('persona-generator', personaIdea)
    const before = await documentOf(ada, id)
    const { body } = await refine(ada, id, { action: 'leave-out', within: ['/result/personas/0'] })
    expect(body.note).toBe('Refined: leave out the least important')
    expect(body.proposed.length).toBeGreaterThan(0)
    expect(body.proposed.every(({ changes: [first] }) => first?.op === 'remove')).toBe(true)
    const { body: after, status } = await accept(ada, id, body, body.proposed)
    expect(status).toBe(200)
    const restored = await ada.send<DocumentView>('POST', `/api/documents/${id}/versions/1/restore`, {
      revision: after.revision,
    })
    expect(restored.body.result).toEqual(before.result)
  })

  test('the next best of the library takes the place of a rival, one more is added, and neither is made up', async () => {
    const id = await started('market-research', {
      ...researchIdea,
      productDescription:
        'A booking page for independent restaurants: guests reserve a table, the floor plan shows which tables are free, reminders cut no-shows.',
      targetAudience: 'Owners of independent restaurants in London',
    })
    const rivalsOf = ({ result }: Pick<DocumentView, 'result'>) =>
      (result.battleCard as { competitors: { name: string }[] }).competitors.map(({ name }) => name)
    const before = await documentOf(ada, id)
    const swapped = await refine(ada, id, { action: 'next-best', within: ['/result/battleCard/competitors/0'] })
    expect(swapped.status, JSON.stringify(swapped.body)).toBe(200)
    expect(swapped.body.proposed).toHaveLength(1)
    const accepted = await accept(ada, id, swapped.body, swapped.body.proposed)
    const [next] = rivalsOf(accepted.body)
    expect(rivalsOf(before)).not.toContain(next)
    const dossier = await ada.send<{ rivals: { name: string }[] }>('GET', '/api/library/table-reservations')
    expect(JSON.stringify(dossier.body)).toContain(next)
    const more = await refine(ada, id, { action: 'add-next', revision: 2, within: ['/result/battleCard/competitors'] })
    expect(more.body.proposed.some(({ changes: [first] }) => first?.op === 'insert')).toBe(true)
  })

  test('what a document was made from has changed: only what rests on it is proposed, and what a person wrote stays', async () => {
    const description =
      'A booking page for independent restaurants: guests reserve a table, the floor plan shows which tables are free, reminders cut no-shows.'
    const { body: product } = await ada.send<{ id: string }>('POST', '/api/products', { description })
    const fact = { kind: 'rival', text: 'Acme Tables: strong in Leeds', source: 'Sales call' }
    const added = await ada.send<{ facts: { id: string }[] }>('POST', `/api/products/${product.id}/facts`, {
      facts: [fact],
    })
    const input = { ...researchIdea, productDescription: description, productId: product.id }
    const id = await started('market-research', input)
    const update = (revision = 1) => refine(ada, id, { action: 'update', revision })
    expect(JSON.stringify((await documentOf(ada, id)).result)).toContain('strong in Leeds')
    expect((await update()).body).toMatchObject({ code: 'INVALID_INPUT', error: expect.stringContaining('Nothing') })

    const text = 'Acme Tables: left Leeds, strong in York'
    await ada.send('PATCH', `/api/products/${product.id}/facts/${added.body.facts[0]?.id}`, { text })
    const { status, body } = await update()
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.answer).toContain('“Acme Tables: strong in Leeds” is now “Acme Tables: left Leeds, strong in York”')
    expect(body.proposed.length).toBeGreaterThan(0)
    const lines = body.proposed.flatMap((each) => each.lines)
    expect(lines.filter(({ after }) => after.includes('York')).length).toBeGreaterThan(0)
    expect(lines.filter(({ before }) => !/Leeds|Acme/.test(before)).map(({ before }) => before)).toEqual([])
    const accepted = await accept(ada, id, body, body.proposed)
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    const said = JSON.stringify(accepted.body.result)
    expect([said.includes('York'), said.includes('strong in Leeds')]).toEqual([true, false])
    await ada.send('PUT', `/api/documents/${id}/review`, { answer: 'updated' })
    expect((await update(accepted.body.revision)).body.error).toContain('Nothing')
  })

  test('a newer version of what it was made from is said passage by passage', async () => {
    const { body: product } = await ada.send<{ id: string }>('POST', '/api/products', {
      description: 'A tool that reminds dog sitters of walks',
    })
    const first = await started('market-research', { ...researchIdea, productId: product.id })
    const context = { results: [first], notes: [], voice: false }
    const second = await started('persona-generator', { ...personaIdea, productId: product.id, context })
    // A model wrote it, before results said which item each block rests on.
    await app.query(`update runs set model = 'gone/model', context = context - 'byItem' where id = $1`, [second])
    const { result, revision } = await documentOf(ada, first)
    const was = (result.swotAnalysis as { strengths: string[] }).strengths[0]
    const changes = [{ op: 'set', pointer: '/result/swotAnalysis/strengths/0', was, value: 'Sitters ask for it.' }]
    expect((await ada.send('POST', `/api/documents/${first}/changes`, { revision, changes })).status).toBe(200)
    const { body, status } = await refine(ada, second, { action: 'update' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.answer).toMatch(/Market Research: “.+” is now “Sitters ask for it\.”/)
    expect(body.answer).toContain('No change is proposed')
  })

  test('another segment changes what the library says so, and nothing that a person wrote', async () => {
    const id = await started('market-research', {
      ...researchIdea,
      productDescription:
        'A booking page for independent restaurants: guests reserve a table, the floor plan shows which tables are free, reminders cut no-shows.',
      targetAudience: 'Owners of independent restaurants in London',
      tone: 'formal',
    })
    const first = await refine(ada, id, { action: 'segment' })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.proposed.length).toBeGreaterThan(0)
    const change = first.body.proposed
      .map(({ changes: [each] }) => each)
      .find((each) => each?.op === 'set' && typeof each.was === 'string')
    if (change?.op !== 'set') throw new Error('no text would change')
    await ada.send('POST', `/api/documents/${id}/changes`, {
      revision: 1,
      changes: [{ op: 'set', pointer: change.pointer, was: change.was, value: 'As I say it.' }],
    })
    const again = await refine(ada, id, { action: 'segment', revision: 2 })
    expect(again.body.proposed.some(({ changes: [each] }) => each?.pointer === change.pointer)).toBe(false)
    expect(again.body.leftOut).toBeGreaterThanOrEqual(1)
  })
})
