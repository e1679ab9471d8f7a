import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentView } from '#shared/api/documents.ts'
import type { RefineProposal } from '#shared/api/refine.ts'
import type { Standing } from '#shared/api/standing.ts'
import type { Source } from '#shared/source.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** One of a market that the library has written, one of none. */
const products = [
  {
    name: 'Covers',
    description:
      'Covers is a booking page and waitlist for neighbourhood restaurants with 20 to 60 seats. Guests leave a deposit of 10 euro per person, walk-ins join the waitlist by QR code, and the kitchen sees how many plates come in the next half hour.',
    audience: 'owners of independent restaurants in Germany',
  },
  {
    name: 'Wardbook',
    description:
      'Wardbook is a zither ledger for bell towers: ringers write which bell cracked, the sexton reads what is new within a minute, and nobody can change an entry later.',
    audience: 'ringers and sextons of old bell towers',
  },
]

interface PersonaResult {
  personas: { name: string; painPoints: string[] }[]
}

describe.each(products)(
  'what the built-in writer takes of earlier results: $name',
  ({ description, audience, name }) => {
    let app: TestApp
    let ada: Person
    let product: string
    let personas: string
    let prd: string
    let plan: string
    beforeAll(async () => {
      app = await createTestApp()
      ada = await signUp(app.url)
      product = (await ada.send<{ id: string }>('POST', '/api/products', { name, description, audience })).body.id
      personas = await run('persona-generator', { productDescription: description, targetAudience: audience }, [])
      // What a person found out: the library knows nothing of it.
      const { result } = await documentOf<PersonaResult>(personas)
      for (const [index] of result.personas.entries())
        await setText(
          personas,
          `/result/personas/${index}/painPoints/0`,
          null,
          `Pain number ${index + 1} of the ledger`,
        )
      prd = await run('product-prd-generator', { productIdea: description }, [personas])
      plan = await run('testing', { productDescription: description }, [prd])
    })
    afterAll(() => app.close())

    const run = async (agent: string, words: object, results: readonly string[]) => {
      const { status, body } = await ada.send<{ run: { id: string } }>('POST', `/functions/v1/${agent}`, {
        ...words,
        productId: product,
        ...(results.length > 0 ? { context: { results, notes: [], voice: false } } : {}),
      })
      expect([agent, status, status === 200 ? '' : JSON.stringify(body)]).toEqual([agent, 200, ''])
      return body.run.id
    }
    const documentOf = async <Result = Record<string, unknown>>(id: string) =>
      (await ada.send<Omit<DocumentView, 'result'> & { result: Result }>('GET', `/api/documents/${id}`)).body
    const standingOf = async (id: string) => (await ada.send<Standing>('GET', `/api/documents/${id}/standing`)).body
    const sourcesOf = async (id: string) =>
      ((await ada.run(id)) as unknown as { sources: Source[] }).sources.filter(({ from }) => from)
    const edit = async (id: string, changes: readonly object[]) => {
      const { revision } = await documentOf(id)
      const answer = await ada.send('POST', `/api/documents/${id}/changes`, { revision, changes })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const setText = async (id: string, pointer: string, was: string | null, value: string) => {
      const { result } = await documentOf(id)
      const path = pointer.split('/').slice(2)
      const now = path.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], result)
      expect(was ?? now ?? null).toBe(now ?? null)
      await edit(id, [{ op: 'set', pointer, was: now ?? null, value }])
    }
    const propose = async (id: string, within: readonly string[]) => {
      const { revision } = await documentOf(id)
      const answer = await ada.send<RefineProposal>('POST', `/api/documents/${id}/refine`, {
        revision,
        action: 'update',
        within,
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    const changed = ({ blocks }: Standing) => blocks.filter(({ changes }) => changes.length > 0)

    test('the PRD says what the personas say, and cites each of them with its version', async () => {
      const { result } = await documentOf<{ prd: string }>(prd)
      const { result: upstream } = await documentOf<PersonaResult>(personas)
      const sources = await sourcesOf(prd)
      const version = upstream.personas.length + 1
      for (const [index, person] of upstream.personas.entries()) {
        const source = sources.find(({ from }) => from?.item === `/personas/${index}`)
        expect(source?.title).toBe(`Persona Generator, version ${version}: ${person.name}`)
        expect(result.prd).toContain(person.name)
        expect(result.prd).toContain(`Pain number ${index + 1} of the ledger`)
        expect(result.prd).toContain(`\\[${source?.number}\\]`)
      }
      expect((await standingOf(prd)).from).toMatchObject([{ runId: personas, used: version, latest: version }])
    })

    test('the test plan has a step and cases for the requirements of the PRD, and says what it has no place for', async () => {
      const sources = await sourcesOf(plan)
      expect(sources.map(({ title }) => title).filter((title) => / version 1: R1$/.test(title))).toHaveLength(1)
      const { result } = await documentOf<{ steps: { step: string }[]; cases: { basis?: string }[] }>(plan)
      expect(result.steps[0]?.step).toMatch(/^R1: .+ \[\d+\]$/)
      expect(result.cases[0]?.basis).toMatch(/^R1 \[\d+\]$/)
      const twice = await run('testing', { productDescription: description }, [prd, personas])
      const { unused } = await standingOf(twice)
      expect(unused).toMatchObject([{ agent: 'Persona Generator', kind: 'persona', isPartly: false }])
    })

    test('one upstream change makes the blocks out of date that rest on it, and a change of these alone is proposed', async () => {
      await setText(
        personas,
        '/result/personas/0/painPoints/0',
        'Pain number 1 of the ledger',
        'The ledger is read twice',
      )
      const standing = await standingOf(prd)
      const stale = changed(standing)
      expect(stale.length).toBeGreaterThan(0)
      expect(standing.stale).toMatchObject([{ kind: 'upstream', runId: personas, blocks: stale.length }])
      const { prd: text } = (await documentOf<{ prd: string }>(prd)).result
      expect(stale.length).toBeLessThan(text.split('\n\n').length / 4)
      // The PRD is as it was: the plan has nothing to answer for.
      expect(await standingOf(plan)).toMatchObject({ stale: [], blocks: [] })

      const [first] = stale
      const one = await propose(prd, first?.within ?? [])
      expect(one.proposed.length).toBeGreaterThan(0)
      const all = await propose(prd, [])
      expect(all.answer).toContain('The ledger is read twice')
      for (const { lines } of all.proposed) {
        expect(lines[0]?.before).toContain('Pain number 1 of the ledger')
        expect(lines[0]?.after).toContain('The ledger is read twice')
        expect(lines[0]?.after).not.toContain('Pain number 1 of the ledger')
      }
      await edit(
        prd,
        all.proposed.flatMap(({ changes }) => changes),
      )
      const { result } = await documentOf<{ prd: string }>(prd)
      expect(result.prd).not.toContain('Pain number 1 of the ledger')
      expect(result.prd).toContain('The ledger is read twice')
      const answer = await ada.send<Standing>('PUT', `/api/documents/${prd}/review`, { answer: 'updated' })
      expect(answer.body).toMatchObject({ stale: [] })
    })

    test('a requirement that says something else makes its own cases out of date, and no other', async () => {
      const { result } = await documentOf<{ prd: string }>(prd)
      const line = /^- (.+)$/m.exec(result.prd.slice(result.prd.indexOf('## Requirements')))?.[1] ?? ''
      expect(line).not.toBe('')
      await edit(prd, [
        {
          op: 'text',
          pointer: '/result/prd',
          at: result.prd.indexOf(line),
          was: line,
          value: 'The sexton reads it aloud',
        },
      ])
      const standing = await standingOf(plan)
      const stale = changed(standing)
      expect(stale.length).toBeGreaterThan(0)
      const { cases } = (await documentOf<{ cases: { id: string; basis?: string }[] }>(plan)).result
      expect(cases.length).toBeGreaterThan(stale.length)
      const [named] = new Set(stale.flatMap(({ changes }) => changes.map((each) => each.name)))
      for (const { id } of stale.filter((each) => each.id.startsWith('/cases/')))
        expect(cases.find((each) => id.endsWith(each.id))?.basis).toMatch(new RegExp(`^${named} `))
      expect(new Set(stale.flatMap(({ changes }) => changes.map((each) => each.name))).size).toBe(1)
      const keep = stale.map(({ id }) => id)
      const { body } = await ada.send<Standing>('PUT', `/api/documents/${plan}/review`, {
        answer: 'still-true',
        blocks: keep,
      })
      expect(body.stale).toEqual([])
      expect(body.blocks.map(({ review }) => review?.answer)).toEqual(keep.map(() => 'still-true'))
    })
  },
)
