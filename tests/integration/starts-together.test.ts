import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Runs that are asked for at once share a statement; what one of them may not have must not touch the others. */
let app: TestApp
let people: Person[]
beforeAll(async () => {
  app = await createTestApp()
  people = await Promise.all(Array.from({ length: 8 }, () => signUp(app.url)))
})
afterAll(() => app.close())

const path = '/functions/v1/market-research'
const person = (at: number) => people[at] as Person

test('a repeated key, a session that is over and a plan that is used up are answered for themselves alone', async () => {
  const [repeating, signedOut, usedUp, ...others] = [person(0), person(1), person(2), ...people.slice(3)]
  const headers = { 'idempotency-key': 'asked-before' }
  const earlier = await repeating.send('POST', path, researchIdea, headers)
  await signedOut.send('POST', '/api/auth/sign-out', {})
  // The access token goes on for minutes; that the session is over is seen as the run starts.
  await app.query('delete from session where user_id = $1', [signedOut.userId])
  await app.query(
    `insert into usage_counters (user_id, period, settled, reserved) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 50, 0)`,
    [usedUp.userId],
  )
  const asked = [
    ...others.map((each) => each.send('POST', path, researchIdea)),
    repeating.send('POST', path, researchIdea, headers),
    repeating.send('POST', path, { ...researchIdea, numCompetitors: 2 }, headers),
    signedOut.send('POST', path, researchIdea),
    usedUp.send('POST', path, researchIdea),
    ...others.map((each) => each.send('POST', path, researchIdea)),
  ]
  const answers = await Promise.all(asked)
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => (body.run as { id: string }).id)
  expect(answers.map(({ status }) => status)).toEqual([
    ...others.map(() => 200),
    200,
    409,
    401,
    402,
    ...others.map(() => 200),
  ])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain((earlier.body.run as { id: string }).id)
  const counted = await app.query<{ user_id: string; settled: number; reserved: number }>(
    'select user_id, settled, reserved from usage_counters',
  )
  const byUser = new Map(counted.map((row) => [row.user_id, row]))
  expect(byUser).toEqual(
    new Map(
      [
        { user_id: repeating.userId, settled: 1, reserved: 0 },
        { user_id: usedUp.userId, settled: 50, reserved: 0 },
        ...others.map(({ userId }) => ({ user_id: userId, settled: 2, reserved: 0 })),
      ].map((row) => [row.user_id, row]),
    ),
  )
})

test('what a run read from memory is what every server reads from its row', async () => {
  const answer = await person(3).send('POST', path, {
    ...researchIdea,
    corrections: { who: 'harbour masters' },
    nothing: undefined,
  })
  const { id } = answer.body.run as { id: string }
  const [row] = await app.query<Record<string, unknown>>(
    `select status, fence, attempt, origin->>'plan' as plan, origin->>'requestId' = $2 as same_request, corrections,
       (select array_agg(seq order by seq) from run_events where run_id = runs.id) as seqs,
       (select count(*)::int from agent_usage where user_id = runs.user_id) as uses from runs where id = $1`,
    [id, answer.headers.get('x-request-id')],
  )
  const seqs = row?.seqs as number[]
  expect(row).toMatchObject({
    status: 'succeeded',
    fence: 1,
    attempt: 1,
    plan: 'Free',
    same_request: true,
    corrections: { who: 'harbour masters' },
    uses: 3,
  })
  expect(seqs).toEqual(seqs.map((_, at) => at + 1))
})
