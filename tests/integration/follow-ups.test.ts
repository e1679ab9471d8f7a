import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const rows = Array.from({ length: 400 }, (_, index) => {
  const basic = index < 200
  return `S${index},${basic ? 'Basic' : 'Pro'},${index % 200 < (basic ? 60 : 10) ? 'yes' : 'no'},${basic ? 10 : 50}`
})
const table = ['subscription_id,plan,cancelled,mrr_eur', ...rows].join('\n')
const file = { fileName: 'subscriptions.csv', fileData: table }

interface Saved {
  revision: number
  error: string
  code: string
  result: {
    followUps: { question: string; understood: string; finding: { statement: string }; rows: number }[]
    dataSummary: { profile: { name: string; meaning: string }[] }
    dictionary: { shape: string; dictionary: { columns: { name: string }[]; main: string | null } }
  }
}

describe('asking on', () => {
  let app: TestApp
  let ada: Person
  let runId: string
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    runId = await analyse(ada)
  })
  afterAll(() => app.close())

  async function analyse(person: Person): Promise<string> {
    const { body } = await person.send<{ run: { id: string } }>('POST', '/functions/v1/analytics-agent', file)
    return body.run.id
  }
  const ask = (person: Person, body: object, id = runId) =>
    person.send<Saved>('POST', `/api/runs/${id}/follow-ups`, body)
  const used = async () => (await ada.send<{ used: number }>('GET', '/api/usage')).body.used

  test('an answer is computed from the file, stays with the run, is exported and costs no use', async () => {
    const before = await used()
    const { status, body } = await ask(ada, { question: 'total mrr by plan' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.revision).toBe(2)
    const [answer] = body.result.followUps
    expect(answer?.finding.statement).toContain('highest for Pro with €10,000')
    expect(answer?.rows).toBe(400)
    const stored = await ada.run(runId)
    expect(stored.result?.followUps).toEqual(body.result.followUps)
    const exported = await fetch(`${app.url}/api/runs/${runId}/export?format=md`, {
      headers: { authorization: `Bearer ${ada.accessToken}` },
    })
    const text = await exported.text()
    expect(text).toContain('total mrr by plan')
    expect(text).toContain('€10,000')
    expect(await used()).toBe(before)
  })

  test('the next one goes on from it', async () => {
    const { body } = await ask(ada, { question: 'only Basic' })
    expect(body.result.followUps.at(-1)).toMatchObject({ understood: 'MRR, only plan Basic', rows: 200 })
  })

  test('what is not understood is named, with what is near', async () => {
    const { status, body } = await ask(ada, { question: 'mrr by paln' })
    expect(status).toBe(400)
    expect(body.error).toContain('"paln" (did you mean plan?)')
  })

  test("another user's run does not exist", async () => {
    const eve = await signUp(app.url)
    expect((await ask(eve, { question: 'by plan' })).status).toBe(404)
  })

  test('a file that is gone is asked for again', async () => {
    const bob = await signUp(app.url)
    const id = await analyse(bob)
    await app.query('delete from uploads where user_id = $1', [bob.userId])
    const { status, body } = await ask(bob, { question: 'by plan' }, id)
    expect(status).toBe(404)
    expect(body.error).toBe('This file is no longer stored. Please upload it again.')
  })

  test('"Why?" right after the analysis is about what it leads with, since the day it names', async () => {
    const days = Array.from({ length: 60 }, (_, day) =>
      ['ios', 'android'].map((platform, place) => {
        const date = new Date(Date.UTC(2026, 6, 6 + day)).toISOString().slice(0, 10)
        const crashes = 20 + ((day * 7 + place) % 5) + (platform === 'android' && day >= 40 ? 90 : 0)
        return `${date},${platform},${1_000 + ((day * 13 + place) % 50)},${crashes}`
      }),
    )
    const fileData = ['date,platform,sessions,crashes', ...days.flat()].join('\n')
    const { body } = await ada.send<{ run: { id: string } }>('POST', '/functions/v1/analytics-agent', {
      fileName: 'release.csv',
      fileData,
    })
    const { body: saved } = await ask(ada, { question: 'Why?' }, body.run.id)
    expect(saved.result.followUps[0]?.understood).toBe(
      'what changed crashes, since 15 August 2026 compared with before',
    )
  })

  test('a dictionary recalculates, and the next file of this shape is read by it', async () => {
    const { dictionary } = (await ada.run(runId)).result as unknown as Saved['result']
    const columns = dictionary.dictionary.columns.map((column) =>
      column.name === 'mrr_eur' ? { ...column, kind: 'mean', unit: '$', more: 'bad' } : column,
    )
    const { status, body } = await ask(ada, { dictionary: { columns, main: 'mrr_eur' } })
    expect(status, JSON.stringify(body)).toBe(200)
    const meaning = (result: Saved['result']) =>
      result.dataSummary.profile.find(({ name }) => name === 'mrr_eur')?.meaning
    expect(meaning(body.result)).toBe('averaged, money in $, more is bad')
    const next = await ada.run(await analyse(ada))
    expect(meaning(next.result as unknown as Saved['result'])).toBe('averaged, money in $, more is bad')
    const eve = await signUp(app.url)
    const other = await eve.run(await analyse(eve))
    expect(meaning(other.result as unknown as Saved['result'])).not.toContain('more is bad')
  })
})
