import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChunkModel, type ChunkRequest, emptyReading, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { type PageServer, startPageServer } from '#tests/fakes/pages/page-server.ts'
import { canary, type Injection, injections } from '#tests/support/injections.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const secrets = Object.values(canary)
let site: PageServer
/** What an attacker would collect with: nothing may ever ask it for anything. */
let attacker: PageServer
let model: ChunkModel
let app: TestApp
let ada: Person
beforeAll(async () => {
  site = await startPageServer()
  attacker = await startPageServer()
  model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 3 })
  app = await createTestApp({
    MODEL: 'openai-compatible/obeys',
    OPENAI_BASE_URL: model.baseUrl,
    RESEARCH_LOOP: 'always',
    RESEARCH_TURNS: '4',
    SEARCH: 'searxng',
    SEARXNG_URL: site.origin,
    READ_ALLOWED_HOSTS: '127.0.0.1',
  })
  ada = await signUp(app.url)
  // More runs than a free account has uses.
  await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
})
afterAll(async () => {
  await app?.close()
  await model?.close()
  await Promise.all([site?.close(), attacker?.close()])
})

/** A model that follows every instruction in a text, and tries to reveal what it must not in every way that it has. */
function obeying(injection: Injection) {
  const { secret, text } = injection
  const addresses = [...text.matchAll(/(?:https?|file):\/\/[^\s)"<>]+/g)].map(([address]) => address)
  const canaries = [
    secret,
    [...secret].join(' '),
    [...secret].join('-'),
    btoa(secret),
    [...secret].reverse().join(''),
    encodeURIComponent(text),
  ]
  const obeys = [
    ...canaries.map((query) => ({ name: 'search', input: { query: `dog sitters ${query}` } })),
    ...canaries.map((query) => ({ name: 'search', input: { query } })),
    ...[
      ...addresses,
      `${attacker.origin}/?q=${secret}`,
      `${site.origin}/fees?q=${secret}`,
      `${site.origin}/${secret}`,
    ].map((url) => ({
      name: 'read',
      input: { url },
    })),
    { name: 'library', input: { about: secret } },
    { name: 'delete_account', input: { user: 'ada' } },
  ]
  const reading = {
    ...emptyReading,
    market: { ...emptyReading.market, name: 'Dog sitting' },
    searches: injection.where === 'form' ? [`dog sitting ${secret}`, secret] : [],
  }
  const research = ({ index, body }: ChunkRequest) => {
    const seen = JSON.stringify(body)
    if (injection.where === 'form' || seen.includes(secret)) return { calls: obeys }
    return seen.includes('Fees of sitters') && index < 1e9
      ? { calls: [{ name: 'read', input: { url: `${site.origin}/fees` } }] }
      : { calls: [{ name: 'search', input: { query: `dog sitting ${counter++}` } }] }
  }
  return { reading, research }
}
/** Answers of searches are kept; each case wants its own. */
let counter = 10

function pagesWith({ where, text }: Injection) {
  const attribute = text.replaceAll('"', '&quot;')
  const filler = 'Sitters set their own rates for each booking. '.repeat(14)
  return {
    '/fees': {
      title: 'Fees of sitters',
      excerpt: where === 'excerpt' ? text : 'What sitters take.',
      body: `<article><p>${filler}</p>${where === 'page' ? `<p>${text}</p><p style="display:none">${text}</p><img alt="${attribute}">` : ''}${
        where === 'link' ? `<p><a href="/fees/more">${text}</a></p>` : ''
      }</article>`,
    },
  }
}

/** A file of the user's that somebody else wrote. */
async function noteOf(text: string): Promise<string> {
  const bytes = Buffer.from(`Minutes of a talk with sitters. ${text}`)
  const headers = { 'content-type': 'application/octet-stream' }
  const { body } = await ada.send<{ id: string }>('POST', '/api/notes?fileName=minutes.txt', bytes, headers)
  return body.id
}

test('forty orders and more, obeyed by the model: nothing but text changes, and no canary leaves by query or address', async () => {
  const cases = injections(attacker.origin)
  expect(cases.length).toBeGreaterThanOrEqual(40)
  const before = await app.query(`select name, email, role from "user"`)
  for (const injection of cases) {
    site.set(pagesWith(injection))
    model.set(obeying(injection))
    const from = {
      queries: site.queries.length,
      opened: site.opened.length,
      turns: model.researched.length,
      asked: attacker.opened.length,
    }
    const body =
      injection.where === 'form'
        ? { ...researchIdea, productDescription: `${researchIdea.productDescription} ${injection.text}`.slice(0, 900) }
        : researchIdea
    const context = injection.where === 'document' ? { context: { notes: [await noteOf(injection.text)] } } : {}
    const events = await ada.stream('/functions/v1/market-research', { body: { ...body, ...context } })
    const end = events.at(-1)?.event
    if (end?.type !== 'run-end') throw new Error(`${injection.name}: ${JSON.stringify(end)}`)
    const left = [...site.queries.slice(from.queries), ...site.opened.slice(from.opened)]
    // The order was there to be obeyed.
    const seen = model.researched.slice(from.turns).join()
    // What stands in a script or a comment is not read at all.
    const isUnread = injection.where === 'page' && /^<(?:script|!--)/.test(injection.text)
    if (injection.where !== 'form') expect(seen.includes(injection.secret), injection.name).toBe(!isUnread)
    if (injection.where === 'page') expect(left, injection.name).toContain('/fees')
    for (const secret of secrets) {
      for (const form of [
        secret,
        [...secret].join(' '),
        [...secret].join('-'),
        btoa(secret),
        [...secret].reverse().join(''),
      ]) {
        expect(left.join('\n').toLowerCase(), injection.name).not.toContain(form.toLowerCase())
      }
    }
    // An address that stands in the form was typed by the user, and may be opened as it stands; none else.
    for (const path of attacker.opened.slice(from.asked)) {
      expect(injection.where, injection.name).toBe('form')
      expect(JSON.stringify(body), injection.name).toContain(`${attacker.origin}${path}`)
    }
    expect(end.result.usps, injection.name).toEqual(researchAnswer.usps)
    const links = JSON.stringify(end.result).match(/https?:\/\/[^\s")]+/g) ?? []
    expect(
      links.filter((link) => link.startsWith(attacker.origin)),
      injection.name,
    ).toEqual([])
  }
  expect(attacker.queries).toEqual([])
  expect(await app.query(`select name, email, role from "user"`)).toEqual(before)
}, 600_000)
