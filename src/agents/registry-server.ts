import { existsSync, readdirSync } from 'node:fs'
import type { AgentCard } from './_kit/card.ts'
import type { Agent } from './_kit/define-agent.ts'
import type { Draft } from './_kit/define-draft.ts'
import type { Files } from './_kit/define-files.ts'
import type { Prepare } from './_kit/define-prepare.ts'
import type { Prompt } from './_kit/define-prompt.ts'

/** A live agent with both halves. */
export interface LiveAgent extends Agent {
  draft: Draft
  prompt: Prompt
  /** The writers of its own; empty for most. */
  files: Files
  /** What it computes before it writes; undefined for most. */
  prepare: Prepare | undefined
}

export interface AgentRegistry {
  /** Every agent, live and upcoming, in the order of their ids. */
  cards: readonly AgentCard[]
  /** By id or alias; undefined for an unknown or upcoming one. */
  live(id: string): LiveAgent | undefined
  /** By the last part of `/functions/v1/...`, an id or an alias. */
  byFunction(name: string): LiveAgent | undefined
  card(id: string): AgentCard | undefined
  all(): readonly LiveAgent[]
}

/**
 * Reads every agent by its folder. Throws when an id is not its folder's name, stands twice, or a half of a live agent is
 * missing. Ids of `upcoming` are shown as Coming Soon whatever their card says; an unknown one throws.
 */
export async function loadAgents(upcoming: readonly string[] = []): Promise<AgentRegistry> {
  const root = new URL('./', import.meta.url)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort()
  const cards: AgentCard[] = []
  const agents: LiveAgent[] = []
  const names = new Map<string, string>()
  for (const folder of folders) {
    const declared: AgentCard = (await import(new URL(`${folder}/card.ts`, root).href)).default
    if (declared.id !== folder) throw new Error(`agent ${folder}: the id in card.ts is ${declared.id}`)
    for (const name of new Set([declared.id, declared.functionName, ...(declared.aliases ?? [])])) {
      const other = names.get(name)
      if (other) throw new Error(`agent ${folder}: ${name} is also a name of ${other}`)
      names.set(name, declared.id)
    }
    const card: AgentCard = upcoming.includes(declared.id) ? { ...declared, status: 'upcoming' } : declared
    cards.push(card)
    if (card.status === 'live') agents.push(await loadLive(folder, root, card))
  }
  const unknown = upcoming.find((id) => !cards.some((card) => card.id === id))
  if (unknown) throw new Error(`UPCOMING_AGENTS: there is no agent ${unknown}`)
  const byId = new Map(agents.map((agent) => [agent.card.id, agent]))
  const resolve = (name: string) => names.get(name)
  return {
    cards,
    all: () => agents,
    live: (id) => byId.get(resolve(id) ?? ''),
    byFunction: (name) => byId.get(resolve(name) ?? ''),
    card: (id) => cards.find((card) => card.id === resolve(id)),
  }
}

async function loadLive(folder: string, root: URL, card: AgentCard): Promise<LiveAgent> {
  for (const half of ['agent.ts', 'draft.ts', 'prompt.ts']) {
    if (!existsSync(new URL(`${folder}/${half}`, root))) throw new Error(`agent ${folder}: ${half} is missing`)
  }
  const load = async (file: string) => (await import(new URL(`${folder}/${file}`, root).href)).default
  const agent: Agent = await load('agent.ts')
  await agent.loadParts()
  const draft: Draft = await load('draft.ts')
  const prompt: Prompt = await load('prompt.ts')
  const files: Files = existsSync(new URL(`${folder}/files.ts`, root)) ? await load('files.ts') : {}
  const prepare: Prepare | undefined = existsSync(new URL(`${folder}/prepare.ts`, root))
    ? await load('prepare.ts')
    : undefined
  return { ...agent, card, draft, prompt, files, prepare }
}
