import {
  chosenPoints,
  heading,
  isForCustomers,
  type MarketFacts,
  type ProductPoint,
  promises,
  type Register,
  sentence,
} from '#drafting/index.ts'
import type { LandingOutput } from '../output.ts'
import type { PageFacts } from './page-facts.ts'

const mostTroubles = 2
const mostSteps = 5
const fewestSteps = 3
const fewestChanges = 2
const mostProof = 6
const mostOpenQuestions = 3

/** Headings by register: the sections hold the trade's scenes and the user's words, which no tone changes. */
const headings: Readonly<Record<Register, { problem: string; steps: string }>> = {
  plain: { problem: 'How it works today', steps: 'How it works' },
  warm: { problem: 'Does this sound familiar?', steps: 'How it works for you' },
  bold: { problem: 'This has to stop', steps: 'What it does instead' },
}

/** What goes wrong today with what was named; without knowledge of it the section is left out. */
export function problemOf({ troubles, register }: PageFacts): LandingOutput['problem'] {
  return {
    headline: troubles.length === 0 ? '' : headings[register].problem,
    paragraphs: troubles.slice(0, mostTroubles),
  }
}

/** A pain of the trade beside the user's own words about exactly that. */
function changes({ facts, words, leading }: PageFacts): { point: ProductPoint; today: string }[] {
  const pairs = words.points.flatMap((point) => {
    const angle = promises(facts, words).find(({ asserts }) => asserts.every((id) => point.about.includes(id)))
    return angle && !point.isOfMarket && point !== leading ? [{ point, today: angle.pain }] : []
  })
  const rest = words.points.filter(
    (each) => !each.isRefusal && each !== leading && pairs.every(({ point }) => point !== each),
  )
  return pairs.length >= fewestChanges && rest.length >= 2 ? pairs : []
}

export function benefitsOf(page: PageFacts): LandingOutput['benefits'] {
  const items = changes(page).map(({ point, today }) => ({ today, after: sentence(point.text) }))
  return { headline: items.length === 0 ? '' : 'What changes', items }
}

/** What the user named, in the user's order and words; what stands elsewhere on the page is not said again. */
export function stepsOf(page: PageFacts): LandingOutput['steps'] {
  const paired = changes(page).map(({ point }) => point)
  const does = page.words.points.filter((each) => !each.isRefusal && !each.isLimit && !paired.includes(each))
  const others = does.filter((each) => each !== page.leading)
  // Where hardly anything else was named, what stands at the head is shown step by step.
  const points = stepsOfPoints(others).length < fewestSteps ? does : others
  const items = stepsOfPoints(chosenPoints({ ...page.words, points }, mostSteps))
    .slice(0, mostSteps)
    .map((text) => {
      const [title = text, ...more] = text.split(/(?<=\p{L}{3}\.)\s(?=\p{Lu})/u)
      return { title: title.replace(/\.$/, ''), text: more.length > 0 ? sentence(more.join(' ')) : '' }
    })
  return { headline: items.length === 0 ? '' : headings[page.register].steps, items }
}

/** Each point, a long sentence by its parts. */
const stepsOfPoints = (points: readonly ProductPoint[]): string[] =>
  points.flatMap(({ text, parts = [] }) => (parts.length > 1 ? parts : [text]))

/** The user's own proof word by word, of its field or of the description. */
export function proofOf({ input, words }: PageFacts): LandingOutput['proof'] {
  const own = (input.proof ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (own.length > 0) return { headline: 'Who uses it', items: own.slice(0, mostProof) }
  if (words.proof.length > 0) return { headline: 'Why choose us', items: words.proof.slice(0, mostProof) }
  // A blank is nothing to publish: what is missing stands with the checks of the author.
  return { headline: 'Who uses it', items: [] }
}

/** What buyers ask and the user's own words answer; what else they ask stands with the checks of the author. */
export function questionsOf({ facts, words, input, leading }: PageFacts): LandingOutput['questions'] {
  const name = input.productName
  const refusals = words.points.filter((each) => each.isRefusal && each !== leading).map(({ text }) => sentence(text))
  const items = [
    ...worksWith(facts),
    ...dataTerms(facts),
    ...(refusals.length > 0
      ? [{ question: `What does ${name} deliberately leave out?`, answer: refusals.join(' ') }]
      : []),
    ...(words.price ? [{ question: `What does ${name} cost?`, answer: words.price }] : []),
  ]
  return { headline: items.length > 0 ? 'Questions' : '', items }
}

const clausesOf = ({ reading }: MarketFacts) => [
  ...reading.capabilities,
  ...reading.own,
  ...reading.limits,
  ...reading.asides,
  ...reading.background,
]

/** The products that the user says it works with, answered by the clause that says so. */
function worksWith(facts: MarketFacts): LandingOutput['questions']['items'] {
  const connected = facts.reading.connected ?? []
  const account = facts.reading.background
  const clause = clausesOf(facts).find(
    ({ text, field, start }) =>
      field === 'description' &&
      !account.some((each) => each.field === field && each.start === start) &&
      connected.some((each) => text.includes(each.text)),
  )
  if (!clause || !isForCustomers(clause.text)) return []
  const names = [...new Set(connected.map(({ text }) => text))].filter((each) => clause.text.includes(each))
  return [{ question: `Does it work with ${joined(names)}?`, answer: sentence(heading(clause.text)) }]
}

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const aboutData =
  /\b(?:data|audio|recordings?|photos?|documents?|messages?|passwords?)\b.*\b(?:deleted?|stored?|kept|hosted|encrypted|stays?|leaves?)\b|\b(?:deleted after|end-to-end|self-host\w*|stays? private)\b/i

/** What the user states of data, under the question that everybody asks. */
function dataTerms(facts: MarketFacts): LandingOutput['questions']['items'] {
  const clause = clausesOf(facts).find(
    ({ text, field }) => field === 'description' && aboutData.test(text) && isForCustomers(text),
  )
  return clause ? [{ question: 'What happens to our data?', answer: sentence(heading(clause.text)) }] : []
}

/** What customers of this market ask about the named features and the words do not answer. */
export function openQuestions({ named }: MarketFacts, claims: ReadonlySet<string>): string[] {
  const questions = named
    .filter(({ capability }) => claims.has(capability.id))
    .flatMap(({ capability }) => /^(.*?\?)\s/s.exec(capability.faq?.customer ?? '')?.[1] ?? [])
  return [...new Set(questions)].slice(0, mostOpenQuestions)
}

/** The user's price as typed; where there is none, what we would charge is for the author. */
export function pricingOf({ facts, words }: PageFacts): LandingOutput['pricing'] {
  const { dossier, cite } = facts
  const advised =
    words.price || facts.reading.price
      ? []
      : dossier.recommend.price.slice(0, 2).map(({ text, basis }) => `${text}${cite(basis)}`)
  return {
    headline: 'Pricing',
    text: words.price ?? (facts.reading.price ? sentence(facts.reading.price.text) : '[price] per [what]'),
    asks: advised,
  }
}
