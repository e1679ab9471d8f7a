import { DuckDBInstance } from '@duckdb/node-api'

/** `summarize.ts FILE`: prints the seconds that the engine's own SUMMARIZE of a file takes, from the start of the process. */
const path = process.argv[2] ?? ''
const instance = await DuckDBInstance.create(':memory:')
const connection = await instance.connect()
await connection.runAndReadAll(`summarize select * from '${path.replaceAll("'", "''")}'`)
process.stdout.write(`${process.uptime().toFixed(3)}\n`)
