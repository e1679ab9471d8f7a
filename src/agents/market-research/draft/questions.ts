import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import type { BriefGap } from '#shared/brief.ts'

const productManager = 'Product manager'
const most = 6

/** What has to be known before the analysis can be relied on: rivals first, then what the description leaves out. */
export function questionsFor(view: MarketView, wanted: number): OpenQuestion[] {
  const { missing } = view.context.brief
  const gaps: readonly BriefGap[] = ['actor', 'job', 'buyer', 'alternative', 'business-model', 'geography', 'novelty', 'scale']
  const asked = gaps.filter((gap) => missing.includes(gap)).flatMap((gap) => questionOf[gap]?.(view) ?? [])
  const questions = [...aboutRivals(view, wanted), ...asked, ...objection(view)]
  if (questions.length === 0) questions.push(habit(view))
  return questions.slice(0, most)
}

function aboutRivals(view: MarketView, wanted: number): OpenQuestion[] {
  const { rivals, market, people, terms, today } = view
  const job = terms.job ?? 'get this done'
  if (market === null && rivals.length === 0)
    return [
      {
        question: `Who are the competitors? The built-in library has no market for this product${today.some(({ said }) => said) ? ', so only what people use today is listed' : ', so none is listed'}.`,
        owner: productManager,
        test: `Ask five ${people} what they typed and opened the last time they wanted to ${job}; then spend half an hour with the pages they name.`,
      },
    ]
  if (rivals.length < wanted)
    return [
      {
        question: `Who else competes? ${wanted} competitors were asked for and the library has ${rivals.length === 0 ? 'none' : `only ${listed(rivals.map(({ vendor }) => vendor.name))}`}${market ? ` in ${lowerFirst(market.name)}` : ''}.`,
        owner: productManager,
        test: `Ask three ${people} which products they looked at to ${job} and why they stopped.`,
      },
    ]
  return []
}

const questionOf: Partial<Record<BriefGap, (view: MarketView) => OpenQuestion[]>> = {
  actor: ({ terms }) => [
    {
      question: terms.who ? `Who uses it? The draft assumes ${terms.who.plural}, the usual users of this market.` : `Who uses it? The description names nobody.`,
      owner: productManager,
      test: `Write down three people by name who would have needed it last month${terms.quote ? ` ("${terms.quote}")` : ''}, and call one.`,
    },
  ],
  job: ({ people, terms }) => [
    {
      question: `What do ${people} get done with it, as a verb and a thing${terms.quote ? `, beyond "${terms.quote}"` : ''}?`,
      owner: productManager,
      test: `Let two of ${people} tell the last time they needed it, step by step, and mark where ${terms.subject} would come in.`,
    },
  ],
  buyer: ({ people, buyerRole, terms }) => [
    {
      question: `Who pays for ${terms.subject}${terms.who && !terms.who.assumed ? `: ${people} themselves, or somebody for them` : ''}?${buyerRole ? ` In this market it is often ${withArticle(lowerFirst(buyerRole.title))} (assumption of the library).` : ''}`,
      owner: productManager,
      test: `Ask three ${people} which tool was last paid for on their behalf, by whom, and from which budget.`,
    },
  ],
  alternative: ({ people, terms, today }) => [
    {
      question: `How do ${people} ${terms.job ?? 'manage'} today?${today[0] && !today[0].said ? ` The draft assumes ${today[0].text}.` : ''}`,
      owner: 'User researcher',
      test: `Sit beside two of them the next time and write down each tool and each wait.`,
    },
  ],
  'business-model': ({ market, terms, buyers }) => {
    const price = market?.prices[0]
    const range = price ? ` (library: ${price.low} to ${price.high} ${price.currency} ${price.unit}, ${price.basis === 'fact' ? 'from a public source' : 'an assumption'})` : ''
    return [
      {
        question: `What is charged for ${terms.subject}, to whom and per what?${range ? ` Comparable: ${lowerFirst(price?.what ?? '')}${range}.` : ''}`,
        owner: 'Business owner',
        test: price ? `${withoutPoint(price.note)}; then name a price to three ${buyers} and note the first question they ask.` : `Name a price to three ${buyers} and note the first question they ask.`,
      },
    ]
  },
  geography: ({ market, terms, people }) => {
    const rule = market?.regulations[0]
    return [
      {
        question: `In which country does ${terms.subject} start?${rule ? ` It decides among others whether ${rule.name} applies.` : ''}`,
        owner: rule ? 'Legal counsel' : productManager,
        test: `List where the first ten ${people} whom the team can reach by phone live and work.`,
      },
    ]
  },
  novelty: ({ terms, rivals, people }) =>
    terms.promises.length > 0
      ? []
      : [
          {
            question: `What can ${terms.subject} do that ${rivals[0] ? rivals[0].vendor.name : 'nothing else'}${rivals[0] ? ' cannot' : ' can'}?`,
            owner: productManager,
            test: `Show ${rivals[0] ? `the page of ${rivals[0].vendor.name}` : 'a one-page description'} to three ${people} and ask what is missing for them.`,
          },
        ],
  scale: ({ people, context }) => {
    const places = placeNames(context)
    return [
      {
        question: `How many ${people} are there${places.length > 0 && !people.includes(places[0] ?? '') ? ` in ${listed(places)}` : ''}, and how often does each have the problem?`,
        owner: productManager,
        test: `Take the count from the national statistics office or the trade association, and the frequency from a diary of three of them over two weeks.`,
      },
    ]
  },
}

/** The objection that blocks most purchases of this market, when a place is left. */
function objection({ market, terms, relevance }: MarketView): OpenQuestion[] {
  const blocker = [...(market?.roles ?? [])]
    .filter(({ part }) => part === 'blocker')
    .sort((a, b) => relevance.score(`${b.title} ${b.organization}`) - relevance.score(`${a.title} ${a.organization}`))[0]
  if (!blocker) return []
  return [
    {
      question: `What is the answer to ${withArticle(lowerFirst(blocker.title))} who says: "${withoutPoint(blocker.objections[0] ?? '')}"?`,
      owner: productManager,
      test: `Tell ${terms.subject} in two minutes to one such person and write down the second sentence of the reply.`,
    },
  ]
}

const habit = ({ people, terms }: MarketView): OpenQuestion => ({
  question: `How often do ${people} ${terms.job ?? 'need this'}?`,
  owner: 'User researcher',
  test: `Ask five of them for the last three times, with the date of each.`,
})
