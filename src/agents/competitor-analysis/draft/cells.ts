import { coverOf } from '#drafting/compose/job-cover.ts'
import { regionsIn } from '#drafting/compose/jurisdiction.ts'
import { likenessTo } from '#drafting/compose/likeness.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import { contentStems, sharedWords } from '#drafting/compose/relevance.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { type Cell, type CellValue, ownColumn } from '../output.ts'
import type { Contender } from './contenders.ts'
import type { Criterion } from './criteria.ts'
import { sharedPeople } from './shared-people.ts'

/** One cell: what the vendor's entry says, with its number; else how to find out. Never a guess. */
export function vendorCell(
  contender: Contender,
  criterion: Criterion,
  steps: readonly WorkStep[],
  view: MarketView,
): Cell {
  const { rival, source, name } = contender
  const found = rival && source !== null ? fromEntry(rival, criterion, steps, view) : null
  const check = howToCheck(contender, criterion, view)
  if (found && found.value !== 'unknown')
    return { vendor: name, value: found.value, basis: `${found.words} [${source}]` }
  const hint = found ? `${found.words} [${source}], which leaves it open; ` : ''
  return { vendor: name, value: 'unknown', basis: `check: ${hint}${check}` }
}

/** `unknown` with words: the entry says something about it, but not this. */
interface Found {
  value: CellValue
  words: string
}

function fromEntry(rival: Rival, criterion: Criterion, steps: readonly WorkStep[], view: MarketView): Found | null {
  const { vendor } = rival
  switch (criterion.kind) {
    case 'step':
      return stepFound(rival, criterion.step, steps)
    case 'people':
      return madeFor(rival, view)
    case 'place': {
      const { brief, knowledge } = view.context
      const own = brief.geography.flatMap(({ regionId }) => (regionId ? [regionId] : []))
      const words = [vendor.buyer, vendor.line, vendor.goodAt, vendor.weakAt].find(
        (text) => regionsIn(text, knowledge.regions).length > 0,
      )
      if (!words) return null
      const named = regionsIn(words, knowledge.regions).some((id) => own.includes(id))
      if (named && words !== vendor.weakAt)
        return { value: 'yes', words: `its entry names the place: ${quoted(words)}` }
      return { value: 'unknown', words: `its entry says ${quoted(words)}` }
    }
    case 'sold':
      return soldFound(rival, criterion.capability)
    case 'habit':
      return /\b(?:free|low (?:entry )?price|fast start|by themselves)\b/i.test(vendor.goodAt)
        ? { value: 'partly', words: `chosen for ${quoted(vendor.goodAt)}` }
        : null
    default:
      return wordsFound(rival, criterion.kind === 'market' ? criterion.capability : criterion.label)
  }
}

function soldFound({ vendor }: Rival, capability: string): Found | null {
  const same = vendor.capabilities.find(
    (each) => each === capability || sharedWords(each, capability) >= Math.max(2, contentStems(capability).length),
  )
  if (same) return { value: 'yes', words: `lists “${same}”` }
  const near = vendor.capabilities.find((each) => sharedWords(each, capability) > 0)
  return near ? { value: 'partly', words: `lists “${near}”` } : null
}

/** Functions of a vendor's entry that do a step of the job. */
export const functionsFor = ({ vendor }: Rival, steps: readonly WorkStep[]) =>
  vendor.capabilities.filter((capability) => steps.some((step) => isSame(capability, jobOf(step))))

const quoted = (words: string) => `“${lowerFirst(withoutPoint(words))}”`

/** A function for the step itself is a yes; one for another step of the same job about the same thing is a part. */
function stepFound(rival: Rival, step: WorkStep, steps: readonly WorkStep[]): Found | null {
  const { capabilities } = rival.vendor
  const does = capabilities.find((capability) => isSame(capability, jobOf(step)))
  if (does) return { value: 'yes', words: `lists “${does}”` }
  const weak = weaknessAbout(rival, step.short)
  if (weak) return weak
  const near = capabilities.filter((capability) => coverOf(capability, jobOf(step)) !== null)
  const part = near.find((capability) => steps.some((other) => isSame(capability, jobOf(other))))
  if (part) return { value: 'partly', words: `lists “${part}”, of which this may be a part` }
  return near[0] ? { value: 'unknown', words: `its entry lists “${near[0]}”` } : null
}

const jobOf = (step: WorkStep) => ({ verb: step.verb, object: step.object, head: step.thing })

/** What the entry says about a wish, a limit or a function that the market expects. */
function wordsFound(rival: Rival, words: string): Found | null {
  const { vendor } = rival
  const weak = weaknessAbout(rival, words)
  if (weak) return weak
  const [first] = contentStems(words)
  const within = vendor.capabilities.find((capability) => isWithin(capability, words))
  if (within)
    return { value: first && contentStems(within).includes(first) ? 'yes' : 'partly', words: `lists “${within}”` }
  if (sharedWords(vendor.goodAt, words) >= 2) return { value: 'partly', words: `chosen for ${quoted(vendor.goodAt)}` }
  const near = vendor.capabilities.find((capability) => sharedWords(capability, words) > 0)
  return near ? { value: 'unknown', words: `its entry lists “${near}”` } : null
}

/** The function does the step, by the step's own verb or one that means the same; a bare noun implies the usual verb. */
function isSame(capability: string, job: Parameters<typeof coverOf>[1]): boolean {
  if (contentStems(capability).length <= 1) return coverOf(capability, job) === 'same'
  // Two more words leave no room for an implied verb: "shift feedback" is no way to offer a shift.
  return coverOf(`${capability} zebra quartz`, job) === 'same'
}

/** Every content word of the function stands in the criterion, and it is more than one. */
function isWithin(capability: string, words: string): boolean {
  const stems = contentStems(capability)
  const own = new Set(contentStems(words))
  return stems.length >= 2 && stems.every((stem) => own.has(stem))
}

const absent = /\b(?:no|not|nothing|none|lacks?|without|little|outside|out of scope|left to|not its field|missing)\b/i
const scant = /\b(?:thin|limited|weak|few|fewer|clumsy|basic|second-class|less|slow|rough)\b/i

/** The vendor's own gap, when it is about this very thing. */
function weaknessAbout({ vendor }: Rival, words: string): Found | null {
  const gap = vendor.weakAt
  if (sharedWords(gap, words) < 2) return null
  const value = absent.test(gap) ? 'no' : scant.test(gap) ? 'partly' : null
  return value === null ? null : { value, words: `its entry names as a gap: ${quoted(gap)}` }
}

/** From here on two words for people are taken for much the same: parents and families. */
const likePeople = 0.35

function madeFor(rival: Rival, { terms, people, clients, context }: MarketView): Found {
  const { vendor, otherSize } = rival
  const who = [people, clients, terms.who?.full, context.brief.source.audience].filter(Boolean).join(' ')
  const buyer = `made for ${quoted(vendor.buyer)}`
  const shared = sharedPeople(vendor.buyer, who)
  if (shared > 0 && otherSize)
    return { value: 'partly', words: `${buyer}, which is ${otherSize === 'large' ? 'larger' : 'smaller'}` }
  if (shared >= 2 || (shared === 1 && contentStems(people).length === 1)) return { value: 'yes', words: buyer }
  if (shared === 1 || likenessTo(people, context.knowledge.wordVectors).about(vendor.buyer) >= likePeople)
    return { value: 'partly', words: buyer }
  return /\bonly\b/i.test(vendor.weakAt) && sharedWords(vendor.weakAt, vendor.buyer) > 0
    ? { value: 'no', words: `${buyer}; its gap: ${quoted(vendor.weakAt)}` }
    : { value: 'unknown', words: `its entry says ${buyer}` }
}

function howToCheck({ name }: Contender, criterion: Criterion, view: MarketView): string {
  const { people } = view
  switch (criterion.kind) {
    case 'step':
      return `${tryIn(name, criterion.step.short)}`
    case 'people':
      return `ask ${name} for two customers who are ${people}`
    case 'place':
      return `open an account with ${name} from ${listed(criterion.places)}, and ask for a customer there`
    case 'habit':
      return `let one person start with ${name} and another with ${criterion.today}, with a watch`
    case 'limit':
      return `in a trial of ${name}, try to break it: ${lowerFirst(criterion.label)}`
    case 'sold':
      return `look for “${criterion.capability}” on the feature page of ${name}`
    case 'market':
      return `run this in a trial of ${name}: ${lowerFirst(withoutPoint(shortened(criterion.test, 140)))}`
    default:
      return `read the pricing and help pages of ${name} for “${lowerFirst(criterion.label)}”, and ask one of its customers`
  }
}

/** The product's own cell: what the description says counts as promised, the rest has to be decided. */
export function ownCell(criterion: Criterion, view: MarketView): Cell {
  const { context, facts, market } = view
  const text = Object.values(context.brief.source).filter(Boolean).join('. ')
  const own = (value: CellValue, basis: string): Cell => ({ vendor: ownColumn, value, basis })
  switch (criterion.kind) {
    case 'step':
      return own('yes', `your description promises it; nobody outside the team has seen it yet`)
    case 'limit':
      return own('yes', 'your description sets it; to be proven by a test')
    case 'people':
      return own('yes', 'you name them')
    case 'place':
      return own('yes', `you start in ${listed(criterion.places)}`)
    case 'habit':
      return own(
        'unknown',
        `check: let five people who use ${criterion.today} begin without help, and take the minutes`,
      )
    case 'sold':
      return contentStems(criterion.capability).every((stem) => contentStems(text).includes(stem))
        ? own('partly', 'your description touches it without saying how far it goes')
        : own(
            'unknown',
            `check: ask two ${view.people} whether they would miss “${criterion.capability}” in the first release`,
          )
    case 'market':
      return sharedWords(`${criterion.capability} ${criterion.test}`, text) >= 3
        ? own('partly', 'your description touches it without saying how far it goes')
        : own(
            'unknown',
            `check: decide with engineering whether the first release does it${market ? '' : `; ${facts.subject.product} is measured by it`}`,
          )
    default: {
      const shared = sharedWords(criterion.label, context.brief.source.description)
      return shared > 0
        ? own('partly', 'your description touches it without saying how far it goes')
        : own('unknown', `check: decide what ${facts.subject.product} offers here, and write it down as a test`)
    }
  }
}
