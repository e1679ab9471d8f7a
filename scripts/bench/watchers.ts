import { mkdtempSync, rmSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUpOne } from './accounts.ts'
import { memoryMegabytes, startPilot } from './child.ts'

/** What open pages cost: the server's memory with two thousand idle streams of `/api/events`, against without. */
const watchers = Number(process.env.BENCH_WATCHERS ?? 2_000)
const perUser = 25
const mostMegabytes = 200

/** Resolves once the first words of the stream came. */
function watch(url: string, token: string): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/events`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`events: ${answer.statusCode}`))
        answer.once('data', () => resolve(sent))
        answer.on('error', () => undefined)
        answer.resume()
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-watchers-'))
const server = await startPilot({
  MODEL: 'built-in',
  SEARCH: 'library',
  DATA_DIR: dataDir,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  SIGN_INS_PER_ADDRESS: '100000',
})
const open: ClientRequest[] = []
try {
  const url = (/http:\S+/.exec(server.line)?.[0] ?? '').replace('localhost', '127.0.0.1')
  const tokens: string[] = []
  for (let index = 0; index < Math.ceil(watchers / perUser); index += 1) tokens.push((await signUpOne(url)).token)
  await sleep(3_000)
  const before = memoryMegabytes(server.process.pid)
  for (let index = 0; index < watchers; index += 1) open.push(await watch(url, tokens[index % tokens.length] ?? ''))
  await sleep(20_000)
  const after = memoryMegabytes(server.process.pid)
  process.stdout.write(
    `${watchers} idle watchers: ${after - before} MB more than without (${before} to ${after} MB; at most ${mostMegabytes} MB more)\n`,
  )
  if (after - before > mostMegabytes) process.exitCode = 1
} finally {
  for (const each of open) each.destroy()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
