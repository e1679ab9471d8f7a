import { appendFileSync, rmSync } from 'node:fs'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'
import { startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { databaseFolder } from './database-folder.ts'
import { wikiPort, wikiToken, wikiUser } from './e2e-wiki.ts'
import { lastingWord } from './lasting-word.ts'
import { mailFileOf, mailsIn } from './mailbox.ts'
import { researchAnswer } from './model-answer.ts'

/** `e2e-servers.ts PORT`: the product on PORT with the built-in drafter, and on PORT + 1 with a model that takes 6 seconds, or a minute; a Confluence on PORT + 2. */
const port = Number(process.argv[2] ?? 4310)
const dataDir = databaseFolder('pm-pilot-e2e-')
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
const model = await startChunkModel({
  text: JSON.stringify(researchAnswer),
  chunks: 60,
  delayMs: 100,
  // A run that a test means to stop must not end by itself, however busy the machine is.
  answer: ({ body }) => (JSON.stringify(body).includes(lastingWord) ? { delayMs: 1000 } : undefined),
})
const confluence = await startConfluence({ port: wikiPort(port), username: wikiUser, apiToken: wikiToken })
const settings = {
  CONFLUENCE_ALLOWED_HOSTS: '127.0.0.1',
  SEARCH: 'library',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  SIGN_INS_PER_ADDRESS: '1000',
  GUESTS_PER_ADDRESS: '1000',
  REQUESTS_PER_ACCOUNT: '1000000',
  REQUESTS_PER_ADDRESS: '1000000',
}
/** The mails of both servers, for tests that follow their links. */
const mailFile = mailFileOf(port)
rmSync(mailFile, { force: true })
const log = createLog('info', {
  write: (line) => {
    if (mailsIn([line]).length > 0) appendFileSync(mailFile, line)
    else if (/"level":(5|6)0/.test(line)) process.stderr.write(line)
  },
})
const drafter = await startServer(
  parseEnv({ ...settings, MODEL: 'built-in', PORT: String(port) }),
  cluster.connection,
  log,
)
const slow = await startServer(
  parseEnv({ ...settings, MODEL: 'openai-compatible/slow', OPENAI_BASE_URL: model.baseUrl, PORT: String(port + 1) }),
  cluster.connection,
  log,
)

async function stop(): Promise<void> {
  await Promise.all([drafter.close(), slow.close(), model.close(), confluence.close()]).catch(() => undefined)
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(mailFile, { force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
