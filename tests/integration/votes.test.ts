import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('votes for coming agents', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('one vote per user and agent; the most wanted come first', async () => {
    const [ada, grace] = [await signUp(app.url), await signUp(app.url)]
    for (const feedback of ['first', ' second thought ']) {
      expect((await ada.send('PUT', '/api/votes/planning', { feedback })).status).toBe(200)
    }
    await grace.send('PUT', '/api/votes/planning', {})
    await grace.send('PUT', '/api/votes/launch', { feedback: null })
    expect((await ada.send('GET', '/api/votes/planning')).body).toMatchObject({ vote: { feedback: 'second thought' } })
    expect((await ada.send('GET', '/api/votes/launch')).body).toEqual({ vote: null })
    const { priorities } = (await (await fetch(`${app.url}/api/priorities`)).json()) as {
      priorities: { agent_id: string; priority_score: number }[]
    }
    expect(priorities.slice(0, 3)).toMatchObject([
      { agent_id: 'planning', priority_score: 2 },
      { agent_id: 'launch', priority_score: 1 },
      { priority_score: 0 },
    ])
    expect(priorities).toHaveLength(14)
  })

  test('guests, long feedback and unknown agents are refused', async () => {
    const ada = await signUp(app.url)
    const visitor = await guest(app.url)
    expect(await visitor.send('PUT', '/api/votes/planning', {})).toMatchObject({
      status: 401,
      body: { error: 'Please sign in to vote' },
    })
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: 'x'.repeat(601) })).status).toBe(400)
    expect((await ada.send('PUT', '/api/votes/planning', { feedback: 'x'.repeat(600) })).status).toBe(200)
    expect((await ada.send('PUT', '/api/votes/nothing', {})).status).toBe(404)
  })
})
