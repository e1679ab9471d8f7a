import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'

/** `embedded-owner.ts DATA_DIR`: a process that runs the embedded database and does nothing else; for tests that kill it. */
const cluster = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => undefined })
process.stdout.write(`${JSON.stringify(cluster.connection)}\n`)
process.once('SIGTERM', async () => {
  await cluster.stop()
  process.exit(0)
})
setInterval(() => undefined, 60_000)
