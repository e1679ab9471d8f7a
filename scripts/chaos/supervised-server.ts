import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverArguments, serverEnvironment } from '../server-command.mjs'

/** A server as an operator runs it: the real command, started again whenever it ends. */
export interface SupervisedServer {
  url: string
  /** Of the process that was started last. */
  pid(): number
  /** Each end that was not ordered from here, which the supervisor hid: what the server wrote last. */
  falls(): readonly string[]
  /** What it last wrote, for a report. */
  output(): string
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  isReady(): Promise<boolean>
  /** Ends it for good, in the way of an operator. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What `restart: always` and systemd's RestartSec wait, more or less. */
const restartAfterMs = 200
/** Characters of a fallen server's output that are kept. */
const lastWords = 4_000

/** Ends with this process, however that ends. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

export function superviseServer(port: number, environment: Readonly<Record<string, string>>): SupervisedServer {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let stopping = false
  let expected = false
  const falls: string[] = []
  let output = ''

  const launch = () => {
    expected = false
    const started = spawn(process.execPath, serverArguments, {
      cwd: root,
      env: { ...process.env, ...serverEnvironment, HOST: '127.0.0.1', PORT: String(port), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    children.add(started)
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000)
      })
    }
    // Not its exit: what it wrote last may still be on its way then.
    started.once('close', (code, signal) => {
      children.delete(started)
      if (stopping) return
      if (!expected) falls.push(`${output.slice(-lastWords)}\n[ended by itself: ${code ?? signal}]`)
      setTimeout(launch, restartAfterMs)
    })
  }
  launch()
  return {
    url,
    pid: () => child?.pid ?? 0,
    falls: () => falls,
    output: () => output,
    kill(signal) {
      expected = true
      child?.kill(signal)
    },
    isReady: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    async stop() {
      stopping = true
      const last = child
      if (!last || last.exitCode !== null || last.signalCode !== null) return
      const ended = new Promise((resolve) => last.once('exit', resolve))
      last.kill('SIGTERM')
      await Promise.race([ended, sleep(30_000, undefined, { ref: false })])
      last.kill('SIGKILL')
    },
  }
}

/** Resolves with the milliseconds that it took until all of them are ready; null when that was longer than `withinMs`. */
export async function untilReady(servers: readonly SupervisedServer[], withinMs: number): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < withinMs) {
    const ready = await Promise.all(servers.map((server) => server.isReady()))
    if (ready.every(Boolean)) return Math.round(performance.now() - begun)
    await sleep(50)
  }
  return null
}
