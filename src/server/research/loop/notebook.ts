import { passagesOf } from '#integrations/pages/passages.ts'
import type { SearchHit } from '#integrations/search/search-provider.ts'
import type { Source } from '#shared/source.ts'
import { normalUrl } from '../normal-url.ts'

type Entry = Omit<Source, 'number'>

interface Place {
  id: string
  /** What is known of it without its text. */
  entry: Entry
  /** By their ids; that of what a search or the library said of it ends in 0. */
  passages: Map<string, { text: string; offset: number | null }>
  /** The turn in which its text was loaded. */
  loadedIn: number
}

/** Most of a page that is shown to the model, in characters. */
const mostShown = 14_000

/** What a run has found so far: places with passages, and which of them are kept. */
export interface Notebook {
  addHits(hits: readonly SearchHit[], turn: number): number
  addLibrary(entries: readonly Entry[], turn: number): number
  /** The text of a page; its address is that of a hit, or new. Answers how many passages it has. */
  addPage(
    page: { url: string; title: string; site: string | null; year: number | null; text: string },
    turn: number,
  ): number
  addDocument(document: { title: string; text: string }, turn: number): void
  /** Keeps passages in the order of their use; answers those that there are, by the address or title of their place. */
  keep(ids: readonly string[]): Map<string, number>
  /** How the model sees it: all places, with the text of those that were loaded in this turn and of passages that are kept. */
  shown(turn: number): unknown[]
  /** Whether there is text that the model has not seen when this turn begins. */
  hasNews(turn: number): boolean
  kept(): Entry[]
  /** What searches and the library say without a choice of the model, best first. */
  unchosen(): Entry[]
}

export function createNotebook(): Notebook {
  const places: Place[] = []
  const kept: string[] = []
  const count = { w: 0, l: 0, d: 0 }
  const byUrl = (url: string) =>
    places.find(({ entry }) => entry.kind === 'page' && normalUrl(entry.url ?? '') === normalUrl(url))

  function add(kind: keyof typeof count, entry: Entry, turn: number): Place {
    count[kind] += 1
    const place: Place = { id: `${kind}${count[kind]}`, entry, passages: new Map(), loadedIn: turn }
    if (entry.excerpt) place.passages.set(`${place.id}.0`, { text: entry.excerpt, offset: null })
    places.push(place)
    return place
  }

  const placeOf = (id: string) => places.find((place) => place.passages.has(id))
  return {
    addHits(hits, turn) {
      const fresh = hits.filter(({ url }) => !byUrl(url))
      for (const { title, url, excerpt, year, publisher } of fresh) {
        add('w', { kind: 'page', title, url, publisher, excerpt: excerpt || title, year }, turn)
      }
      return fresh.length
    },
    addLibrary(entries, turn) {
      const isNew = ({ title, url }: Entry) => !places.some(({ entry }) => entry.title === title && entry.url === url)
      const fresh = entries.filter(isNew)
      for (const entry of fresh) add('l', entry, turn)
      return fresh.length
    },
    addPage({ url, title, site, year, text }, turn) {
      const publisher = site ?? new URL(url).hostname.replace(/^www\./, '')
      const place = byUrl(url) ?? add('w', { kind: 'page', title, url, publisher, excerpt: '', year }, turn)
      place.entry = { ...place.entry, title, year: year ?? place.entry.year }
      return load(place, text, turn)
    },
    addDocument({ title, text }, turn) {
      load(
        add('d', { kind: 'document', title, url: null, publisher: 'Your document', excerpt: '', year: null }, turn),
        text,
        turn,
      )
    },
    keep(ids) {
      const counts = new Map<string, number>()
      for (const id of ids) {
        const place = placeOf(id)
        if (!place || kept.includes(id)) continue
        kept.push(id)
        const name = place.entry.url ?? place.entry.title
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return counts
    },
    shown: (turn) => places.map((place) => shownPlace(place, turn, kept)),
    hasNews: (turn) => places.some(({ loadedIn }) => loadedIn === turn - 1),
    kept: () =>
      kept.flatMap((id) => {
        const place = placeOf(id)
        return place ? [entryOf(place, id)] : []
      }),
    unchosen: () => places.filter(({ entry }) => entry.excerpt !== '').map(({ entry }) => entry),
  }
}

/** Takes in the text of a place; answers how many passages it has. */
function load(place: Place, text: string, turn: number): number {
  place.loadedIn = turn
  let shown = 0
  for (const [index, passage] of passagesOf(text).entries()) {
    shown += passage.text.length
    if (shown > mostShown) break
    place.passages.set(`${place.id}.${index + 1}`, passage)
  }
  return place.passages.size
}

const entryOf = ({ entry, passages }: Place, id: string): Entry => {
  const { text = entry.excerpt, offset = null } = passages.get(id) ?? {}
  return offset === null ? { ...entry, excerpt: text } : { ...entry, excerpt: text, offset }
}

/** How the model sees a place: with the text of passages that were loaded just now or are kept. */
function shownPlace(
  { id, entry: { title, url, publisher, year }, passages, loadedIn }: Place,
  turn: number,
  kept: readonly string[],
) {
  return {
    id,
    title,
    ...(url ? { url } : {}),
    publisher,
    ...(year ? { year } : {}),
    passages: [...passages]
      .filter(([each]) => loadedIn >= turn - 1 || kept.includes(each))
      .map(([each, { text }]) => ({ id: each, ...(kept.includes(each) ? { kept: true } : {}), text })),
  }
}
