import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Somebody new on the free plan. The access token holds for 15 minutes. */
export async function signUpOne(url: string): Promise<{ id: string; token: string }> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${randomUUID()}@example.com`,
      password: 'correct horse battery',
      name: 'Bench',
    }),
  })
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: { id: string } }
  const session = answer.headers.get('set-auth-token')
  const token = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } })
  return { id: user.id, token: ((await token.json()) as { token: string }).token }
}

/** Signs up so many people and gives them the plan without limits. Returns their access tokens, which hold for 15 minutes. */
export async function signUpMany(url: string, connection: pg.ClientConfig, count: number): Promise<string[]> {
  const people: { id: string; token: string }[] = []
  for (let index = 0; index < count; index += 1) people.push(await signUpOne(url))
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = any($1)`, [
      people.map(({ id }) => id),
    ])
  } finally {
    await client.end()
  }
  return people.map(({ token }) => token)
}
