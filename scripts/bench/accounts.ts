import pg from 'pg'

/** Signs up so many people and gives them the plan without limits. Returns their access tokens, which hold for 15 minutes. */
export async function signUpMany(url: string, connection: pg.ClientConfig, count: number): Promise<string[]> {
  const tokens: string[] = []
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `bench-${Date.now()}-${index}@example.com`,
        password: 'correct horse battery',
        name: 'Bench',
      }),
    })
    if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`)
    const { user } = (await answer.json()) as { user: { id: string } }
    ids.push(user.id)
    const session = answer.headers.get('set-auth-token')
    const token = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${session}` } })
    tokens.push(((await token.json()) as { token: string }).token)
  }
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = any($1)`, [
      ids,
    ])
  } finally {
    await client.end()
  }
  return tokens
}
