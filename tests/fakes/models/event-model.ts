import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A loopback server that answers every POST with the given bytes as an event stream, in the given pieces. */
export async function startEventModel(pieces: readonly (string | Uint8Array)[], pauseMs = 0) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', async () => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of pieces) {
        response.write(piece)
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The request bodies so far. */
    bodies,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
