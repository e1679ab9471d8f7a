import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { FinishedRun } from '../finished-run.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the built-in writer makes of each sample of an agent, as JSON. */
    draftedRuns: (agentId: string) => Promise<string>
  }
}

/** By their address, so that the configuration, which every part reads, does not bring the writer along. */
const load = <Module>(root: string, path: string): Promise<Module> => import(pathToFileURL(join(root, path)).href)

/** Written where files can be read: the browser has the view and the definition, never the writer. */
export const draftedRuns = defineBrowserCommand<[agentId: string]>(async ({ project }, agentId) => {
  const { root } = project.vitest.config
  const [{ loadAgents }, { finishedRun }] = await Promise.all([
    load<typeof import('#agents/registry-server.ts')>(root, 'src/agents/registry-server.ts'),
    load<typeof import('../finished-run.ts')>(root, 'tests/support/finished-run.ts'),
  ])
  const agent = (await loadAgents()).live(agentId)
  const runs: FinishedRun[] = []
  for (const sample of agent?.samples ?? []) if (agent) runs.push(await finishedRun(agent, sample))
  return JSON.stringify(runs)
})
