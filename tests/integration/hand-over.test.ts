import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { writeSection } from '#server/files/write-file.ts'
import type { DocumentView, VersionList } from '#shared/api/documents.ts'
import { type Path, pointerOf } from '#shared/json-pointer.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

type Answer = DocumentView & { code: string; error: string }

const bookings = {
  ...researchIdea,
  productDescription:
    'A booking page for independent restaurants: guests reserve a table, the floor plan shows which tables are free, reminders cut no-shows.',
  targetAudience: 'Owners of independent restaurants in London',
}

describe('what is handed over says what is assumed and who decided', () => {
  let app: TestApp
  let ada: Person
  let id: string
  let assumed: string
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    const { body } = await ada.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', bookings)
    id = body.run.id
    // A line of the document that says of itself that it is assumed: the library decides which.
    const { swotAnalysis, usps, marketTrends } = (await documentOf()).result
    assumed = stringsIn([swotAnalysis, usps, marketTrends]).find((each) => each.includes('(assumption')) ?? ''
    expect(assumed).not.toBe('')
  })
  afterAll(() => app.close())

  const documentOf = async () => (await ada.send<DocumentView>('GET', `/api/documents/${id}`)).body
  const decide = (revision: number, text: string, decided = true, person = ada) =>
    person.send<Answer>('PUT', `/api/documents/${id}/decisions`, { revision, text, decided })
  const markdown = async () => {
    const response = await fetch(`${app.url}/api/runs/${id}/export?format=md`, {
      headers: { authorization: `Bearer ${ada.accessToken}` },
    })
    return response.text()
  }
  const shared = async () => {
    const { body } = await ada.send<{ url: string }>('POST', `/api/documents/${id}/links`, { name: 'For Ben' })
    return (await fetch(`${app.url}${new URL(body.url).pathname}`)).text()
  }

  test('a file and a page behind a link list the assumptions', async () => {
    for (const text of [await markdown(), await shared()]) expect(text).toContain('What is assumed')
  })

  test('a decision is a version with name and day, stands in all that leaves, and is taken back', async () => {
    const decided = await decide(1, assumed)
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
    const today = new Date().toISOString().slice(0, 10)
    expect(decided.body.result.decided).toEqual([{ text: assumed, by: 'Ada Example', on: today }])
    const { body } = await ada.send<VersionList>('GET', `/api/documents/${id}/versions`)
    expect(body.versions[0]).toMatchObject({ number: 2, author: { you: true } })
    expect(body.versions[0]?.note).toMatch(/^Decided: /)
    for (const text of [await markdown(), await shared()]) {
      expect(text).toContain('decided by Ada Example')
      expect(text).toContain('What is decided')
    }
    const { result } = decided.body
    const agent = (await loadAgents()).live('market-research')
    if (!agent) throw new Error('there is no such agent')
    const context = { input: bookings, sources: [], timestamp: new Date(0).toISOString() }
    const request = {
      agentId: 'market-research',
      result,
      context,
      place: 'new-page' as const,
      at: new Date(0),
      anchor: 'a',
    }
    expect((await writeSection({ ...agent, files: {} }, request)).storage).toContain('decided by Ada Example')
    const back = await decide(2, assumed, false)
    expect(back.body.result.decided).toBeUndefined()
    expect(await markdown()).not.toContain('decided by')
  })

  test('nobody decides in another name, words that the document does not say, or on an old state', async () => {
    const { revision, result } = await documentOf()
    expect((await decide(revision, 'Words that stand nowhere')).body.code).toBe('INVALID_INPUT')
    expect((await decide(1, assumed)).body.code).toBe('STALE_REVISION')
    expect((await decide(revision, assumed, true, await signUp(app.url))).status).toBe(404)
    expect((await decide(revision, assumed, true, await guest(app.url))).status).toBe(404)
    const forged = [{ text: assumed, by: 'The board', on: '2026-01-01' }]
    const change = { op: 'set', pointer: '/result/decided', was: null, value: forged }
    const changed = await ada.send<Answer>('POST', `/api/documents/${id}/changes`, { revision, changes: [change] })
    expect(changed.body.result?.decided).toBeUndefined()
    const now = await documentOf()
    await ada.send('PATCH', `/api/runs/${id}/result`, {
      result: { ...result, decided: forged },
      revision: now.revision,
    })
    expect((await documentOf()).result.decided).toBeUndefined()
  })

  /** The pointers at which the decided statement stands. */
  const placeOf = (value: unknown, path: Path): string[] => {
    if (value === assumed) return [pointerOf(path)]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) => placeOf(each, [...path, key]))
  }

  test('a decision stays with an edit elsewhere, and goes with its words', async () => {
    const { revision } = await documentOf()
    const decided = await decide(revision, assumed)
    const { positioningStatement } = decided.body.result as { positioningStatement: string }
    const { decided: _decided, ...said } = decided.body.result
    const place = placeOf(said, [])[0] ?? ''
    const edit = (on: number, pointer: string, was: string, value: string) =>
      ada.send<Answer>('POST', `/api/documents/${id}/changes`, {
        revision: on,
        changes: [{ op: 'set', pointer, was, value }],
      })
    const elsewhere = await edit(decided.body.revision, '/result/positioningStatement', positioningStatement, 'Ours.')
    expect(elsewhere.body.result.decided).toHaveLength(1)
    await edit(elsewhere.body.revision, `/result${place}`, assumed, 'Something else.')
    expect(await markdown()).not.toContain('decided by')
  })
})
