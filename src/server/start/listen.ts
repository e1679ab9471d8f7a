import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'

/** In milliseconds. Headers that do not end hold a connection no longer than this. */
const serverOptions = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

export interface Listening {
  /** The one that was chosen, where 0 was asked for. */
  port: number
  /** Takes no more connections; resolves when the last has ended. */
  stop(): Promise<void>
  /** Ends connections that nothing happens on now, and the others soon. */
  dropConnections(): void
}

/** Listens; rejects where the port is taken. */
export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, hostname }: { port: number; hostname: string },
): Promise<Listening> {
  const listener = await new Promise<ServerType>((resolve, reject) => {
    const server = serve({ fetch, port, hostname, serverOptions }, () => resolve(server))
    server.once('error', reject)
  })
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => listener.close(() => resolve())),
    dropConnections() {
      if ('closeIdleConnections' in listener) listener.closeIdleConnections()
      if ('closeAllConnections' in listener) setTimeout(() => listener.closeAllConnections(), 500).unref()
    },
  }
}
