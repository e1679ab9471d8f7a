import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Longest wait for the servers, in milliseconds. */
const longestWaitMs = 60_000

/** The servers of the browser tests: the product on `port`, a wiki behind it. */
export async function startServers(port: number): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['tests/support/e2e-servers.ts', String(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const until = Date.now() + longestWaitMs
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port + 1}/readyz`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null || Date.now() > until) {
      child.kill()
      throw new Error('The servers did not start.')
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
