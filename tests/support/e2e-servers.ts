import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/observe/log.ts'
import { startServer } from '#server/start-server.ts'
import { startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { emptyReading, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { referenceModel, referencePages, references } from '#tests/fakes/models/reference/reference-model.ts'
import { startPageServer } from '#tests/fakes/pages/page-server.ts'
import { administeredPort, administratorEmails } from './administered-server.ts'
import { formIn, researchAnswerIn } from './answers-in-languages.ts'
import { phaseOf } from './call-phase.ts'
import { databaseFolder } from './database-folder.ts'
import { diligentTurn, dogSitterPages, dogSitterReading } from './diligent-model.ts'
import { databaseFileOf } from './e2e-database.ts'
import { wikiPort, wikiToken, wikiUser } from './e2e-wiki.ts'
import {
  decliningWord,
  doubtfulWord,
  haltingWord,
  lastingWord,
  leisurelyWord,
  thoroughWord,
  unsureWord,
} from './lasting-word.ts'
import { mailFileOf, mailsIn } from './mailbox.ts'
import {
  doubtfulAnswer,
  refinedAnswer,
  researchAnswer,
  researchedAnswer,
  thoroughCritique,
  thoroughPlan,
} from './model-answer.ts'
import { restingAnswer } from './resting-model.ts'

/** `e2e-servers.ts PORT`: the product on PORT with the built-in drafter, and on PORT + 1 with a model that takes 6 seconds, or a minute; a Confluence on PORT + 2, and on PORT + 3 one that an administrator may change. */
const port = Number(process.argv[2] ?? 4310)
const dataDir = databaseFolder('pm-pilot-e2e-')
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
writeFileSync(databaseFileOf(port), JSON.stringify(cluster.connection), { mode: 0o600 })
const site = await startPageServer({ ...dogSitterPages, ...referencePages })
const reference = referenceModel(site.origin, 20)
const isReference = (asked: string) => Object.values(references).some(({ mark }) => asked.includes(mark))
const unsureReading = {
  ...emptyReading,
  name: 'Doseline',
  features: [`reminds people of their ${unsureWord}`],
  users: ['people at home'],
  market: { name: 'Medication reminders', library: null, sureness: 'sure' },
  unsure: [
    {
      field: 'who',
      question: 'Who decides how many are taken after a missed dose?',
      options: ['the patient', 'a nurse', 'nobody: it only reminds'],
      matters: 'harm',
    },
  ],
}
/** The phase in which the model falls silent, for forms that say so. */
const haltingPhase = (asked: string) => /halting([a-z]+)/.exec(asked)?.[1]
const model = await startChunkModel({
  holds: (asked) => {
    const phase = haltingPhase(asked)
    return phase !== undefined && phase === phaseOf(asked)
  },
  text: JSON.stringify(researchAnswer),
  chunks: 60,
  delayMs: 100,
  // A run that a test means to stop must not end by itself, however busy the machine is.
  answer: ({ index, headers, body }) => {
    const asked = JSON.stringify(body)
    const written = reference.answer?.({ index, headers, body })
    if (written) return written
    if (haltingPhase(asked)) {
      const answers: Record<string, object> = { planning: thoroughPlan, criticizing: thoroughCritique }
      return { text: JSON.stringify(answers[phaseOf(asked)] ?? researchAnswer), chunks: 8, delayMs: 5 }
    }
    const resting = restingAnswer({ body })
    if (resting) return { ...resting, delayMs: 10 }
    if (asked.includes('refine_patch')) {
      const text = asked.includes(decliningWord) ? 'I cannot help with that.' : JSON.stringify(refinedAnswer)
      return { text, delayMs: 20 }
    }
    if (asked.includes(thoroughWord)) return { text: JSON.stringify(researchedAnswer), delayMs: 20 }
    if (asked.includes(formIn('ar').targetAudience))
      return { text: JSON.stringify(researchAnswerIn('ar')), delayMs: 10 }
    if (asked.includes(unsureWord)) return { delayMs: 10 }
    if (asked.includes(lastingWord)) return { delayMs: 1000 }
    if (asked.includes(leisurelyWord)) return { delayMs: 330 }
    return asked.includes(doubtfulWord) ? { text: JSON.stringify(doubtfulAnswer), delayMs: 10 } : undefined
  },
  reading: (asked) => {
    const read = isReference(asked) ? reference.reading(asked) : undefined
    if (read) return read
    const phase = haltingPhase(asked)
    if (phase) return { ...dogSitterReading, features: [haltingWord(phase)] }
    if (asked.includes(thoroughWord)) return { ...dogSitterReading, features: [`finds sitters for ${thoroughWord}`] }
    if (asked.includes(formIn('ar').targetAudience))
      return { ...emptyReading, language: 'ar', users: [formIn('ar').targetAudience] }
    return asked.includes(unsureWord) ? unsureReading : undefined
  },
  // Other runs search nothing and take what the library has.
  research: (request) => {
    const asked = JSON.stringify(request.body)
    if (isReference(asked)) return reference.research(request)
    return asked.includes(thoroughWord) ? diligentTurn(request, site.origin) : { calls: [] }
  },
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
/** A server of its own database, on which an administrator may change what holds for everybody. */
const administeredDatabase = 'administered'
const client = new pg.Client(cluster.connection)
await client.connect()
await client.query(`create database ${administeredDatabase}`)
await client.end()
const administered = await startServer(
  parseEnv({
    ...settings,
    MODEL: 'openai-compatible/slow',
    MODELS: JSON.stringify([
      { model: 'openai-compatible/slow' },
      { model: 'openai-compatible/other', label: 'The other model' },
    ]),
    OPENAI_BASE_URL: model.baseUrl,
    ADMIN_EMAILS: administratorEmails.join(','),
    PORT: String(administeredPort(port)),
  }),
  { ...cluster.connection, database: administeredDatabase },
  log,
)

const slow = await startServer(
  parseEnv({
    ...settings,
    MODEL: 'openai-compatible/slow',
    MODELS: JSON.stringify([
      { model: 'openai-compatible/slow', price: '2/8' },
      { model: 'openai-compatible/other', label: 'The other model' },
    ]),
    OPENAI_BASE_URL: model.baseUrl,
    RESEARCH_LOOP: 'always',
    SEARCH: 'searxng',
    SEARXNG_URL: site.origin,
    READ_ALLOWED_HOSTS: '127.0.0.1',
    PORT: String(port + 1),
  }),
  cluster.connection,
  log,
)

async function stop(): Promise<void> {
  await Promise.all([
    drafter.close(),
    slow.close(),
    administered.close(),
    model.close(),
    site.close(),
    confluence.close(),
  ]).catch(() => undefined)
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(mailFile, { force: true })
  rmSync(databaseFileOf(port), { force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
