import { createReadStream } from 'node:fs'
import pg from 'pg'

/** `store-file.ts DATABASE-URL FILE TIMES`: prints the seconds in which a program beside the server writes a file into its database so often. */
const [databaseUrl = '', path = '', times = '1'] = process.argv.slice(2)
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await client.query('create table bench_chunks (seq integer primary key, data bytea)')
await client.query('alter table bench_chunks alter data set storage external')
const at = performance.now()
let seq = 0
for (let time = 0; time < Number(times); time += 1) {
  for await (const data of createReadStream(path, { highWaterMark: 1024 ** 2 })) {
    await client.query({ name: 'chunk', text: 'insert into bench_chunks values ($1, $2)', values: [seq, data] })
    seq += 1
  }
}
process.stdout.write(`${((performance.now() - at) / 1000).toFixed(3)}\n`)
await client.query('drop table bench_chunks')
await client.end()
