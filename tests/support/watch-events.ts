import { type UserEvent, userEvent } from '#shared/api/user-events.ts'
import type { Person } from './person.ts'

export interface EventWatch {
  /** What came so far, with the milliseconds since 1970 at which it came. */
  seen: { at: number; event: UserEvent }[]
  /** Resolves with the first event that fits, earlier or later; rejects after `ms`. */
  next<Type extends UserEvent['type']>(
    type: Type,
    fits: (event: UserEvent & { type: Type }) => boolean,
    ms?: number,
  ): Promise<{ at: number; event: UserEvent }>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  leave(): void
}

/** Opens `/api/events` as this person; resolves once it is open. */
export async function watchEvents(url: string, person: Person): Promise<EventWatch> {
  const stop = new AbortController()
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
    signal: stop.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
  const seen: EventWatch['seen'] = []
  const wake = new Set<() => void>()
  const ended = read(answer.body, (event) => {
    seen.push({ at: Date.now(), event })
    for (const each of wake) each()
  }).catch(() => undefined)
  return {
    seen,
    ended,
    leave: () => stop.abort(),
    next: (type, fits, ms = 5_000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = seen.find(
            ({ event }) => event.type === type && fits(event as UserEvent & { type: typeof type }),
          )
          if (!found) return
          wake.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        const timer = setTimeout(() => reject(new Error(`no such event in ${ms} ms: ${JSON.stringify(seen)}`)), ms)
        wake.add(look)
        look()
      }),
  }
}

async function read(body: ReadableStream<Uint8Array>, onEvent: (event: UserEvent) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end)
      text = text.slice(end + 2)
      const [, type] = /^event: (.+)$/m.exec(frame) ?? []
      const [, data] = /^data: (.+)$/m.exec(frame) ?? []
      if (type && data) onEvent(userEvent.parse({ type, ...JSON.parse(data) }))
    }
  }
}
