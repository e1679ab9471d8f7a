import { existsSync, readdirSync } from 'node:fs'
import type { AgentCard } from './_kit/card.ts'
import type { Agent } from './_kit/define-agent.ts'
import type { Draft } from './_kit/define-draft.ts'
import type { Files } from './_kit/define-files.ts'
import type { FollowUp } from './_kit/define-follow-up.ts'
import type { Offers } from './_kit/define-offers.ts'
import type { OutsideWriter } from './_kit/define-outside.ts'
import type { Prepare } from './_kit/define-prepare.ts'
import type { Prompt } from './_kit/define-prompt.ts'
import type { Selection } from './_kit/define-selection.ts'
import type { Takes } from './_kit/define-takes.ts'

/** A live agent with both halves. */
export interface LiveAgent extends Agent {
  /** Writes from what the agent has computed; undefined for agents that write from a reading. */
  draft: Draft | undefined
  prompt: Prompt
  /** Writes from the dossier of a market; undefined for an agent that has only clauses or figures to write from. */
  selection: Selection | undefined
  /** Writes where no written dossier holds, from the user's clauses. */
  outside: OutsideWriter | undefined
  /** What its results have for other agents; undefined where nothing. */
  offers: Offers | undefined
  /** Where it has a place for items of other results; undefined where none. */
  takes: Takes | undefined
  /** The writers of its own; empty for most. */
  files: Files
  /** What it computes before it writes; undefined for most. */
  prepare: Prepare | undefined
  /** What can be asked of a finished result; undefined for most. */
  followUp: FollowUp | undefined
}

export interface AgentRegistry {
  /** Every agent, live and upcoming, in the order of their ids. */
  cards: readonly AgentCard[]
  /** Ids of working agents that this installation shows as upcoming. */
  heldBack: readonly string[]
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
    heldBack: upcoming,
    all: () => agents,
    live: (id) => byId.get(resolve(id) ?? ''),
    byFunction: (name) => byId.get(resolve(name) ?? ''),
    card: (id) => cards.find((card) => card.id === resolve(id)),
  }
}

/** The half of a live agent that turns its results into files. */
export type WritingAgent = Pick<LiveAgent, 'card' | 'toDocument' | 'files'>

/** That half alone, for a process that does nothing else. `id` is the id of a live agent. */
export async function loadWritingAgent(id: string): Promise<WritingAgent> {
  const folder = new URL(`./${id}/`, import.meta.url)
  const agent: Agent = (await import(new URL('agent.ts', folder).href)).default
  await agent.loadParts()
  return { card: agent.card, toDocument: agent.toDocument, files: await filesOf(folder) }
}

async function filesOf(folder: URL): Promise<Files> {
  const file = new URL('files.ts', folder)
  return existsSync(file) ? (await import(file.href)).default : {}
}

async function loadLive(folder: string, root: URL, card: AgentCard): Promise<LiveAgent> {
  for (const half of ['agent.ts', 'prompt.ts']) {
    if (!existsSync(new URL(`${folder}/${half}`, root))) throw new Error(`agent ${folder}: ${half} is missing`)
  }
  if (!['draft.ts', 'outside.ts'].some((half) => existsSync(new URL(`${folder}/${half}`, root))))
    throw new Error(`agent ${folder}: nothing writes without a model; outside.ts or draft.ts is missing`)
  const load = async (file: string) => (await import(new URL(`${folder}/${file}`, root).href)).default
  const agent: Agent = await load('agent.ts')
  await agent.loadParts()
  const half = async (file: string) => (existsSync(new URL(`${folder}/${file}`, root)) ? load(file) : undefined)
  // Each file's name says which half it holds; the contract tests run all of them.
  const draft: Draft | undefined = await half('draft.ts')
  const prompt: Prompt = await load('prompt.ts')
  const selection: Selection | undefined = await half('selection.ts')
  const outside: OutsideWriter | undefined = await half('outside.ts')
  const offers: Offers | undefined = await half('offers.ts')
  const takes: Takes | undefined = await half('takes.ts')
  const files = await filesOf(new URL(`${folder}/`, root))
  const prepare: Prepare | undefined = await half('prepare.ts')
  const followUp: FollowUp | undefined = await half('follow-up.ts')
  return { ...agent, card, draft, prompt, selection, outside, offers, takes, files, prepare, followUp }
}
