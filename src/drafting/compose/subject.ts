import type { Market } from '#knowledge/market.ts'
import type { Brief, BriefActor, BriefField } from '#shared/brief.ts'
import { sure } from '../brief/gaps.ts'
import { looksPlural, toPlural, toSingular } from '../brief/inflect.ts'
import type { Placement } from '../placing/placement.ts'
import { roleActor } from './actor-terms.ts'
import { thingOf } from './countable.ts'
import { peopleOfFunction } from './function-people.ts'
import { withOtherSide } from './other-side.ts'
import { ownName } from './own-name.ts'
import { lowerFirst, shortened } from './phrases.ts'
import { lastWord, nounOfIt } from './product-noun.ts'
import { promisesOf } from './promises.ts'
import { type Doer, type Step, stepsOf } from './steps-of-job.ts'
import { todayPhrase } from './today-phrase.ts'
import { workingTitle } from './working-title.ts'

export { sure }

/** The brief as a writer of requirements uses it: only what is sure, in phrases that fit into a sentence. */
export interface Subject {
  /** The product's own name, or a plain working title. */
  name: string
  /** False for a working title. */
  named: boolean
  /** How a sentence speaks of the product: "ShiftSwap", "the API", "the product". */
  product: string
  who: Doer
  /** Where `who` comes from: the user's words, the market's typical user, or nowhere. */
  whoBasis: 'said' | 'market' | 'unknown'
  /** The other people who do a step or were named. */
  others: readonly Doer[]
  buyer: BriefActor | null
  /** The steps in order, at most five. Empty when no job could be read. */
  steps: readonly Step[]
  /** What the actor gets done; null when no job could be read. Not among `steps` when the steps only lead to it. */
  main: Step | null
  /** "swap shifts with colleagues"; for an unread job "do what the idea describes". */
  job: string
  /** The job without what only qualifies it: "swap shifts". */
  shortJob: string
  /** What they have of it: the job, or for one that is done for them "have the CRM filled in". */
  gain: string
  /** What stands in for the step's texts when no job was read. */
  anyStep: Pick<Step, 'thing' | 'things' | 'short' | 'verb' | 'who'>
  /** What people use today, ready for "instead of": "a WhatsApp group", "phoning a call centre". */
  today: readonly string[]
  /** What the job is to be rid of, when the words say it right behind the job: "without calling the ward manager". */
  spared: string | null
  /** "so that they can rebook a truck" without its first words, with the people named. */
  purpose: string | null
  market: Market | null
  /** The user's words, shortened, for the cases in which nothing else can be said. */
  words: string
  /** The same, short enough to be said again: at most 44 characters. */
  idea: string
}

export function subjectOf({ brief, placement }: { brief: Brief; placement: Placement }): Subject {
  const actor = brief.actors.find(({ confidence }) => confidence >= sure) ?? null
  const { steps, outcome, today, reached } = stepsOf(brief, actor)
  const role = placement.market?.roles.find(({ part }) => part === 'user')
  const assumed = role ? roleActor(role) : null
  const fallback: Doer = assumed
    ? { singular: briefly(assumed.singular), plural: briefly(assumed.plural), setting: null }
    : { singular: 'user', plural: 'users', setting: null }
  const meant = actor || reached ? null : peopleOfFunction(brief.source.description)
  const payer = brief.buyer && brief.buyer.confidence >= sure ? doerFrom(brief.buyer) : null
  // Who pays for it is nearer to the words than a role of the library.
  const first = actor ? doerFrom(actor) : (reached ?? meant ?? payer ?? fallback)
  const assigned = <Each extends { who: Doer | null }>(step: Each) => ({ ...step, who: step.who ?? first })
  const inDescription = brief.actors.filter(({ span }) => span.field === 'description').map(doerFrom)
  const own = withOtherSide(steps.map(assigned), inDescription)
  const main = outcome ? assigned(outcome) : mainStep(own, brief, first)
  // Sentences about the job need the one who does it.
  const who = main?.who ?? first
  const isTold = first !== fallback || who.plural !== first.plural
  const whoBasis: Subject['whoBasis'] = isTold ? 'said' : assumed ? 'market' : 'unknown'
  const name = ownName(brief)
  const told = brief.alternatives.filter(({ confidence }) => confidence >= sure).map(({ text }) => todayPhrase(text))
  const job = main?.phrase ?? 'do what the idea describes'
  const thing = main?.thing ?? thingOf('')
  return {
    name: name ?? workingTitle(brief, main, who.plural === 'users' ? null : who.plural),
    named: name !== null,
    product: name ?? productNoun(brief),
    who,
    whoBasis,
    others: othersOf(brief, [...own, ...(first === fallback ? [] : [{ who: first }])], who),
    buyer: brief.buyer && brief.buyer.confidence >= sure ? brief.buyer : null,
    steps: own,
    main,
    job,
    shortJob: main?.short ?? job,
    gain: main?.alone?.want ?? job,
    anyStep: { thing, things: toPlural(thing), short: main?.short ?? job, verb: main?.verb ?? 'do', who },
    today: [...new Set(told.length > 0 ? told : today)].slice(0, 2),
    spared: sparedBy(brief),
    purpose: purposeOf(brief, (main?.who ?? who).plural),
    market: placement.market,
    words: openingWords(brief.source.description, 110),
    idea: openingWords(brief.source.description, 44),
  }
}

/** "the app", "the API"; "the product" when it was not said what it is. */
function productNoun(brief: Brief): string {
  const noun = nounOfIt(brief)
  return noun === null || looksPlural(lastWord(noun)) || /\b(?:and|plus)\b/.test(noun)
    ? 'the product'
    : `the ${lowerFirst(noun)}`
}

/** "without calling the ward manager", when it stands right behind a job. */
function sparedBy(brief: Brief): string | null {
  for (const { span } of brief.jobs) {
    const rest = (brief.source[span.field] ?? '').slice(span.end)
    const found = /^\s+(without [^,.;:!?()\n]{4,70})/.exec(rest)?.[1]
    if (found) return found.split(/ (?:and|but|so that) /)[0] ?? found
  }
  return null
}

function purposeOf(brief: Brief, people: string): string | null {
  const found = promisesOf(brief).find((promise) => promise.startsWith('so that '))
  if (!found) return null
  const purpose = found.slice('so that '.length).replace(/^they\b/, people)
  // A purpose whose first words are the steps themselves says nothing new.
  return /\b(?:it|this|we)\b/.test(purpose.split(' ').slice(0, 2).join(' ')) ? null : purpose
}

/** Words that speak to a machine are not quoted: they say nothing about the product. */
const isOrder = /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b/i

function openingWords(text: string, most: number): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map(oneLine)
  const told = sentences.find((each) => each.replace(/[^\p{L}]/gu, '').length > 2 && !isOrder.test(each))
  return shortened((told ?? oneLine(text)).replace(/[.!?]+$/, ''), most)
}

/** A role of the library says much in its title; said in every sentence, its noun is enough. */
const briefly = (title: string) => title.split(/\s(?:in|with|of|at|for|who|on|from)\s/)[0] ?? title

const adverbs = /^(?:currently|today|now|most|many|some|often)\s+/i

/** The person of a brief, without an adverb that slipped in before. */
export function doerFrom({ singular, plural, setting }: Pick<BriefActor, 'singular' | 'plural' | 'setting'>): Doer {
  const last = setting === null ? '' : toSingular(setting.toLowerCase().split(' ').at(-1) ?? '')
  // "hospital nurses in hospitals"
  const isSaid = last !== '' && singular.toLowerCase().split(' ').includes(last)
  return {
    singular: singular.replace(adverbs, ''),
    plural: plural.replace(adverbs, ''),
    setting: isSaid ? null : setting,
  }
}

/** Of the main actor's steps the one that the brief ranks highest; without any, of all steps. */
function mainStep(steps: readonly Step[], brief: Brief, who: Doer): Step | null {
  const own = steps.filter((step) => step.who.plural === who.plural)
  const pool = own.length > 0 ? own : steps
  // What people look at on the way is no end of it: the last thing that is done for them is.
  if (pool.every(({ alone, kind }) => alone || kind.id === 'see')) {
    const done = pool.findLast(
      ({ alone, kind }) => alone && !['see', 'warn', 'forecast', 'report', 'message'].includes(kind.id),
    )
    if (done) return done
  }
  for (const job of brief.jobs) {
    const step = pool.find(({ verb, object }) => verb === job.verb && (job.object === '' || object === job.object))
    if (step) return step
  }
  return pool[0] ?? null
}

function othersOf(brief: Brief, steps: readonly { who: Doer }[], who: Doer): Doer[] {
  const named = brief.actors.filter(({ confidence }) => confidence >= 0.65).map(doerFrom)
  const all = [...steps.map((step) => step.who), ...named]
  const others = all.filter(
    (doer, index) => doer.plural !== who.plural && all.findIndex(({ plural }) => plural === doer.plural) === index,
  )
  const today = brief.alternatives.map(({ text }) => text.toLowerCase())
  return others.filter(
    ({ singular, plural }) =>
      !today.some((text) => text.includes(singular.toLowerCase()) || text.includes(plural.toLowerCase())),
  )
}

/** The user's words on one line, without markup and without marks that would close a quotation. */
export function oneLine(text: string): string {
  return text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/[“”"«»„]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A value's sentence when it is worth quoting as evidence: not when it is the whole description again. */
export function quotable(brief: Brief, value: Parameters<typeof saidAround>[1], most: number): string | null {
  const said = saidAround(brief, value, 1_000)
  const isWhole = value.span.field === 'description' && said.length > 0.7 * oneLine(brief.source.description).length
  // Of one long sentence the clause that counts is quoted.
  const clause = oneLine((brief.source[value.span.field] ?? '').slice(value.span.start, value.span.end))
  if (isWhole) return clause.split(' ').length > 3 && clause.length < 0.6 * said.length ? shortened(clause, most) : null
  return shortened(said, most)
}

/** "through a WhatsApp group", "by phoning a call centre". */
export const viaToday = (today: string) => (/^\w+ing\b/.test(today) ? `by ${today}` : `through ${today}`)

/** The sentence of the user's words in which a value stands, shortened; for quoting it as it was said. */
export function saidAround(
  brief: Brief,
  { span }: { span: { field: BriefField; start: number; end: number } },
  most = 110,
): string {
  const text = withoutShortPoints(brief.source[span.field] ?? '')
  const head = text.slice(0, span.start)
  const start = Math.max(...['. ', '! ', '? ', '\n', '; '].map((mark) => head.lastIndexOf(mark) + 1))
  const stop = text.slice(span.end).search(/[.!?;](?:\s|$)|\n/)
  const said = text.slice(start, stop < 0 ? undefined : span.end + stop).replaceAll(shortPoint, '.')
  return shortened(oneLine(said).replace(/^[-•*–—\s]+/, ''), most)
}

const shortPoint = '\u2024'

/** "4 euro a month incl. the sensor": the point of an abbreviation ends no sentence. */
const withoutShortPoints = (text: string) =>
  text.replace(/\b(incl|excl|approx|ca|vs|e\.g|i\.e|p\.m|a\.m|p\.a)\.(?=\s)/gi, `$1${shortPoint}`)

const money =
  /(?:(?:\b[A-Z]{1,2})?[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|euros?\b|dollars?\b|pounds?\b|eur\b|usd\b|gbp\b|chf\b|francs?\b|cents?\b))[^.;!?\n]*/i

/** "29 EUR per technician and month" of "We charge 29 EUR per technician and month, and want 200 companies". */
function pricePhrase(said: string): string {
  const found = money.exec(said)?.[0] ?? said
  const words = (found.split(/,\s|\s(?:and|but|so)\s(?=(?:we|want|our|then|the|it)\b)/)[0] ?? found).trim()
  // Where there is more before the amount than who charges it, the sentence is quoted as it stands.
  const before = said.slice(0, said.indexOf(found)).trim()
  return /^(?:(?:we|it|this|the \w+|\p{Lu}\w*)?\s?(?:charges?|costs?|(?:is|are) (?:priced|sold)(?: at)?|take|takes|ask|asks|for|at|price:?)?)?$/iu.test(
    before,
  )
    ? words
    : said
}

/** What the words say of the price, as they say it; null when the model is only hinted at. */
export function priceWords(brief: Brief): string | null {
  // An amount of money with what it is paid for goes before any other word that a price could be read from.
  for (const number of brief.numbers) {
    if (!/^(?:USD|EUR|GBP|CHF)$/.test(number.unit)) continue
    const after = (brief.source[number.span.field] ?? '').slice(number.span.start, number.span.end + 40)
    const said = quotable(brief, number, 120)
    if (said && money.test(said) && /\b(?:per|an?|each|every)\s\p{L}|\/\s?\p{L}|monthly|yearly/iu.test(after))
      return shortened(pricePhrase(said), 90)
  }
  for (const model of brief.businessModels) {
    if (model.confidence < sure) continue
    const said = quotable(brief, model, 90)
    // Hours per month are no price.
    if (
      said &&
      !(/\bhours?\b/i.test(said) && !money.test(said)) &&
      /\d|\bpa(?:y|id)|price|\bfees?\b|commission|subscri|\bfree\b|licen[cs]e|\bper\b/i.test(said)
    )
      return said
  }
  return null
}
