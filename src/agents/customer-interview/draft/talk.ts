import { isPrivate } from '#drafting/compose/is-private.ts'
import type { KnownPeople } from '#drafting/compose/known-people.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import { questionsOfStep, type StepQuestion } from '#drafting/compose/step-questions.ts'
import type { Step } from '#drafting/compose/steps-of-job.ts'

/** The words of a conversation with one person: the job and its things, spoken to "you". */
export interface Talk {
  /** "swap shifts with colleagues", spoken to the person: "plan your meals". */
  job: string
  /** The same, short: "swap shifts". */
  shortJob: string
  /** False when the words give no job; then `job` is a placeholder that the interviewer replaces. */
  isRead: boolean
  /** Steps in order, spoken to "you", without the job itself; at most three. */
  steps: readonly string[]
  /** What steps of this kind are always asked about, in the words of these. Empty when no job was read. */
  asked: readonly StepQuestion[]
  /** What is counted: "shifts"; null when nothing is. */
  things: string | null
  /** Today's tools in the user's words: "a WhatsApp group". Empty when none is named. */
  tools: readonly string[]
  /** The library's way of today, when the user names none. */
  likelyTool: string | null
  /** Vendors that these people may have opened. */
  vendors: readonly string[]
  /** What the library knows of them; null as well when their description is too special for it. */
  known: KnownPeople | null
  /** Where they do it: "home", "work". */
  sphere: string
  /** Who pays, when it is somebody else; null when they pay themselves or nobody is known. */
  buyer: string | null
  /** True when the user said who pays. */
  isBuyerSaid: boolean
}

const mostSteps = 3

/** A job told of others, told to the person: "plan their meals" is "plan your meals", "know which" is "find out which". */
export const spoken = (phrase: string) =>
  phrase
    .replace(/\b(?:their|his|her) own\b/gi, 'your own')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\bthey\b/gi, 'you')
    .replace(/^know (?=which|what|when|whether|how|where|who)/, 'find out ')

const ownsIt = /\b(?:owners?|founders?|freelanc\w+|self-employed)\b/i
const looseEnd = /\s(?:in|on|at|to|for|with|of|by|from)$/i

export function talkOf(view: MarketView): Talk {
  const { terms, facts, today, ranked, known, people, buyers, buyerRole } = view
  const { steps, main } = facts.subject
  const placeholder = 'deal with this problem'
  const shortJob = spoken(terms.shortJob ?? placeholder).replace(looseEnd, '')
  const told = steps
    .filter(({ who }) => main === null || who.plural === main.who.plural)
    .map(({ short }) => spoken(short))
    .filter((step) => !shortJob.startsWith(step) && !step.startsWith(shortJob))
  const doer = terms.doer ?? terms.who
  const isOwn = main !== null && terms.shortJob !== null
  const sphere = doer === null || doer.assumed ? 'work or at home' : isPrivate(doer) ? 'home' : 'work'
  return {
    job: spoken(terms.job ?? placeholder).replace(looseEnd, ''),
    shortJob,
    isRead: terms.shortJob !== null,
    steps: [...new Set(told)].slice(0, mostSteps),
    asked: isOwn ? askedOf(main, steps) : [],
    things: isOwn && main.thing !== 'case' ? main.things : null,
    tools: today.filter(({ said }) => said).map(({ text }) => text),
    likelyTool: today.find(({ said }) => !said)?.text ?? null,
    vendors: ranked
      .filter(({ named, direct, elsewhere }) => named || (direct && !elsewhere))
      .slice(0, 3)
      .map(({ vendor }) => vendor.name),
    // "adults who had braces as teenagers" are no teenagers.
    known: /\bwho\b/.test(people) ? null : known,
    sphere,
    buyer: terms.buyer?.bare ?? (buyerRole && buyers !== people && !ownsIt.test(people) ? buyers : null),
    isBuyerSaid: terms.buyer !== null,
  }
}

/** Three of the main step and one of the next that is of another kind and done by the same people. */
function askedOf(main: Step, steps: readonly Step[]): StepQuestion[] {
  const next = steps.find((step) => step.kind !== main.kind && step.who.plural === main.who.plural)
  const own = questionsOfStep(main)
  return [...own.slice(0, 3), ...(next ? questionsOfStep(next).slice(0, own.length > 2 ? 1 : 2) : [])]
}

const fewestWords = 3

/** The user's own account of what hurts, for a note that the interviewer does not read out. */
export function toldPain({ context }: MarketView): string | null {
  const pain = context.brief.pains.find(
    ({ confidence, text }) => confidence >= 0.5 && text.split(/\s+/).length >= fewestWords,
  )
  return pain ? shortened(lowerFirst(withoutPoint(pain.text)), 80) : null
}
