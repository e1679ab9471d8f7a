import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress } from '#server/http/client-address.ts'
import { AppError } from '#shared/errors/app-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()
const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/
/** A proxy on this machine connects over loopback too; what it passes on says so. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via']

/**
 * Who may read the figures: with METRICS_TOKEN whoever sends it as a bearer token; without it programs on this machine that come
 * straight to the server. Throws UNAUTHENTICATED, or NOT_FOUND where there is no way in.
 */
export function assertMayReadMetrics(context: Context, token: string | undefined): void {
  if (token) {
    const given = /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (timingSafeEqual(digest(given), digest(token))) return
    context.header('WWW-Authenticate', 'Bearer')
    throw new AppError('UNAUTHENTICATED', { userMessage: 'Send METRICS_TOKEN as a bearer token.' })
  }
  const isForwarded = forwarding.some((name) => context.req.header(name) !== undefined)
  if (isForwarded || !loopback.test(clientAddress(context, false))) throw new AppError('NOT_FOUND')
}
