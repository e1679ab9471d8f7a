import {
  chosenPoints,
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
  const points = page.words.points.filter((each) => !each.isRefusal && each !== page.leading && !paired.includes(each))
  const items = chosenPoints({ ...page.words, points }, mostSteps).map(({ text }) => {
    const [title = text, ...more] = text.split(/(?<=\p{L}{3}\.)\s(?=\p{Lu})/u)
    return { title: title.replace(/\.$/, ''), text: more.length > 0 ? sentence(more.join(' ')) : '' }
  })
  return { headline: items.length === 0 ? '' : headings[page.register].steps, items }
}

/** The user's own proof word by word, of its field or of the description, else blanks for the proof that would carry the page. */
export function proofOf({ input, facts, words }: PageFacts): LandingOutput['proof'] {
  const own = (input.proof ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (own.length > 0) return { headline: 'Who uses it', items: own.slice(0, mostProof) }
  if (words.proof.length > 0) return { headline: 'Why choose us', items: words.proof.slice(0, mostProof) }
  const [wanted] = promises(facts, words)
  return {
    headline: 'Who uses it',
    items: [
      '[a quote from a customer, with name, place and consent]',
      ...(wanted ? [`[your proof: ${wanted.proofNeeded}]`] : []),
    ],
  }
}

/** What the user rules out is answered; what else is asked about the named features is a blank with the usual answer. */
export function questionsOf({ facts, words, input, leading }: PageFacts): LandingOutput['questions'] {
  const refusals = words.points.filter((each) => each.isRefusal && each !== leading).map(({ text }) => sentence(text))
  const known =
    refusals.length > 0
      ? [{ question: `What does ${input.productName} deliberately leave out?`, answer: refusals.join(' ') }]
      : []
  const items = [...known, ...openQuestions(facts, words.claims)]
  return { headline: items.length === 0 ? '' : 'Questions', items }
}

function openQuestions({ named }: MarketFacts, claims: ReadonlySet<string>): LandingOutput['questions']['items'] {
  return named
    .filter(({ capability }) => claims.has(capability.id))
    .flatMap(({ capability }) => splitFaq(capability.faq?.customer))
    .filter(({ question }, at, all) => all.findIndex((each) => each.question === question) === at)
    .slice(0, mostOpenQuestions)
    .map(({ question, answer }) => ({ question, answer: `[your answer; typical in this market: “${answer}”]` }))
}

function splitFaq(text: string | undefined) {
  const [, question, answer] = /^(.*?\?)\s+(.*)$/s.exec(text ?? '') ?? []
  return question && answer ? [{ question, answer }] : []
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
