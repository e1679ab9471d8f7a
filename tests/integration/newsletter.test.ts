import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsIn } from '#tests/support/mailbox.ts'
import { post } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('the newsletter', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com', CONTACT_EMAIL: 'help@example.com' })
  })
  afterAll(() => app.close())

  const subscribe = (email: unknown) => post(`${app.url}/api/newsletter`, { email })
  const addresses = () => app.query<{ email: string; token: string }>('select email, token from newsletter_subscribers')

  test('stores an address once, answers the same, and mails the way out once', async () => {
    const first = await subscribe(' Ada@Example.com ')
    const again = await subscribe('ada@example.com')
    expect(first).toMatchObject({ status: 200, body: { subscribed: true } })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const [row, ...others] = await addresses()
    expect(row?.email).toBe('ada@example.com')
    expect(others).toEqual([])
    const mails = mailsIn(app.logged).filter(({ to }) => to === 'ada@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`https://pilot.example.com/unsubscribe?token=${row?.token}`)

    const end = () => post(`${app.url}/api/newsletter/unsubscribe`, { token: row?.token })
    expect((await end()).body).toEqual({ unsubscribed: true })
    expect(await addresses()).toEqual([])
    expect((await end()).body).toEqual({ unsubscribed: true })
  })

  test.each([['no address'], ['a@'], [''], [null], [`${'x'.repeat(250)}@example.com`]])(
    '%s is refused with a message',
    async (email) => {
      expect(await subscribe(email)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', error: 'Please enter a valid email address' },
      })
    },
  )

  test('many from one network are too many', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await subscribe(`reader${count}@example.com`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
  })
})

describe('what search engines and readers ask for', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com/', CONTACT_EMAIL: 'help@example.com' })
  })
  afterAll(() => app.close())

  test.each([
    ['/sitemap.xml', 'application/xml', 'https://pilot.example.com/blog/review-a-drafted-prd'],
    ['/robots.txt', 'text/plain', 'Sitemap: https://pilot.example.com/sitemap.xml'],
    ['/blog/feed.xml', 'application/rss+xml', 'https://pilot.example.com/blog/read-a-retention-table'],
  ])('%s names the address of this installation', async (path, type, address) => {
    const response = await fetch(`${app.url}${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(await response.text()).toContain(address)
  })

  test('the contact page learns where to write to', async () => {
    expect(await (await fetch(`${app.url}/api/system`)).json()).toMatchObject({ contact: 'help@example.com' })
  })
})
