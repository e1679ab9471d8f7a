import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { serviceAccount } from '#server/db/embedded/binaries.ts'
import { type ClusterFolder, clusterFolder } from '#server/db/embedded/cluster-folder.ts'
import { embeddedNames } from '#server/db/embedded/embedded-postgres.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { runningPostmaster } from '#server/db/embedded/postmaster.ts'
import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { signUp } from '#tests/support/person.ts'
import type { Account } from './customer.ts'
import { killDatabase } from './kill-database.ts'
import { type SupervisedServer, superviseServer, untilReady } from './supervised-server.ts'

/** Two supervised servers on one embedded database, and a model beside them that never fails. */
export interface Installation {
  servers: readonly [SupervisedServer, SupervisedServer]
  folder: ClusterFolder
  /** A connection of one's own, for looking at what is stored. */
  connect(): Promise<pg.Client>
  /** An account on a plan without a limit. */
  account(): Promise<Account>
  close(): Promise<void>
}

export interface InstallationOptions {
  /** How long the model takes for an answer. */
  answerMs: number
  settings?: Readonly<Record<string, string>>
}

const chunks = 40

export async function startInstallation({ answerMs, settings = {} }: InstallationOptions): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-chaos-'))
  const model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks, delayMs: answerMs / chunks })
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    MODEL: 'openai-compatible/mock',
    OPENAI_BASE_URL: model.baseUrl,
    SEARCH: 'library',
    LOG_LEVEL: 'warn',
    RUNS_PER_USER: '1000',
    SIGN_INS_PER_ADDRESS: '100000',
    ...settings,
  }
  const first = superviseServer(await freePort(), environment)
  await assertReady([first], dataDir)
  const second = superviseServer(await freePort(), environment)
  const servers = [first, second] as const
  await assertReady(servers, dataDir)
  const folder = clusterFolder(dataDir, serviceAccount())
  // Whatever ends this process ends the database too: its servers are killed by their supervisor.
  const endDatabase = () => void killDatabase(folder)
  process.once('exit', endDatabase)
  const connect = async () => {
    const client = new pg.Client({
      host: folder.socket ?? '127.0.0.1',
      port: runningPostmaster(folder)?.port ?? 5432,
      password: folder.password,
      ...embeddedNames,
    })
    // A connection that is killed with the database is opened again at the next query that needs one.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  return {
    servers,
    folder,
    connect,
    async account() {
      const { userId, sessionToken, accessToken } = await signUp(first.url)
      const client = await connect()
      await client.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = $1`, [
        userId,
      ])
      await client.end()
      return { userId, sessionToken, accessToken }
    },
    async close() {
      // The one that shares the database first, then the one that ends it.
      await second.stop()
      await first.stop()
      await model.close()
      process.off('exit', endDatabase)
      killDatabase(folder)
      rmSync(dataDir, { recursive: true, force: true })
      // As root the database is elsewhere when its account cannot reach the folder.
      rmSync(dirname(folder.data), { recursive: true, force: true })
    },
  }
}

async function assertReady(servers: readonly SupervisedServer[], dataDir: string): Promise<void> {
  if ((await untilReady(servers, 60_000)) !== null) return
  const said = servers.map((server) => server.output()).join('\n')
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
  throw new Error(`the servers did not start: ${said}`)
}
