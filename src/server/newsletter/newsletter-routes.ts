import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { type AttemptRule, createAttemptLimit } from '#server/http/attempt-limit.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { newsletterRequest, unsubscribeRequest } from '#shared/api/newsletter.ts'
import { welcomeMail } from './welcome-mail.ts'

export interface NewsletterOptions {
  database: Database
  mailer: Mailer
  publicUrl: string | undefined
}

const perAddress: AttemptRule = {
  kind: 'newsletter',
  max: 20,
  windowSeconds: 60 * 60,
  message: (minutes) =>
    `Too many requests from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

/**
 * `POST /api/newsletter` puts an address on the list, once, and mails it the link that takes it off again;
 * `POST /api/newsletter/unsubscribe` takes the link's token and forgets the address. Both answer the same whether there was
 * anything to do.
 */
export function newsletterRoutes(options: NewsletterOptions): Hono<AppEnv> {
  const { database, mailer, publicUrl } = options
  const attempts = createAttemptLimit(database)
  const routes = new Hono<AppEnv>()

  routes.post('/', async (context) => {
    const { email } = parseRequest(newsletterRequest, await readJsonObject(context))
    await attempts.take(perAddress, context.var.address)
    const { rows } = await database.pool.query<{ token: string }>(
      `insert into newsletter_subscribers (email, token) values ($1, $2)
       on conflict (email) do nothing returning token`,
      [email, randomBytes(24).toString('base64url')],
    )
    // Whoever is on the list already gets no second mail: the form cannot be used to pester somebody.
    if (rows[0]) mailer.send(welcomeMail(email, siteOrigin(context, publicUrl), rows[0].token))
    return context.json({ subscribed: true })
  })

  routes.post('/unsubscribe', async (context) => {
    const { token } = parseRequest(unsubscribeRequest, await readJsonObject(context))
    await attempts.take({ ...perAddress, kind: 'newsletter-end' }, context.var.address)
    await database.pool.query('delete from newsletter_subscribers where token = $1', [token])
    return context.json({ unsubscribed: true })
  })
  return routes
}
