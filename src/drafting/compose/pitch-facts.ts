import { marks } from './claim-text.ts'
import type { MarketView } from './market-view.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from './phrases.ts'
import { openingOf, type Rival } from './rivals.ts'

/** What positioning, value proposition and selling points say, whatever the tone in which they say it. */
export interface PitchFacts {
  subject: string
  Subject: string
  /** "night-shift nurses in care homes in Germany". */
  who: string
  whoKnown: boolean
  /** "night-shift nurses", without place and numbers. */
  bare: string
  /** Short plural for later mentions. */
  people: string
  /** One of them, with article: "a night-shift nurse". */
  person: string
  /** "is a web portal with which residents apply for a building permit": a predicate for `subject`. */
  is: string
  /** Without the user's qualifiers. */
  job: string | null
  shortJob: string | null
  /** The user's qualifiers included. */
  fullJob: string | null
  /** "a WhatsApp group and a paper rota"; null when nothing is known. */
  today: string | null
  /** The one of them to which `cost` belongs. */
  worst: string | null
  /** The user's clause about today when nothing could be read from it. */
  todayWords: string | null
  /** True when the user named it. */
  todaySaid: boolean
  /** What it costs today, a clause without point, with its basis. Null when nothing is known. */
  cost: { text: string; mark: string } | null
  /** The rival whose gap these people would feel. */
  rival: { name: string; gap: string; mark: string } | null
  /** "without calling the ward manager": what is special by the user's words, fit after a verb. */
  special: string | null
  /** "work without wifi in the basement". */
  limit: string | null
  novelty: string | null
  quote: string
}

export function pitchFacts(view: MarketView): PitchFacts {
  const { terms, people, today, rivals, context } = view
  const rival = openingOf(rivals)
  const who = terms.who ?? null
  const way = today.find(({ weakness, said }) => said && weakness !== null) ?? today[0]
  return {
    subject: terms.subject,
    Subject: terms.Subject,
    who: who?.full ?? 'users whom this draft cannot name yet',
    bare: who?.bare ?? people,
    whoKnown: who !== null,
    people,
    person: who ? withArticle(who.singular.length <= 44 ? who.singular : who.head) : 'one of them',
    is: predicate(view),
    job: terms.jobLine,
    shortJob: terms.shortJob,
    fullJob: terms.fullJob,
    today:
      today.length === 0
        ? null
        : listed(
            (way?.said ? today.filter(({ said }) => said) : today.slice(0, 1)).slice(0, 2).map(({ text }) => text),
          ),
    worst: way?.weakness ? way.text : null,
    todayWords: terms.todayWords,
    todaySaid: way?.said ?? false,
    cost: costOf(view, way ?? null),
    rival: rival ? { name: rival.vendor.name, gap: gapOf(rival), mark: marks([rival.source]) } : null,
    special: specialOf(view),
    limit: limitOf(view),
    novelty: context.brief.novelty.find(({ confidence }) => confidence >= 0.5)?.text ?? null,
    quote: terms.quote,
  }
}

export const gapOf = ({ vendor }: Rival) => lowerFirst(withoutPoint(vendor.weakAt))

const longestWhole = 90

/** "is an app to find a trusted sitter", "lets commuters rent cargo bikes", "is described as ...". */
function predicate({ terms }: MarketView): string {
  const job = terms.jobLine
  if (job?.startsWith('know '))
    return `${terms.name === null || terms.category === 'a product' ? '' : `is ${terms.category} that `}shows ${job.slice('know '.length)}`
  // What belongs to a single job is said with it; a line of several jobs is long enough.
  const whole = job === terms.job && terms.fullJob && terms.fullJob.length <= longestWhole ? terms.fullJob : job
  if (job === null) return terms.quote === '' ? 'is not described yet' : `is described as "${terms.quote}"`
  // Without a name the subject says what it is already: "the browser tool".
  if (/\btheir\b/.test(job) && terms.who && !terms.doer) return `lets them ${job}`
  if (terms.name === null || terms.category === 'a product')
    return terms.doer ? `lets ${terms.doer.plural} ${whole}` : `is a way to ${whole}`
  return terms.doer
    ? `is ${terms.category} with which ${terms.doer.plural} ${whole}`
    : `is ${terms.category} to ${whole}`
}

/** What today's way costs by the library, else the pain in the user's words. */
function costOf({ context }: MarketView, way: MarketView['today'][number] | null): PitchFacts['cost'] {
  if (way?.weakness) {
    const check = way.said
      ? 'assumption until five of them confirm it'
      : 'assumption: the description does not say what they use'
    return { text: lowerFirst(withoutPoint(way.weakness)), mark: ` (${check})` }
  }
  const pain = context.brief.pains.find(({ confidence, text }) => confidence >= 0.6 && text.split(' ').length > 2)
  return pain ? { text: `in the words of the description, "${withoutPoint(pain.text)}"`, mark: '' } : null
}

/** Fit after a verb: "without calling the ward manager", "within walking distance for a single afternoon". */
function specialOf({ terms }: MarketView): string | null {
  const promise = terms.promises.find(
    (words) => terms.job === null || !(terms.job.includes(words) || words.includes(terms.job)),
  )
  if (promise) return promise
  const rest = terms.job && terms.fullJob?.startsWith(terms.job) ? terms.fullJob.slice(terms.job.length).trim() : ''
  // Of every swap it is true that it is made with each other.
  return rest === '' || /^(?:with|to|for|between) (?:each other|one another|them|others)$/.test(rest) ? null : rest
}

const verbFirst =
  /^(?:work|comply|run|fit|cost|keep|be|stay|meet|pass|support|follow|cover|handle|use|store|respect)\b/i

/** A limit that the user set, fit after "has to": "work without wifi in the basement". */
function limitOf({ context }: MarketView): string | null {
  const limit = context.brief.constraints.find(({ confidence, text }) => confidence >= 0.6 && verbFirst.test(text))
  return limit ? lowerFirst(withoutPoint(limit.text)) : null
}
