import { PageError } from '#integrations/pages/open-page.ts'
import { shortened } from '#shared/shortened.ts'
import { librarySources } from '../library-research.ts'
import { libraryYear } from '../library-year.ts'
import { boundQuery } from './bound-query.ts'
import type { Action } from './choose-actions.ts'
import type { Findings, Outcome } from './findings.ts'
import { lookUpMarket } from './look-up-market.ts'
import type { LoopTask, LoopTools } from './research-task.ts'

const searchMs = 10_000
const hitsPerSearch = 8
/** Most entries of the library that are looked at of one market. */
export const libraryEntries = 12

/** Does what a turn asks for, within the searches and pages that are left. `left` is counted down. */
export function createPerformAction(
  { request, subject, steps, signal }: LoopTask,
  { research, openPage, knowledge, budget }: LoopTools,
  { openable, sites, isGuarded }: Findings,
  left: { searches: number; pages: number },
): (id: string, action: Action) => Promise<Outcome> {
  /** What it brought is stored, so that it is neither searched nor opened twice. */
  return (id, action) => {
    const work = planOf(id, action)
    return steps.once(id, action, async () => ({ output: await work(), inputTokens: null, outputTokens: null }))
  }

  /** Budgets and borders are looked at before anything is begun, in the order in which the model asked. */
  function planOf(id: string, action: Action): () => Promise<Outcome> {
    switch (action.name) {
      case 'search':
        return planOfSearch(id, action.input.query)
      case 'read':
        return planOfRead(id, action.input.url)
      case 'library':
        return planOfLookUp(action.input.about)
      default:
        return nothing('')
    }
  }

  function planOfSearch(id: string, asked: string): () => Promise<Outcome> {
    const query = boundQuery(asked, {
      subject: JSON.stringify(subject),
      sites: [...sites],
      isGuarded: isGuarded(),
    })
    if (!query) return nothing('A search was not sent: it held nothing of your product')
    if (left.searches <= 0) return nothing(`Did not search "${query}": the searches of this run are used up`)
    left.searches -= 1
    return () => search(id, query)
  }

  function planOfRead(id: string, address: string): () => Promise<Outcome> {
    const url = openable.find(address)
    if (!url) return nothing(`Did not open ${hostOf(address)}: no search found this address and no page links to it`)
    if (left.pages <= 0) return nothing(`Did not open ${hostOf(url)}: the pages of this run are used up`)
    left.pages -= 1
    return () => read(id, url)
  }

  function planOfLookUp(about: string): () => Promise<Outcome> {
    const market = lookUpMarket(about, knowledge)
    if (!market) return nothing('The library does not hold this market')
    return async () => ({
      kind: 'library',
      market: market.name,
      entries: librarySources(market, request, libraryYear, libraryEntries),
    })
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
      const page = await openPage?.(url, signal)
      if (!page) return { kind: 'nothing', problem: `Could not read ${hostOf(url)}` }
      return { kind: 'page', page }
    } catch (error) {
      if (signal.aborted) throw error
      const why = error instanceof PageError ? error.message : 'it could not be read'
      return { kind: 'nothing', problem: `Could not read ${hostOf(url)}: ${why}` }
    }
  }
}

const nothing = (problem: string) => async (): Promise<Outcome> => ({ kind: 'nothing', problem })

function hostOf(address: string): string {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(full) ? shortened(new URL(full).hostname.replace(/^www\./, ''), 60) : 'an address'
}
