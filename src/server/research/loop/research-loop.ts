import { type OpenPage, PageError } from '#integrations/pages/open-page.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { ModelPrompt } from '#server/models/model-client.ts'
import { countTokens, type Paid, type RunSteps, type Tokens } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'
import { typedAddresses } from '../bound-links.ts'
import { countSources, createLibraryResearch, librarySources } from '../library-research.ts'
import { libraryYear } from '../library-year.ts'
import type { Research, ResearchRequest, ResearchResult } from '../research.ts'
import { boundQuery } from './bound-query.ts'
import type { Action, ActionName, ChooseActions } from './choose-actions.ts'
import { lookUpMarket } from './look-up-market.ts'
import { createNotebook } from './notebook.ts'
import { createOpenable } from './openable.ts'
import { composeTurn } from './research-prompt.ts'

export interface ResearchBudget {
  /** Turns of the model, the last of which only keeps. */
  turns: number
  searches: number
  pages: number
  seconds: number
  /** Read and written by the turns together. */
  tokens: number
}

export interface LoopTools {
  choose: ChooseActions
  research: Research
  /** Null where no pages are opened. */
  openPage: OpenPage | null
  knowledge: Pick<Knowledge, 'markets'>
  budget: ResearchBudget
}

export interface LoopTask {
  request: ResearchRequest
  /** What was read of the form, as the user sees it. The form itself is kept from a model that reads what strangers write. */
  subject: unknown
  /** The user's own words, for the addresses in them. */
  typed: readonly string[]
  /** The user's own documents. */
  documents: readonly { title: string; text: string }[]
  /** What the document is for: the agent's own task. */
  task: string
  today: string
  steps: RunSteps
  onAlive: ModelPrompt['onAlive']
  signal: AbortSignal
}

type Entry = Omit<Source, 'number'>
/** What an action brought; `problem` in words for people. */
type Outcome =
  | { kind: 'hits'; query: string; hits: Awaited<ReturnType<NonNullable<Research['search']>>> }
  | {
      kind: 'page'
      page: { url: string; title: string; site: string | null; year: number | null; text: string; links: string[] }
    }
  | { kind: 'library'; market: string; entries: Entry[] }
  | { kind: 'nothing'; problem: string }

const noTokens = { inputTokens: null, outputTokens: null }
const searchMs = 10_000
const hitsPerSearch = 8
const libraryEntries = 12

/**
 * Research by a model: turn by turn it says what to search, open, look up and keep, until it finishes or its budget is used up. What a turn
 * asks for is done at once, side by side. Each turn and each action is a step of the run. Never throws for a search, a page or a
 * model that fails: what was found until then is the answer.
 */
export async function runResearchLoop(task: LoopTask, tools: LoopTools): Promise<ResearchResult> {
  const { request, steps, signal } = task
  const { budget, research } = tools
  const notebook = createNotebook()
  const openable = createOpenable()
  openable.add(typedAddresses(task.typed))
  const counted = countSources(request.figures ?? [], libraryYear).length
  const { sources: known } = await createLibraryResearch(libraryYear).gather(
    { ...request, limit: counted + libraryEntries },
    signal,
  )
  const calculatedFrom = known.slice(0, counted).map(withoutNumber)
  notebook.addLibrary(known.slice(counted).map(withoutNumber), 0)
  for (const document of task.documents) notebook.addDocument(document, 0)

  const hasWeb = research.search !== undefined
  const left = { searches: hasWeb ? budget.searches : 0, pages: hasWeb && tools.openPage ? budget.pages : 0 }
  const sites = new Set<string>(known.map(({ title }) => title))
  const log: string[] = []
  const spent: Tokens = { ...noTokens }
  const readSteps = new Map<string, { id: string; title: string; kept: number }>()
  const begun = performance.now()
  let guarded = task.documents.length > 0

  for (let turn = 1; turn <= budget.turns; turn += 1) {
    const isOver = performance.now() - begun > budget.seconds * 1000 || totalOf(spent) > budget.tokens
    const isLast = turn === budget.turns || isOver
    if (isLast && !notebook.hasNews(turn)) break
    const question = composeTurn({
      today: task.today,
      task: task.task,
      subject: {
        ...asObject(task.subject),
        ...(task.typed.length > 0 ? { addresses: typedAddresses(task.typed) } : {}),
      },
      found: notebook.shown(turn),
      log,
      left: { ...left, turns: budget.turns - turn },
      hasWeb,
      tools: toolsOf(isLast, left),
    })
    const chosen = await chooseNext(turn, question)
    if (!chosen) break
    countTokens(spent, chosen)
    const kept = chosen.actions.filter((action) => action.name === 'keep')
    for (const { input } of kept) keep(input.passages)
    const work = chosen.actions.filter(({ name }) => name !== 'keep' && name !== 'finish')
    const isEnough = chosen.actions.some(({ name }) => name === 'finish')
    if (isLast || isEnough || (work.length === 0 && kept.length === 0)) break
    const outcomes = await Promise.all(work.map((action, at) => act(`research-${turn}.${at + 1}`, action)))
    // In their order, so that a run that goes on elsewhere numbers them the same.
    for (const [at, outcome] of outcomes.entries())
      note(work[at] as Action, `research-${turn}.${at + 1}`, outcome, turn)
  }
  const kept = notebook.kept()
  const chosen = kept.length > 0 ? kept : notebook.unchosen()
  if (kept.length > 0) {
    const places = new Set(kept.map(({ url, title }) => url ?? title)).size
    steps.show({
      id: 'research-kept',
      state: 'done',
      text: `Kept ${plural(kept.length, 'passage')} of ${plural(places, 'source')}`,
    })
  }
  const sources = [...calculatedFrom, ...chosen]
    .slice(0, request.limit)
    .map((source, index) => ({ number: index + 1, ...source }))
  return { sources, note: noteOf(hasWeb, task.documents.length > 0, sources) }

  async function chooseNext(turn: number, question: ReturnType<typeof composeTurn>) {
    try {
      return await steps.once(`research-${turn}`, question, async () => {
        const { inputTokens, outputTokens, actions } = await tools.choose(question, task.onAlive, signal)
        return { output: { actions, inputTokens, outputTokens }, inputTokens, outputTokens }
      })
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error
      steps.show({
        id: `research-${turn}`,
        state: 'failed',
        text: 'The research ended early: the model gave no answer',
      })
      return null
    }
  }

  /** Does one thing; what it brought is stored, so that it is neither searched nor opened twice. */
  async function act(id: string, action: Action): Promise<Outcome> {
    const work = planOf(id, action)
    return steps.once(id, action, async (): Promise<Paid<Outcome>> => ({ output: await work(), ...noTokens }))
  }

  /** Budgets and borders are looked at before anything is begun, in the order in which the model asked. */
  function planOf(id: string, action: Action): () => Promise<Outcome> {
    const nothing = (problem: string) => async (): Promise<Outcome> => ({ kind: 'nothing', problem })
    switch (action.name) {
      case 'search': {
        const query = boundQuery(action.input.query, {
          subject: JSON.stringify(task.subject),
          sites: [...sites],
          isGuarded: guarded,
        })
        if (!query) return nothing('A search was not sent: it held nothing of your product')
        if (left.searches <= 0) return nothing(`Did not search "${query}": the searches of this run are used up`)
        left.searches -= 1
        return () => search(id, query)
      }
      case 'read': {
        const url = openable.find(action.input.url)
        if (!url)
          return nothing(
            `Did not open ${hostOf(action.input.url)}: no search found this address and no page links to it`,
          )
        if (left.pages <= 0) return nothing(`Did not open ${hostOf(url)}: the pages of this run are used up`)
        left.pages -= 1
        return () => read(id, url)
      }
      case 'library': {
        const market = lookUpMarket(action.input.about, tools.knowledge)
        if (!market) return nothing('The library does not hold this market')
        return async () => ({
          kind: 'library',
          market: market.name,
          entries: librarySources(market, request, libraryYear, libraryEntries),
        })
      }
      default:
        return nothing('')
    }
  }

  async function search(id: string, query: string): Promise<Outcome> {
    steps.show({ id, state: 'running', text: `Searching "${query}"` })
    const nth = budget.searches - left.searches
    const limited = AbortSignal.any([signal, AbortSignal.timeout(searchMs)])
    const hits = await research.search?.(query, { limit: hitsPerSearch, nth }, limited).catch(() => null)
    signal.throwIfAborted()
    if (!hits) return { kind: 'nothing', problem: `Searched "${query}": no answer` }
    return { kind: 'hits', query, hits }
  }

  async function read(id: string, url: string): Promise<Outcome> {
    steps.show({ id, state: 'running', text: `Reading ${hostOf(url)}`, url })
    try {
      const page = await tools.openPage?.(url, signal)
      if (!page) return { kind: 'nothing', problem: `Could not read ${hostOf(url)}` }
      return { kind: 'page', page }
    } catch (error) {
      if (signal.aborted) throw error
      const why = error instanceof PageError ? error.message : 'it could not be read'
      return { kind: 'nothing', problem: `Could not read ${hostOf(url)}: ${why}` }
    }
  }

  function note(action: Action, id: string, outcome: Outcome, turn: number): void {
    if (outcome.kind === 'hits') {
      guarded = true
      const { query, hits } = outcome
      steps.show({ id, state: 'done', text: `Searched "${query}": ${plural(hits.length, 'page')}` })
      openable.add(outcome.hits.map(({ url }) => url))
      for (const { url } of outcome.hits) sites.add(siteOf(url))
      log.push(`search ${JSON.stringify(action.input)}: ${notebook.addHits(outcome.hits, turn)} new pages`)
    } else if (outcome.kind === 'page') {
      guarded = true
      const { page } = outcome
      openable.add(page.links)
      const passages = notebook.addPage(page, turn)
      readSteps.set(page.url, { id, title: page.title, kept: 0 })
      showRead(page.url)
      log.push(`read ${page.url}: ${passages} passages`)
    } else if (outcome.kind === 'library') {
      const added = notebook.addLibrary(outcome.entries, turn)
      for (const { title } of outcome.entries) sites.add(title)
      steps.show({
        id,
        state: 'done',
        text: `Looked into the library: ${outcome.market}, ${plural(added, 'new entry', 'new entries')}`,
      })
      log.push(`library ${JSON.stringify(action.input)}: ${outcome.market}, ${added} new entries`)
    } else if (outcome.problem !== '') {
      steps.show({ id, state: 'failed', text: outcome.problem })
      log.push(outcome.problem)
    }
  }

  function keep(ids: readonly string[]): void {
    for (const [place, count] of notebook.keep(ids)) {
      const read = readSteps.get(place)
      if (!read) continue
      read.kept += count
      showRead(place)
    }
  }

  function showRead(url: string): void {
    const read = readSteps.get(url)
    if (!read) return
    const kept = read.kept > 0 ? `, kept ${plural(read.kept, 'passage')}` : ''
    steps.show({ id: read.id, state: 'done', text: `Read "${shortened(read.title, 80)}"${kept}`, url })
  }
}

function toolsOf(isLast: boolean, left: { searches: number; pages: number }): ActionName[] {
  if (isLast) return ['keep', 'finish']
  return [
    ...(left.searches > 0 ? ['search' as const] : []),
    ...(left.pages > 0 ? ['read' as const] : []),
    'library',
    'keep',
    'finish',
  ]
}

function noteOf(hasWeb: boolean, hasDocuments: boolean, sources: readonly Source[]): string | null {
  if (hasWeb)
    return sources.some(({ kind }) => kind === 'page') ? null : 'The web search found nothing that was worth keeping.'
  const from = hasDocuments ? 'the built-in library and your documents' : 'the built-in library'
  return sources.length > 0
    ? `No web search is set up, so the sources come from ${from}.`
    : `No web search is set up, and ${from} hold nothing that fits, so this result has no sources.`
}

const withoutNumber = ({ number: _, ...entry }: Source): Entry => entry
const totalOf = ({ inputTokens, outputTokens }: Tokens) => (inputTokens ?? 0) + (outputTokens ?? 0)
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : { product: value })

function hostOf(address: string): string {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(full) ? shortened(new URL(full).hostname.replace(/^www\./, ''), 60) : 'an address'
}

/** "rover" of "www.rover.com": letters alone, so that it carries nothing else. */
function siteOf(url: string): string {
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.')
  const [name = ''] = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.slice(-3) : labels.slice(-2)
  return /^[a-z]{3,20}$/.test(name) ? name : ''
}
