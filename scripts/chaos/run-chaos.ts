import { setTimeout as sleep } from 'node:timers/promises'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { checkBooks, type Finding } from './check-books.ts'
import { type Account, beCustomer, type Note, renewToken } from './customer.ts'
import { dice, pick } from './dice.ts'
import { type Installation, startInstallation } from './installation.ts'
import { killDatabase } from './kill-database.ts'
import { untilReady } from './supervised-server.ts'

export interface ChaosOptions {
  rounds: number
  seed: number
  customers: number
  /** Milliseconds that the model takes for an answer. */
  answerMs: number
  /** Load before each kill: a random time up to this. */
  calmMs: number
  onRound?: (round: Round) => void
}

const victims = ['first server', 'second server', 'database', 'both servers', 'first server and database'] as const

export interface Round {
  number: number
  victim: (typeof victims)[number]
  /** Milliseconds of load before the kill. */
  after: number
  /** Runs under way at that moment, as the customers know them. */
  underWay: number
  /** Milliseconds until both servers were ready again; null when they did not come back in time. */
  backAfter: number | null
  acknowledged: number
}

export interface ChaosReport {
  rounds: Round[]
  findings: Finding[]
  /** Runs by how they ended, as stored. */
  ended: Record<string, number>
  /** Streams that broke and were resumed. */
  resumed: number
  /** Ends of servers that nobody ordered: what each wrote last. */
  falls: string[]
  /** Milliseconds from the last request to the end of the last run. */
  settledAfter: number
  /** What the servers wrote last, where a promise was broken. */
  output: string
}

/** Both servers must be ready again within this after a kill. */
const backWithinMs = 60_000
/** Everything acknowledged must have ended within this after the last kill: a lease, a retry of the end, a run, and room. */
const settledWithinMs = 120_000

/** Kills at random moments under load, lets everything come to its end, and recounts. The same seed is the same plan. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const installation = await startInstallation(options)
  try {
    return await underLoad(installation, options)
  } finally {
    await installation.close()
  }
}

async function underLoad(installation: Installation, options: ChaosOptions): Promise<ChaosReport> {
  const { servers } = installation
  const plan = dice(options.seed)
  const notes: Note[] = []
  const accounts: Account[] = []
  for (let index = 0; index < Math.min(4, options.customers); index += 1) accounts.push(await installation.account())
  const [leaving, closing] = [new AbortController(), new AbortController()]
  const customers = Array.from({ length: options.customers }, (_, index) => {
    const account = accounts[index % accounts.length]
    if (!account) throw new Error('a customer has an account')
    return beCustomer({
      urls: [servers[0].url, servers[1].url],
      account,
      body: JSON.stringify(researchIdea),
      random: dice(options.seed + 1 + index),
      notes,
      leaving: leaving.signal,
      closing: closing.signal,
    })
  })

  const rounds: Round[] = []
  for (let number = 1; number <= options.rounds; number += 1) {
    const after = Math.round(plan() * options.calmMs)
    const victim = pick(plan, victims)
    await sleep(after)
    const underWay = notes.filter((note) => note.runId !== null && note.end === null).length
    if (victim !== 'second server' && victim !== 'database') servers[0].kill('SIGKILL')
    if (victim === 'second server' || victim === 'both servers') servers[1].kill('SIGKILL')
    if (victim === 'database' || victim === 'first server and database') killDatabase(installation.folder)
    const backAfter = await untilReady(servers, backWithinMs)
    const acknowledged = notes.filter((note) => note.runId !== null).length
    const round = { number, victim, after, underWay, backAfter, acknowledged }
    rounds.push(round)
    options.onRound?.(round)
  }

  leaving.abort()
  const begun = performance.now()
  const bound = setTimeout(() => closing.abort(), settledWithinMs)
  await Promise.all(customers)
  clearTimeout(bound)
  const database = await installation.connect()
  try {
    await untilNoRunIsOpen(database, settledWithinMs - (performance.now() - begun))
    const settledAfter = Math.round(performance.now() - begun)
    const findings = await checkBooks(database, notes)
    findings.push({
      promise: 'it came back without help after each kill',
      violations: rounds.filter(({ backAfter }) => backAfter === null).map(({ number }) => `round ${number}`),
    })
    findings.push({
      promise: 'every acknowledged run is read back',
      violations: await unreadable(servers[1].url, accounts, notes),
    })
    const { rows } = await database.query<{ status: string; count: number }>(
      `select coalesce(error_code, status) as status, count(*)::int as count from runs group by 1 order by 2 desc`,
    )
    const broken = findings.some(({ violations }) => violations.length > 0)
    return {
      rounds,
      findings,
      ended: Object.fromEntries(rows.map(({ status, count }) => [status, count])),
      resumed: notes.reduce((sum, { resumed }) => sum + resumed, 0),
      falls: servers.flatMap((server) => server.falls()),
      settledAfter,
      output: broken ? servers.map((server) => server.output()).join('\n----\n') : '',
    }
  } finally {
    await database.end()
  }
}

interface Queryable {
  query(text: string): Promise<{ rowCount: number | null }>
}

async function untilNoRunIsOpen(database: Queryable, withinMs: number): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < withinMs) {
    const { rowCount } = await database.query(`select 1 from runs where status in ('queued', 'running') limit 1`)
    if (rowCount === 0) return
    await sleep(250)
  }
}

/** Acknowledged runs that their user cannot read, or that have no end or no result there. */
async function unreadable(url: string, accounts: readonly Account[], notes: readonly Note[]): Promise<string[]> {
  for (const account of accounts) await renewToken(account, url)
  const tokens = new Map(accounts.map(({ userId, accessToken }) => [userId, accessToken]))
  const wrong: string[] = []
  for (const { runId, userId, end } of notes) {
    if (runId === null) continue
    const answer = await fetch(`${url}/api/runs/${runId}`, {
      headers: { authorization: `Bearer ${tokens.get(userId)}` },
    })
    const run = (await answer.json()) as { status?: string; result?: object | null }
    const fits =
      end === 'run-end' ? run.status === 'succeeded' && Boolean(run.result) : /failed|cancelled/.test(run.status ?? '')
    if (!answer.ok || !fits) wrong.push(`${runId}: ${answer.status} ${run.status}, reported ${end}`)
  }
  return wrong
}
