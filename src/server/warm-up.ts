import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { BriefReader } from '#drafting/index.ts'

export interface WarmUpOptions {
  briefReader: BriefReader
  agents: AgentRegistry
  /** Runs under way and files arriving here. */
  active: () => number
  isClosing: () => boolean
  /** Node's, where it was started with --expose-gc. */
  collectGarbage: typeof globalThis.gc
  /** Milliseconds between two looks for a quiet moment. */
  lookEveryMs?: number
}

const mostLooks = 60

/**
 * What a server does once it listens. It reads a sample of each agent, one a turn so that no request waits for more than one: the
 * first readings take ten times as long as later ones, and a hundred runs at once would all wait for them. Then it releases the
 * memory that only the start needed, a third of all, in a moment without runs, because that takes it some tenths of a second.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { briefReader, agents, active, isClosing, collectGarbage, lookEveryMs = 1_000 } = options
  for (const agent of agents.all()) {
    await nextTurn()
    if (isClosing()) return
    const parsed = agent.parseInput(agent.samples[0])
    if (parsed.ok) briefReader(agent.briefSource(parsed.value))
  }
  for (let look = 0; active() > 0 && look < mostLooks; look += 1) {
    await sleep(lookEveryMs, undefined, { ref: false })
    if (isClosing()) return
  }
  collectGarbage?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
