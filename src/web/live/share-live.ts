import { type UserEvent, userEvent } from '#shared/api/user-events.ts'
import { keepConnected, type LiveHandlers } from './keep-connected.ts'

type Status = Parameters<LiveHandlers['onStatus']>[0]
type Message = { kind: 'event'; event: UserEvent } | { kind: 'status'; status: Status } | { kind: 'who' }

/**
 * One connection for all tabs of a browser: the tab that holds the lock keeps it and passes everything on; when it closes,
 * another tab takes over. A browser opens six connections to a server at most, so one per tab would stop the seventh tab.
 * Where there are no locks (plain http on another host) each tab has its own.
 */
export async function shareLive(userId: string, signal: AbortSignal, handlers: LiveHandlers): Promise<void> {
  if (!('locks' in navigator)) return keepConnected(signal, handlers)
  const name = `pm-pilot.live.${userId}`
  const channel = new BroadcastChannel(name)
  const say = (message: Message) => channel.postMessage(message)
  let leading: { status: Status } | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data)
    if (!message || signal.aborted) return
    if (message.kind === 'who') {
      if (leading) say({ kind: 'status', status: leading.status })
    } else if (!leading) {
      if (message.kind === 'event') handlers.onEvent(message.event)
      else handlers.onStatus(message.status)
    }
  })
  say({ kind: 'who' })

  const lead = async () => {
    leading = { status: 'connecting' }
    await keepConnected(signal, {
      onEvent: (event) => {
        handlers.onEvent(event)
        if (!signal.aborted) say({ kind: 'event', event })
      },
      onStatus: (status) => {
        leading = { status }
        handlers.onStatus(status)
        if (!signal.aborted) say({ kind: 'status', status })
      },
    })
  }
  try {
    await navigator.locks.request(name, { signal }, lead)
  } catch {
    // Stopped while it waited for its turn.
  } finally {
    channel.close()
  }
}

/** A tab with another version of the page may say things that this one does not know. */
function read(data: unknown): Message | null {
  if (data === null || typeof data !== 'object' || !('kind' in data)) return null
  if (data.kind === 'who') return { kind: 'who' }
  if (data.kind === 'status' && 'status' in data) {
    const { status } = data
    return status === 'live' || status === 'lost' || status === 'connecting' ? { kind: 'status', status } : null
  }
  if (data.kind !== 'event' || !('event' in data)) return null
  const parsed = userEvent.safeParse(data.event)
  return parsed.success ? { kind: 'event', event: parsed.data } : null
}
