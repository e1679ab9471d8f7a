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

  test('a vote is taken back, and agents that work are not voted for', async () => {
    const ada = await signUp(app.url)
    const scoreOf = async (id: string) => {
      const answer = (await (await fetch(`${app.url}/api/priorities`)).json()) as {
        priorities: { agent_id: string; priority_score: number }[]
      }
      return answer.priorities.find(({ agent_id }) => agent_id === id)?.priority_score
    }
    await ada.send('PUT', '/api/votes/scheduling', {})
    expect((await ada.send('GET', '/api/votes')).body).toEqual({ agentIds: ['scheduling'] })
    expect(await scoreOf('scheduling')).toBe(1)
    for (let time = 0; time < 2; time += 1) {
      expect(await ada.send('DELETE', '/api/votes/scheduling')).toMatchObject({ status: 200, body: { vote: null } })
    }
    expect((await ada.send('GET', '/api/votes')).body).toEqual({ agentIds: [] })
    expect(await scoreOf('scheduling')).toBe(0)
    expect(await ada.send('PUT', '/api/votes/market-research', {})).toMatchObject({
      status: 409,
      body: { code: 'NOT_UPCOMING' },
    })
    expect((await (await guest(app.url)).send('DELETE', '/api/votes/scheduling')).status).toBe(401)
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
