import type { Page } from '#integrations/pages/open-page.ts'
import type { SearchHit } from '#integrations/search/search-provider.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import { shortened } from '#shared/shortened.ts'
import { typedAddresses } from '../bound-links.ts'
import type { LibrarySource } from '../library-research.ts'
import type { Action } from './choose-actions.ts'
import { createNotebook, type Notebook } from './notebook.ts'
import { createOpenable, type Openable } from './openable.ts'
import type { LoopTask } from './research-task.ts'

/** What an action brought; `problem` in words for people. */
export type Outcome =
  | { kind: 'hits'; query: string; hits: SearchHit[] }
  | { kind: 'page'; page: Page }
  | { kind: 'library'; market: string; entries: LibrarySource[] }
  | { kind: 'nothing'; problem: string }

/** What the research has found so far, and what follows from it for the next actions. */
export interface Findings {
  readonly notebook: Pick<Notebook, 'shown' | 'hasNews'>
  readonly openable: Pick<Openable, 'find'>
  /** Names of sites and entries that were found. */
  readonly sites: ReadonlySet<string>
  /** A line for each action, as the model is shown what it has done. */
  readonly log: readonly string[]
  /** Whether pages or documents of strangers are in the model's sight. */
  isGuarded(): boolean
  /** Takes in what an action brought, and says it on the page under the action's id. */
  note(id: string, action: Action, outcome: Outcome, turn: number): void
  /** Keeps passages by their ids. */
  keep(ids: readonly string[]): void
  /** What was kept, or where nothing was, what searches and the library say; says on the page how much was kept. */
  chosen(): LibrarySource[]
}

export function createFindings(
  { typed, documents, steps }: Pick<LoopTask, 'typed' | 'documents' | 'steps'>,
  known: { titles: readonly string[]; entries: readonly LibrarySource[] },
): Findings {
  const notebook = createNotebook()
  notebook.addLibrary(known.entries, 0)
  for (const document of documents) notebook.addDocument(document, 0)
  const openable = createOpenable()
  openable.add(typedAddresses(typed))
  const sites = new Set(known.titles)
  const log: string[] = []
  const reads = createReadSteps(steps)
  let guarded = documents.length > 0

  return {
    notebook,
    openable,
    sites,
    log,
    isGuarded: () => guarded,
    note(id, action, outcome, turn) {
      if (outcome.kind === 'hits') {
        guarded = true
        const { query, hits } = outcome
        steps.show({ id, state: 'done', text: `Searched "${query}": ${plural(hits.length, 'page')}` })
        openable.add(hits.map(({ url }) => url))
        for (const { url } of hits) sites.add(siteOf(url))
        log.push(`search ${JSON.stringify(action.input)}: ${notebook.addHits(hits, turn)} new pages`)
      } else if (outcome.kind === 'page') {
        guarded = true
        const { page } = outcome
        openable.add(page.links)
        const passages = notebook.addPage(page, turn)
        reads.add(id, page)
        log.push(`read ${page.url}: ${passages} passages`)
      } else if (outcome.kind === 'library') {
        const { market, entries } = outcome
        const added = notebook.addLibrary(entries, turn)
        for (const { title } of entries) sites.add(title)
        const text = `Looked into the library: ${market}, ${plural(added, 'new entry', 'new entries')}`
        steps.show({ id, state: 'done', text })
        log.push(`library ${JSON.stringify(action.input)}: ${market}, ${added} new entries`)
      } else if (outcome.problem !== '') {
        steps.show({ id, state: 'failed', text: outcome.problem })
        log.push(outcome.problem)
      }
    },
    keep(ids) {
      for (const [place, count] of notebook.keep(ids)) reads.count(place, count)
    },
    chosen() {
      const kept = notebook.kept()
      if (kept.length === 0) return notebook.unchosen()
      const places = new Set(kept.map(({ url, title }) => url ?? title)).size
      const text = `Kept ${plural(kept.length, 'passage')} of ${plural(places, 'source')}`
      steps.show({ id: 'research-kept', state: 'done', text })
      return kept
    },
  }
}

/** The steps of pages that were read, which say how much was kept of each. */
function createReadSteps(steps: RunSteps) {
  const read = new Map<string, { id: string; title: string; kept: number }>()
  const show = (url: string) => {
    const step = read.get(url)
    if (!step) return
    const kept = step.kept > 0 ? `, kept ${plural(step.kept, 'passage')}` : ''
    steps.show({ id: step.id, state: 'done', text: `Read "${shortened(step.title, 80)}"${kept}`, url })
  }
  return {
    add(id: string, { url, title }: Page) {
      read.set(url, { id, title, kept: 0 })
      show(url)
    },
    count(url: string, kept: number) {
      const step = read.get(url)
      if (!step) return
      step.kept += kept
      show(url)
    },
  }
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** "rover" of "www.rover.com": letters alone, so that it carries nothing else. */
function siteOf(url: string): string {
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.')
  const [name = ''] = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 ? labels.slice(-3) : labels.slice(-2)
  return /^[a-z]{3,20}$/.test(name) ? name : ''
}
