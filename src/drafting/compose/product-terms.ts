import type { Market, MarketRole } from '#knowledge/market.ts'
import type { Brief, BriefActor, BriefJob } from '#shared/brief.ts'
import type { Placement } from '../placing/placement.ts'
import { cleanText } from '../brief/clean.ts'
import { looksPlural, toBaseForm, toPlural } from '../brief/inflect.ts'
import { listed, lowerFirst, shortened, upperFirst, withArticle } from './phrases.ts'

/** Below this a value of the brief is asked for, not asserted. */
export const sure = 0.5

/** The words with which sentences speak of a product; every one is the user's own or marked as not. */
export interface ProductTerms {
  name: string | null
  /** Inside a sentence: "ShiftSwap", "the browser tool", "the product". Always singular. */
  subject: string
  /** At the start of a sentence. */
  Subject: string
  /** What it is, with its article: "a browser tool"; "a product" when it was not said. */
  category: string
  who: ProductActor | null
  /** Others whom the user names: the other side of a marketplace, the colleagues. */
  others: readonly ProductActor[]
  buyer: ProductActor | null
  /** Who does the main job, when the words name another than `who`: residents, on the portal of a building department. */
  doer: ProductActor | null
  /** Whole jobs first; never one without an object. */
  jobs: readonly BriefJob[]
  /** "swap shifts with colleagues": the main job; null when the words give none. */
  job: string | null
  /** The job with the user's own qualifiers: "find a trusted sitter within walking distance". */
  fullJob: string | null
  /** What the user says is special: "without calling the ward manager", "two days before milk yield drops". */
  promises: readonly string[]
  /** Today's alternatives, each with an article where it needs one. */
  today: readonly string[]
  /** The start of the description in the user's words, shortened, for quoting. */
  quote: string
}

export interface ProductActor {
  singular: string
  plural: string
  /** With what the user adds about them: "family dairy farms with 40 to 150 cows in Bavaria and Austria". */
  full: string
  head: string
  /** True when the library's role stands in, because the user named nobody. */
  assumed: boolean
}

export function productTerms(brief: Brief, placement: Placement): ProductTerms {
  const name = brief.name && brief.name.confidence >= sure ? brief.name.text : null
  const kind = brief.kind && brief.kind.confidence >= sure && !looksPlural(lastWord(brief.kind.text)) ? brief.kind.text : null
  const noun = whatItIs(brief) ?? kind
  const subject = name ?? (noun === null ? 'the product' : `the ${headOf(lowerKind(noun))}`)
  const actors = brief.actors.filter(({ confidence }) => confidence >= sure).map((actor) => actorOf(actor, brief))
  const who = actors[0] ?? assumedActor(placement.market)
  const jobs = jobsInOrder(brief)
  const main = jobs[0]
  return {
    name,
    subject,
    Subject: upperFirst(subject),
    category: noun === null ? 'a product' : withArticle(lowerKind(noun)),
    who,
    others: actors.slice(1),
    buyer: brief.buyer && brief.buyer.confidence >= sure ? actorOf(brief.buyer, brief) : null,
    doer: main ? doerOf(main, brief) : null,
    jobs,
    job: main ? jobPhrase(main) : null,
    fullJob: main ? fullJobPhrase(main, brief) : null,
    promises: promisesOf(brief),
    today: brief.alternatives.filter(({ confidence }) => confidence >= sure).map(({ text }) => alternativePhrase(text)),
    quote: quoteOf(brief),
  }
}

export const jobPhrase = (job: Pick<BriefJob, 'verb' | 'object'>) => `${job.verb} ${job.object}`.trim()

/** "a WhatsApp group", "notebooks", "paper"; the words that come with a preposition lose it. */
export function alternativePhrase(text: string): string {
  const bare = text.replace(/^(?:on|by|in|with|via|over|through|using)\s+/i, '')
  const first = bare.split(/\s+/)[0] ?? ''
  const isMass = /^(?:paper|e-?mail|mail|excel|whatsapp|slack|chat|nothing|cash|memory|guesswork|hand)$/i.test(bare) || /^word of mouth$/i.test(bare)
  const isProperName = /^\p{Lu}/u.test(bare) && bare.split(/\s+/).every((word) => /^\p{Lu}/u.test(word))
  if (isMass || isProperName || looksPlural(nounBeforePreposition(bare)) || /^[a-z]+ing$/.test(first)) return bare
  return withArticle(bare)
}

/** One phrase of a role of the library: its title in lower case, singular and plural. */
export function roleActor(role: MarketRole): ProductActor {
  const singular = lowerFirst(role.title)
  const [, head = singular, rest = ''] = /^(.*?)((?:\s(?:of|at|in|for|with|who|on|and)\s.*)?)$/.exec(singular) ?? []
  const words = head.split(' ')
  const last = words.pop() ?? head
  const plural = [...words, toPlural(last)].join(' ') + rest
  return { singular, plural, full: plural, head: last, assumed: true }
}

function assumedActor(market: Market | null): ProductActor | null {
  const role = market?.roles.find(({ part }) => part === 'user')
  return role ? roleActor(role) : null
}

function actorOf(actor: BriefActor, brief: Brief): ProductActor {
  const plural = short(withPlace(actor, brief))
  return {
    singular: short(actor.singular),
    plural,
    full: withDetails(actor, brief) ?? plural,
    head: actor.head,
    assumed: false,
  }
}

const short = (text: string) => shortened(text, 60).replace(/…$/, '')

/** "night-shift nurses in care homes", when the user's words put the place right behind them. */
function withPlace(actor: BriefActor, brief: Brief): string {
  const setting = actor.setting?.trim()
  if (!setting || actor.plural.toLowerCase().includes(setting.toLowerCase())) return actor.plural
  const pattern = new RegExp(`\\b${escaped(actor.head)}\\w*\\s+((?:in|at|of|from|on|for)\\s+(?:the\\s+)?${escaped(setting)})\\b`, 'i')
  for (const text of Object.values(brief.source)) {
    const found = typeof text === 'string' ? pattern.exec(cleanText(text))?.[1] : undefined
    if (found) return `${actor.plural} ${found.replace(/\s+/g, ' ')}`
  }
  return actor.plural
}

const longestActor = 80

/** The actor with the words right behind it in the field for the audience; null when none follow or they are too many. */
function withDetails(actor: BriefActor, brief: Brief): string | null {
  if (actor.span.field !== 'audience') return null
  const text = cleanText(brief.source.audience ?? '')
  const rest = /^\s+((?:in|at|of|with|from|on|aged)\s[^,.;:!?()\n]+)/.exec(text.slice(actor.span.end))?.[1]
  const details = rest?.replace(/\s+/g, ' ').split(/\s(?:who|that|which|where|whose)\s/)[0]?.trim()
  if (!details) return null
  const full = actor.plural.includes(details) ? actor.plural : `${actor.plural} ${details}`
  return full.length > longestActor ? null : full
}

/** A job with an object whose sentence is about the product goes before one that tells what goes wrong today. */
function jobsInOrder(brief: Brief): BriefJob[] {
  const product = [brief.name?.text, brief.kind?.text].filter((text): text is string => Boolean(text)).map((text) => text.toLowerCase())
  const weight = ({ job, index }: { job: BriefJob; index: number }) => {
    const sentence = sentenceAround(brief.source[job.span.field] ?? '', job.span.start).toLowerCase()
    const isAboutProduct = product.some((word) => sentence.includes(word))
    const isNews = /\bwhat(?:'s| is) new\b|\bnobody\b/.test(sentence)
    const isToday = /\b(?:today|currently|right now|at the moment|nowadays)\b/.test(sentence)
    return job.confidence + (isAboutProduct ? 0.35 : 0) - (isToday ? 0.6 : 0) - (isNews ? 0.4 : 0) - index * 0.05 - (job.head === '' ? 0.1 : 0)
  }
  const ranked = brief.jobs
    .map((job, index) => ({ job, points: weight({ job, index }) }))
    .filter(({ job, points }) => job.confidence >= sure && points >= sure - 0.15)
    .sort((a, b) => b.points - a.points)
    .map(({ job }) => job)
  const whole = ranked.filter(({ object }) => object !== '')
  if (whole.length > 0) return whole
  const completed = ranked.flatMap((job) => withObject(job, brief) ?? [])
  return completed.length > 0 ? completed : (openingJob(brief) ?? [])
}

const longestObject = 70

/** Reads on behind a verb that the brief has without its object: "record the voicing of each pipe". */
function withObject(job: BriefJob, brief: Brief): BriefJob | null {
  const text = cleanText(brief.source[job.span.field] ?? '')
  const rest = /^\s+([^,.;:!?()\n]+)/.exec(text.slice(job.span.end))?.[1]?.replace(/\s+/g, ' ').trim() ?? ''
  const object = rest.split(/\s(?:and|but|so that|because|while)\s/)[0] ?? ''
  if (object.length < 4 || object.length > longestObject || /^(?:and|or|to|it|them|that)\b/i.test(object)) return null
  return { ...job, object, text: `${job.verb} ${object}` }
}

/** "Sensors that tell small farms which cow is about to fall ill": what the opening sentence says the product does. */
function openingJob(brief: Brief): BriefJob[] | null {
  if (brief.language !== 'en') return null
  const text = cleanText(brief.source.description)
  const found = /^([^.;:!?\n]{3,60}?)\s(?:that|which)\s(\p{Ll}+)\s([^,.;:!?()\n]+)/u.exec(text)
  const [, noun = '', verb = '', rest = ''] = found ?? []
  const object = rest.replace(/\s+/g, ' ').split(/\s(?:so that|because)\s/)[0]?.trim() ?? ''
  if (object.length < 4 || object.length > longestObject) return null
  if (/^(?:is|are|can|will|would|should|has|have|helps?|lets?|allows?|enables?|makes?|gives?)$/.test(verb)) return null
  const base = looksPlural(nounBeforePreposition(noun)) || /\band\b/.test(noun) ? verb : toBaseForm(verb, 'PresentTense')
  return [
    { text: `${base} ${object}`, verb: base, object, head: '', confidence: sure, span: { field: 'description', start: text.indexOf(verb, noun.length), end: noun.length } },
  ]
}

const longestQualifier = 70

/** Adds the words that follow the job and still belong to it: "into a ranked list", "within walking distance". */
function fullJobPhrase(job: BriefJob, brief: Brief): string {
  const own = jobPhrase(job)
  if (job.span.end <= job.span.start) return own
  const text = cleanText(brief.source[job.span.field] ?? '')
  const covered = text.slice(job.span.start, job.span.end).replace(/\s+/g, ' ').trim()
  const whole = covered.length > own.length && covered.split(' ').slice(1).join(' ').startsWith(job.object) ? `${job.verb} ${covered.split(' ').slice(1).join(' ')}` : own
  const rest = /^\s+((?:into|within|before|after|without|from|with|in|at|over|during|between|near|by|for|on|which|what|how|whether|when)\s[^,.;:!?()\n]+)/i.exec(
    text.slice(job.span.end),
  )?.[1]
  if (!rest) return whole
  const cut = rest.replace(/\s+/g, ' ').split(/\s(?:so that|because|and|but|while|who|that)\s/)[0] ?? ''
  const qualifier = shortened(cut.trim(), longestQualifier)
  return qualifier.endsWith('…') ? whole : `${whole} ${qualifier}`
}

/** The actor that the same sentence names before the job, unless that is the main actor. */
function doerOf(job: BriefJob, brief: Brief): ProductActor | null {
  if (job.span.field !== 'description') return null
  const text = brief.source.description
  const start = job.span.start - sentenceAround(text, job.span.start).length
  const before = brief.actors.filter(
    ({ span, confidence }) =>
      confidence >= 0.7 &&
      span.field === 'description' &&
      span.end <= job.span.start &&
      span.start >= start &&
      !/[.!?\n]/.test(text.slice(span.end, job.span.start)) &&
      job.span.start - span.end < 12,
  )
  const doer = before.at(-1)
  const main = brief.actors[0]
  return !doer || doer === main || doer.head === main?.head ? null : actorOf(doer, brief)
}

const promisePattern =
  /\b(without\s[^,.;:!?()\n]{6,80}|so that\s[^.;:!?()\n]{6,80}|(?:within|in under|in less than)\s\d[^,.;:!?()\n]{3,50}|\w+\s(?:hours?|days?|weeks?|minutes?)\sbefore\s[^,.;:!?()\n]{4,60})/gi

/** What the user says is special about it, strongest first: what is new, then what it spares or makes earlier. */
function promisesOf(brief: Brief): string[] {
  const text = cleanText(brief.source.description)
  const found = [...text.matchAll(promisePattern)]
    .map((match) => (match[1] ?? '').replace(/\s+/g, ' ').trim())
    .filter((words) => !brief.constraints.some((constraint) => constraint.text.includes(words.slice(0, 20))))
    .map((words) => shortened(words.split(/\s(?:and|but) (?:it|they|we)\s/)[0] ?? words, 80))
    .filter((words) => !words.endsWith('…'))
  return [...new Set(found)]
}

/** "scale with a camera above the kitchen bin" of "LeftLess is a scale with ...": at most six words. */
function whatItIs(brief: Brief): string | null {
  const text = cleanText(brief.source.description).trim().replace(/\s+/g, ' ')
  const name = brief.name?.text
  const named = name ? new RegExp(`\\b${escaped(name)}\\b(?:,| is| -| –|:)\\s+(?:an?|the)\\s+([^.;!?]+)`, 'i').exec(text)?.[1] : undefined
  const opening = /^an?\s+([^.;!?]+)/i.exec(text)?.[1] ?? /^(?!(?:like|we|i|our|most|it|this|these|all|many|the|uber|airbnb)\b)(\S+(?:\s\S+){0,3}\s(?:that|which)\s[^.;!?]+|\S+(?:\s\S+){0,2}\sfor\s[^.;!?]+?\s(?:that|which|to)\s[^.;!?]+)/i.exec(text)?.[1]
  const phrase = named ?? opening
  if (!phrase) return null
  const noun = (/^(.*?)(?=\s(?:that|which|who|where|for|to|with which|so|helping|letting|built|made|called|above|below|,)\b|[,:(]|$)/.exec(phrase)?.[1] ?? '').trim()
  const words = noun.split(' ')
  if (noun.length < 3 || words.length > 6 || /^(?:lot|way|kind|bit|few|new way)\b/i.test(noun)) return null
  return looksPlural(nounBeforePreposition(noun)) || /\b(?:and|or)\b/.test(noun) ? null : noun
}

/** "scale" of "scale with a camera"; the whole of "browser tool". */
const headOf = (noun: string) => noun.split(/\s(?:with|of|on|in|from|at)\s/)[0] ?? noun

function nounBeforePreposition(phrase: string): string {
  return lastWord(phrase.split(/\s(?:with|of|on|in|from|at|for|to|after|before|by)\s/)[0] ?? phrase)
}

const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? ''

/** A kind opens the description with a capital that is not its own. */
const lowerKind = (noun: string) => lowerFirst(noun)

/** Words that speak to a machine are not quoted: they say nothing about the product. */
const isOrder = /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|rules?)\b|\bsystem prompt\b/i

function quoteOf(brief: Brief): string {
  const sentences = cleanText(brief.source.description)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.replace(/[^\p{L}]/gu, '').length > 2)
  const chosen = sentences.find((text) => !isOrder.test(text)) ?? ''
  return shortened(chosen.replace(/[.!?]+$/, '').replace(/["“”„«»]/g, "'"), 110)
}

function sentenceAround(text: string, position: number): string {
  const start = Math.max(text.lastIndexOf('. ', position), text.lastIndexOf('\n', position)) + 1
  const end = text.slice(position).search(/[.!?](?:\s|$)|\n/)
  return text.slice(start, end < 0 ? undefined : position + end)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "spreadsheets and awkward emails". */
export const todayPhrase = (terms: ProductTerms) => listed(terms.today.slice(0, 2))
