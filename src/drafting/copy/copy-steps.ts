import { cleanText } from '../brief/clean.ts'
import { toSingular } from '../brief/inflect.ts'
import type { MarketView } from '../compose/market-view.ts'
import { upperFirst, withArticle } from '../compose/phrases.ts'
import type { StepKind } from '../compose/step-kind.ts'
import type { Step } from '../compose/steps-of-job.ts'
import { escaped } from '../compose/text-around.ts'
import { thirdPerson } from '../compose/verb-forms.ts'
import { kindOfAct } from './kind-of-act.ts'
import { toYou } from './second-person.ts'
import { toldSentences } from './told-sentences.ts'

/** One step of the job as copy tells it: "You offer a shift", "A colleague accepts it". */
export interface CopyStep {
  /** A whole sentence without point. */
  text: string
  /** The reader does it. */
  yours: boolean
  /** Base form, turned to the reader: "offer a shift". */
  phrase: string
  gerund: string
  thing: string
  things: string
  kind: StepKind
  /** Who does it, with article; "you" for the reader and the product's name for what it does itself. */
  who: string
  /** The plural of those who do it; null for the reader and the product. */
  whos: string | null
}

const mostSteps = 4

/** The steps that the description tells, in order, in the user's own words where they can be found again. */
export function copySteps(view: MarketView, name: string): CopyStep[] {
  const { subject } = view.facts
  const description = cleanText(view.context.brief.source.description)
  const practice = toldSentences(view).join(' . ').toLowerCase()
  const readers = [subject.who.plural, view.people, view.terms.doer?.plural, view.clients]
  const heads = [view.terms.who, view.terms.doer].flatMap((each) => (each && !each.assumed ? [each.head] : []))
  let from = 0
  const steps: CopyStep[] = []
  for (const [index, step] of subject.steps.entries()) {
    // "accepts and sends a photo" is told once, as it is written: only the second verb is sure of the object.
    const next = subject.steps[index + 1]
    if (next && isJoined(step, next, description)) continue
    const before = subject.steps[index - 1]
    const joined = before && isJoined(before, step, description) ? before.verb : null
    const found = rawStep(step, description, from)
    const last = toSingular((step.object.split(' ').at(-1) ?? step.verb).toLowerCase())
    if (!found && !description.toLowerCase().includes(last)) continue
    if (step.object === '' && !found?.rest) continue
    if (practice.includes(step.verb) && practice.includes(step.object.toLowerCase().split(' ')[0] ?? step.verb))
      continue
    if (found) from = found.end
    const rest = found?.rest ?? step.object
    const isReader = readers.includes(step.who.plural)
    const byProduct =
      found === null ? isNamedFirst(index, description, name) : isByProduct(found, description, step, name)
    const others = !isReader && !byProduct
    const own = isReader && !byProduct ? toYou(rest) : toReader(rest.replace(/\bthey\b/g, step.who.plural), heads)
    const who = byProduct ? name : others ? upperFirst(withArticle(step.who.singular)) : 'you'
    const verb = joined ? `${joined} and ${step.verb}` : step.verb
    const third = `${joined ? `${thirdPerson(joined)} and ` : ''}${thirdPerson(step.verb)} ${own}`
    steps.push({
      // Nobody does "know": the product tells.
      text:
        who !== 'you'
          ? `${upperFirst(who)} ${third}`
          : verb === 'know'
            ? `${name} tells you ${own}`
            : `You ${verb} ${own}`,
      yours: who === 'you',
      phrase: `${verb} ${own}`,
      gerund: toYou(step.gerund),
      thing: step.thing,
      things: step.things,
      kind: kindOfAct(step.verb, step.kind, step.thing),
      who,
      whos: others ? step.who.plural : null,
    })
  }
  return steps.slice(0, mostSteps)
}

/** "tells the owner by text": the owner is the one who reads it. */
const toReader = (text: string, heads: readonly string[]) =>
  heads.length === 0
    ? text
    : text.replace(new RegExp(`\\b(?:the|an?) (?:${heads.map(escaped).join('|')})\\b(?! of)`, 'i'), 'you')

/** "LedgerLens: watches invoices": the first step is what the named thing does. */
const isNamedFirst = (index: number, description: string, name: string) =>
  index === 0 && new RegExp(`^${escaped(name)}:\\s\\p{Ll}+s\\s`, 'u').test(description)

/** Two verbs of the same people with one object after the second. */
const isJoined = (step: Step, next: Step, description: string) =>
  step.who.plural === next.who.plural &&
  step.thing === next.thing &&
  new RegExp(
    `\\b(?:${escaped(thirdPerson(step.verb))} and ${escaped(thirdPerson(next.verb))}|${escaped(step.verb)} and ${escaped(next.verb)})\\b`,
    'i',
  ).test(description)

interface RawStep {
  /** What follows the verb, to the end of its clause. */
  rest: string
  at: number
  end: number
  form: string
}

const longestRest = 80

/** Where the words tell a step, after those before it: verb in any of its forms, then its object or a word for it. */
function rawStep({ verb, object }: Step, description: string, from: number): RawStep | null {
  const forms = [thirdPerson(verb), verb].map(escaped).join('|')
  const first = escaped(object.split(' ')[0] ?? '')
  const pattern = new RegExp(`\\b(${forms})\\s+((?:it|them|this|${first || '\\w+'})\\b[^.,;:!?\\n()]*)`, 'i')
  const found = pattern.exec(description.slice(from))
  if (!found) return null
  const [whole, form = '', tail = ''] = found
  // "size and period": an object of two nouns stays whole.
  const objectEnd = tail.toLowerCase().startsWith(object.toLowerCase()) ? object.length : 0
  const cut =
    tail.slice(0, objectEnd) + (tail.slice(objectEnd).split(/\s(?:and|or|but|so that|because|so|while)\s/)[0] ?? '')
  const rest = cut.replace(/\s+/g, ' ').trim()
  if (rest === '' || rest.length > longestRest) return null
  const at = from + found.index
  return { rest, at, end: at + whole.length - tail.length + cut.length, form }
}

/** "it connects to the bank", "an app that listens": the verb's subject is the product. */
function isByProduct({ at, form }: RawStep, description: string, { verb }: Step, name: string): boolean {
  if (form.toLowerCase() === verb) return false
  const start = Math.max(...['. ', '; ', '! ', '? ', '\n', ': '].map((mark) => description.lastIndexOf(mark, at))) + 1
  const before = description.slice(Math.max(0, start), at)
  // "Invoice chasing for freelancers: sends reminders and escalates": nobody stands before the verb but the product.
  if ((start === 0 || description[start - 1] === ':') && /^\s*(?:\w+s\s[^.;]*\sand\s)?$/.test(before)) return true
  const subject = new RegExp(
    `(?:^|\\W)(?:it|which|that|${escaped(name)}|the (?:app|tool|software|platform|service))\\s(?:also\\s|then\\s)?(?:\\w+s\\s[^.;]*(?:\\sand|,)\\s)?$`,
    'i',
  )
  return (
    subject.test(before) && !/\b(?:lets?|helps?|allows?)\b/i.test(before.split(/\b(?:it|which|that)\b/i).at(-1) ?? '')
  )
}
