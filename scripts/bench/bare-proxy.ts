import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The baseline: passes a request on to the model and streams the answer back, and does nothing else. Prints its port.
 * `bare-proxy.ts TARGET_URL`
 */
const target = process.argv[2] ?? ''
const body = JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'write' }] })

const server = createServer((incoming, outgoing) => {
  incoming.resume()
  const onward = request(
    target,
    { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer none' } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
