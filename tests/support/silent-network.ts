import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

export interface SilentNetwork {
  /** The database through this network. */
  connection: pg.ClientConfig
  /** From now on nothing gets through on the connections that are there, and none of them is closed. New ones work. */
  swallow(): void
  close(): Promise<void>
}

/** A network between server and database that can lose every packet, as a split one or a machine that lost its power does. */
export async function startSilentNetwork(connection: pg.ClientConfig): Promise<SilentNetwork> {
  const { host = '127.0.0.1', port = 5432 } = connection
  const there = () => (host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host))
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = there()
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => to.write(part))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    connection: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    swallow() {
      for (const socket of sockets) {
        socket.removeAllListeners('data')
        socket.on('data', () => undefined)
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
