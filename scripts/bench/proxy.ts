import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/**
 * The baselines: passes a request on to the model and streams the answer back. With a database it also writes one row per run,
 * who asked what and how much came, before it ends the answer. Prints its port. `proxy.ts TARGET_URL [DATABASE_URL]`
 */
const [target = '', databaseUrl] = process.argv.slice(2)
const body = JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'write' }] })

/** The same driver and as many connections as the server has. */
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 16 }) : null
await pool?.query(`create table if not exists bench_rows (
  id uuid primary key, asked text not null, status int not null, bytes int not null, at timestamptz not null default now()
)`)

const server = createServer((incoming, outgoing) => {
  let asked = ''
  incoming.setEncoding('utf8')
  incoming.on('data', (chunk: string) => {
    asked += chunk
  })
  const onward = request(
    target,
    { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer none' } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      if (!pool) {
        answer.pipe(outgoing)
        return
      }
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      answer.pipe(outgoing, { end: false })
      answer.on('end', () => {
        pool
          .query({
            name: 'row',
            text: 'insert into bench_rows (id, asked, status, bytes) values ($1, $2, $3, $4)',
            values: [randomUUID(), asked, answer.statusCode, bytes],
          })
          .then(
            () => outgoing.end('event: stored\n\n'),
            () => outgoing.destroy(),
          )
      })
    },
  )
  onward.on('error', () => outgoing.destroy())
  onward.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
