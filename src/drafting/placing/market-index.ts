import type { Market } from '#knowledge/market.ts'
import { closedClass, wordClass } from '../brief/lexicon.ts'
import { PhraseIndex, stemOf, stemsOfText } from '../brief/phrase-index.ts'
import { productNouns } from '../brief/product-words.ts'
import names from './headline-names.json' with { type: 'json' }
import { createSpelling } from './near-spelling.ts'

/** What a phrase of the library means for one market. `weight` is in points of the score. */
export interface Clue {
  market: number
  kind: 'synonym' | 'term' | 'object' | 'against' | 'vendor'
  weight: number
  /** The word as the library writes it, where it alone names this market and no other: "payroll" of "payroll software". */
  name?: string
}

export interface JobClue {
  market: number
  /** Stems of the object: ["duty", "roster"]. */
  object: readonly string[]
  /** The same with a space around each stem, to be looked for in another object. */
  text: string
  weight: number
}

export interface RoleClue {
  market: number
  title: readonly string[]
}

/** The markets of the library, prepared for look-up by the words of a description. */
export interface MarketIndex {
  markets: readonly Market[]
  phrases: PhraseIndex<Clue>
  jobsByVerb: ReadonlyMap<string, readonly JobClue[]>
  rolesByHead: ReadonlyMap<string, readonly RoleClue[]>
  /** Verbs of a market's jobs, and the things that it is about: any verb with any thing is a weaker job. */
  verbs: readonly ReadonlySet<string>[]
  things: ReadonlyMap<string, readonly { market: number; rarity: number }[]>
  /** Puts a misspelt word right, if it is near a word of the library. */
  spell: (stem: string) => string | null
}

/** Points for the kinds of evidence, before rarity. */
export const points = {
  synonym: 6,
  synonymWord: 4.5,
  /** A market's own name that is all of the headline. */
  named: 9.9,
  synonymCore: 4,
  synonymCoreWord: 1.4,
  crossJob: 2.6,
  job: 4.5,
  term: 1.3,
  object: 1.1,
  role: 1.2,
  vendor: 3,
  against: -5,
}

const tails = new Set([...productNouns, 'management', 'online', 'provider', 'tools', 'business'])

/** "shift swap app" is "shift swap" as well; one word is left only when it says something by itself. */
function coreOf(stems: readonly string[]): readonly string[] {
  let end = stems.length
  while (end > 1 && tails.has(stems[end - 1] ?? '')) end -= 1
  return end < stems.length ? stems.slice(0, end) : []
}

/** Between 0 and 1: 1 for what one market alone has, near 0 for what all have. */
export const rarity = (markets: number, having: number) =>
  markets <= 1 ? 1 : Math.max(0, 1 - Math.log(Math.max(1, having)) / Math.log(Math.max(2, markets)))

/** Counts in how many markets each phrase occurs, whatever it is there. */
function spread(markets: readonly Market[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const market of markets) {
    const phrases = new Set<string>()
    const objects = market.jobs.flatMap((job) => job.objects)
    for (const text of [...market.synonyms, ...market.terms, ...objects]) {
      const stems = stemsOfText(text)
      phrases.add(stems.join(' '))
      for (const stem of stems) phrases.add(stem)
    }
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return counts
}

/** Words that are a tool for whatever trade: "payroll". "Calendar", "tool" and "garden" say too little alone. */
const headlineNames = new Set(names)

/** Single words that name markets, by the markets that they name. */
function ownersOfNames(markets: readonly Market[]): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>()
  markets.forEach((market, position) => {
    for (const synonym of [market.name.toLowerCase(), ...market.synonyms]) {
      const stems = stemsOfText(synonym)
      const name = stems.length === 1 ? stems : coreOf(stems)
      if (name.length !== 1) continue
      const key = name.join(' ')
      owners.set(key, (owners.get(key) ?? new Set()).add(position))
    }
  })
  return owners
}

const proseOf = (market: Market): string[] => [
  market.name,
  market.definition,
  ...market.synonyms,
  ...market.terms,
  ...market.jobs.flatMap((job) => [job.verb, ...job.objects]),
  ...market.statusQuo.map((item) => item.what),
  ...market.tableStakes.map((item) => item.capability),
  ...market.roles.flatMap((role) => [role.title, role.organization, ...role.goals, ...role.dailyTasks]),
]

/** Content words by the markets that use them; a word that a quarter of all markets use says nothing. */
function wordsByMarket(markets: readonly Market[], textsOf: (market: Market) => readonly string[]) {
  const users = new Map<string, Set<number>>()
  markets.forEach((market, position) => {
    for (const stem of textsOf(market).flatMap(stemsOfText)) {
      if (stem.length < 3 || (wordClass(stem) & closedClass) !== 0) continue
      users.set(stem, (users.get(stem) ?? new Set()).add(position))
    }
  })
  const most = Math.max(2, markets.length / 4)
  return new Map(
    [...users]
      .filter(([, having]) => having.size <= most)
      .map(
        ([stem, having]) =>
          [stem, [...having].map((market) => ({ market, rarity: rarity(markets.length, having.size) }))] as const,
      ),
  )
}

export function indexMarkets(markets: readonly Market[]): MarketIndex {
  const counts = spread(markets)
  const rare = (stems: readonly string[]) => rarity(markets.length, counts.get(stems.join(' ')) ?? 1)
  const phrases = new PhraseIndex<Clue>()
  const jobsByVerb = new Map<string, JobClue[]>()
  const rolesByHead = new Map<string, RoleClue[]>()
  const pairs = new Map<string, number>()
  for (const market of markets) {
    for (const job of market.jobs)
      for (const object of job.objects) {
        const key = `${verbStem(job.verb)} ${stemsOfText(object).join(' ')}`
        pairs.set(key, (pairs.get(key) ?? 0) + 1)
      }
  }
  const owners = ownersOfNames(markets)
  markets.forEach((market, position) => {
    const add = (phrase: string, kind: Clue['kind'], weight: number) =>
      phrases.add(phrase, { market: position, kind, weight })
    const addName = (stems: readonly string[], synonym: string, kind: Clue['kind'], weight: number) => {
      const name = synonym.split(' ', 1)[0] ?? ''
      const isName = owners.get(stems.join(' '))?.size === 1 && headlineNames.has(name)
      phrases.add(stems.join(' '), { market: position, kind, weight, ...(isName ? { name } : {}) })
    }
    for (const synonym of new Set([market.name.toLowerCase(), ...market.synonyms])) {
      const stems = stemsOfText(synonym)
      if (stems.length > 1) add(synonym, 'synonym', points.synonym)
      else addName(stems, synonym, 'synonym', points.synonymWord * rare(stems))
      const core = coreOf(stems)
      if (core.length > 1) add(core.join(' '), 'synonym', points.synonymCore)
      else if (core.length === 1) addName(core, synonym, 'term', points.synonymCoreWord * rare(core))
    }
    for (const term of market.terms) {
      const stems = stemsOfText(term)
      add(term, 'term', points.term * rare(stems) * (stems.length > 1 ? 1.4 : 1))
    }
    for (const phrase of market.notAbout) add(phrase, 'against', points.against)
    for (const vendor of market.vendors) add(vendor.name, 'vendor', points.vendor)
    for (const job of market.jobs) {
      for (const text of job.objects) {
        const object = stemsOfText(text)
        const verb = verbStem(job.verb)
        const shared = pairs.get(`${verb} ${object.join(' ')}`) ?? 1
        const list = jobsByVerb.get(verb) ?? []
        list.push({
          market: position,
          object,
          text: ` ${object.join(' ')} `,
          weight:
            points.job * rarity(markets.length, shared) * (0.55 + 0.45 * rare(object)) * (object.length > 1 ? 1.15 : 1),
        })
        jobsByVerb.set(verb, list)
        add(text, 'object', points.object * rare(object) * (object.length > 1 ? 1.4 : 1))
      }
    }
    for (const role of market.roles) {
      const title = stemsOfText(role.title.replace(/\b(?:of|at|in|for|with|who)\b.*$/i, ''))
      const head = title.at(-1)
      if (head === undefined) continue
      const list = rolesByHead.get(head) ?? []
      list.push({ market: position, title })
      rolesByHead.set(head, list)
    }
  })
  const told = new Set(markets.flatMap(proseOf).flatMap(stemsOfText))
  return {
    markets,
    phrases,
    jobsByVerb,
    rolesByHead,
    verbs: markets.map((market) => new Set(market.jobs.map((job) => verbStem(job.verb)))),
    things: wordsByMarket(markets, (market) => [...market.terms, ...market.jobs.flatMap((job) => job.objects)]),
    spell: createSpelling([...counts.keys(), ...told].filter((word) => !word.includes(' '))),
  }
}

/** "pick up" and "look after" are compared by their first word. */
export const verbStem = (verb: string) => stemOf(verb.toLowerCase().split(/\s+/)[0] ?? '')
