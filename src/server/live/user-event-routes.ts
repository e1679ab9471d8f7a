import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Caller, Callers } from '#server/http/caller.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OpenStreams } from './open-streams.ts'
import type { UserEvents } from './user-events.ts'
import type { Watcher } from './watchers.ts'

const encoder = new TextEncoder()
/** Pieces that wait for a reader who does not read; more of them end the stream, and the page comes back for a fresh one. */
const mostWaiting = 64

/** `/api/events`: what changes for this user, until the session ends. */
export function userEventRoutes(callers: Callers, userEvents: UserEvents, streams: OpenStreams): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/events', requireCaller(callers), async (context) => {
    const { caller } = context.var
    // Unlike other reads this one lasts, so it asks at the start as well.
    await callers.assertNotRevoked(caller)
    const close = streams.open(caller.userId)
    try {
      return openStream(caller, userEvents, close)
    } catch (error) {
      close()
      throw error
    }
  })
  return routes
}

function openStream(caller: Caller, userEvents: UserEvents, close: () => void): Response {
  let leave: (() => void) | null = null
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const watcher: Watcher = {
        caller,
        send(text) {
          if ((controller.desiredSize ?? 0) < -mostWaiting) {
            leave?.()
            close()
            controller.error(new Error('the reader does not read'))
          } else {
            controller.enqueue(encoder.encode(text))
          }
        },
        end: () => {
          close()
          controller.close()
        },
      }
      leave = userEvents.watch(watcher)
      if (!leave) return
      // Opens the answer now: a page counts as connected once its headers came.
      watcher.send(': open\n\n')
    },
    cancel: () => {
      leave?.()
      close()
    },
  })
  if (!leave) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 30 })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
