import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Child {
  process: ChildProcess
  /** The first line that it printed. */
  line: string
  stop(): Promise<void>
}

/** Starts a script of this folder (or any path from it) as a process of its own and waits for its first matching line. */
export function startChild(script: string, args: string[], env: Record<string, string> = {}, line = /\S/): Promise<Child> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const found = text.split('\n').find((each) => line.test(each))
      if (found) resolve({ process: child, line: found.trim(), stop: () => stop(child) })
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${text}`)))
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
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  try {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

/** Resident memory in MB. */
export async function memoryMegabytes(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}
