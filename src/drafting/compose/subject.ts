import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import type { Brief, BriefActor, BriefField, BriefJob } from '#shared/brief.ts'
import { toPlural } from '../brief/inflect.ts'
import type { Placement } from '../placing/placement.ts'
import { lowerFirst, shortened } from './phrases.ts'
import { type Doer, type Step, stepsOf, thingOf } from './steps-of-job.ts'
import { todayPhrase } from './today-phrase.ts'
import { workingTitle } from './working-title.ts'

/** Below this a value of the brief is asked about instead of asserted. */
export const sure = 0.5

/** The brief as a writer uses it: only what is sure, in phrases that fit into a sentence. */
export interface Subject {
  /** The product's own name, or a plain working title. */
  name: string
  /** False for a working title. */
  named: boolean
  who: Doer
  /** Where `who` comes from: the user's words, the market's typical user, or nowhere. */
  whoBasis: 'said' | 'market' | 'unknown'
  /** The steps in order, at most five. Empty when no job could be read. */
  steps: readonly Step[]
  /** What the actor gets done; null when no job could be read. */
  main: Step | null
  /** "swap shifts with colleagues"; for an unread job "do what the idea describes". */
  job: string
  /** A countable thing that the job is about, for "{thing}". */
  thing: string
  things: string
  /** What people use today, as noun phrases with article: "a WhatsApp group". */
  today: readonly string[]
  /** The moment or place in which it happens: "before each flight". Null when none was said. */
  moment: string | null
  buyer: BriefActor | null
  market: Market | null
  /** The user's words, shortened, for the cases in which nothing else can be said. */
  words: string
}

export function subjectOf({
  brief,
  placement,
}: {
  brief: Brief
  placement: Placement
  knowledge?: Knowledge
}): Subject {
  const { market } = placement
  const actor = brief.actors.find(({ confidence }) => confidence >= sure) ?? null
  const role = market?.roles.find(({ part }) => part === 'user') ?? null
  const who: Doer = actor
    ? { singular: actor.singular, plural: actor.plural, setting: actor.setting }
    : role
      ? { singular: lowerFirst(role.title), plural: pluralOf(lowerFirst(role.title)), setting: null }
      : { singular: 'user', plural: 'users', setting: null }
  const { steps, today: asVerbs } = stepsOf(brief, who)
  const main = mainStep(steps, brief.jobs)
  const told = brief.alternatives.filter(({ confidence }) => confidence >= sure).map(({ text }) => todayPhrase(text))
  const thing = main?.thing ?? thingOf('')
  const name = brief.name && brief.name.confidence >= sure ? brief.name.text : null
  return {
    name: name ?? workingTitle(brief, main, actor),
    named: name !== null,
    who,
    whoBasis: actor ? 'said' : role ? 'market' : 'unknown',
    steps,
    main,
    job: main?.phrase ?? 'do what the idea describes',
    thing,
    things: main?.things ?? toPlural(thing),
    today: [...new Set(told.length > 0 ? told : asVerbs)].slice(0, 2),
    moment: brief.moments.find(({ confidence }) => confidence >= sure)?.text ?? null,
    buyer: brief.buyer && brief.buyer.confidence >= sure ? brief.buyer : null,
    market,
    words: shortened(oneLine(brief.source.description), 140),
  }
}

/** The brief names the main job first; the steps may be in another order. */
function mainStep(steps: readonly Step[], jobs: readonly BriefJob[]): Step | null {
  for (const job of jobs) {
    const step = steps.find(({ verb, object }) => verb === job.verb && object === job.object)
    if (step) return step
  }
  return steps[0] ?? null
}

/** "Parent of a school child" → "parents of a school child". */
export function pluralOf(phrase: string): string {
  const at = phrase.search(/ (?:of|in|at|with|for|who|on) /)
  const core = at < 0 ? phrase : phrase.slice(0, at)
  const rest = at < 0 ? '' : phrase.slice(at)
  const space = core.lastIndexOf(' ')
  return `${core.slice(0, space + 1)}${toPlural(core.slice(space + 1))}${rest}`
}

/** The user's words on one line, without markup and without marks that would close a quotation. */
export function oneLine(text: string): string {
  return text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/[“”"«»„]/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The sentence of the user's words in which a value stands, shortened; for quoting it as it was said. */
export function saidAround(
  brief: Brief,
  { span }: { span: { field: BriefField; start: number; end: number } },
  most = 110,
): string {
  const text = brief.source[span.field] ?? ''
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => lastEnd(text, mark, span.start)))
  const rest = text.slice(span.end)
  const stop = rest.search(/[.!?](?:\s|$)|\n/)
  return shortened(oneLine(text.slice(start, stop < 0 ? undefined : span.end + stop)), most)
}

function lastEnd(text: string, mark: string, before: number): number {
  const at = text.lastIndexOf(mark, Math.max(0, before - 1))
  return at < 0 || before === 0 ? 0 : at + mark.length
}
