import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serverArguments, serverEnvironment } from '../server-command.mjs'

export interface Child {
  process: ChildProcess
  /** The first line that it printed. */
  line: string
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Starts a script of this folder as a process of its own and waits for the first line that it prints. */
export function startScript(script: string, args: readonly string[] = []): Promise<Child> {
  return startChild([fileURLToPath(new URL(script, import.meta.url)), ...args], {}, /\S/)
}

/** A benchmark asks more of one account than a person may. */
const unlimited = { REQUESTS_PER_ACCOUNT: '10000000', REQUESTS_PER_ADDRESS: '10000000' }

/** Starts the server as `npm start` does and waits until it is ready. */
export function startPilot(env: Readonly<Record<string, string>>): Promise<Child> {
  return startChild(serverArguments, { ...serverEnvironment, ...unlimited, ...env }, /ready on/)
}

/** A benchmark that fails must not leave its processes behind. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

function startChild(args: readonly string[], env: Readonly<Record<string, string>>, line: RegExp): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = text.split('\n').find((each) => line.test(each))
      if (found) resolve({ process: child, line: found.trim(), stop: () => stop(child) })
    })
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${text}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** CPU seconds that a process has used, from /proc; NaN where there is none. */
export function cpuSeconds(pid: number | undefined): number {
  const fields = readText(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The ids of the living processes that a process started. */
export function childrenOf(parent: number): string[] {
  const isChild = (pid: string) => Number(readText(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ')[1]) === parent
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name))
}

/** CPU seconds of every living child of a process, such as PostgreSQL's backends, by child. */
export function childrenCpuSeconds(parent: number): Map<string, number> {
  return new Map(childrenOf(parent).map((pid) => [pid, cpuSeconds(Number(pid)) || 0]))
}

/** The most memory that was resident at once in a living child whose command has these words, in MB; 0 without one. */
export function childPeakMegabytes(parent: number | undefined, words: string): number {
  const isMeant = (pid: string) => readText(`/proc/${pid}/cmdline`)?.includes(words) ?? false
  return Math.max(
    0,
    ...childrenOf(parent ?? 0)
      .filter(isMeant)
      .map((pid) => peakMegabytes(Number(pid)) || 0),
  )
}

/** The most memory that was resident since `restartPeak`, in MB. */
export function peakMegabytes(pid: number | undefined): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readText(`/proc/${pid}/status`) ?? '')?.[1]) / 1024)
}

export function restartPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Without it the peak is that of the whole life.
  }
}

/** Resident memory in MB. */
export function memoryMegabytes(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`) ?? '')?.[1]) / 1024)
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
