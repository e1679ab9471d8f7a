import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFolder } from '#tests/support/database-folder.ts'
import { memoryMegabytes, startPilot } from './child.ts'

/** Time from the start of the built product to ready, with a fresh database and with an existing one, and idle memory. */
const dataDir = databaseFolder('pm-pilot-start-')
const env = { MODEL: 'built-in', SEARCH: 'library', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
try {
  for (const what of ['fresh database', 'existing database']) {
    const at = performance.now()
    const server = await startPilot(env)
    const ready = performance.now() - at
    await sleep(3_000)
    process.stdout.write(
      `${what}: ready after ${(ready / 1000).toFixed(2)} s, idle memory of the server ${memoryMegabytes(server.process.pid)} MB\n`,
    )
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
