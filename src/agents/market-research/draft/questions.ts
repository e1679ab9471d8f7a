import type { OpenQuestion } from '#agents/_kit/claim.ts'
import { type MarketView, sharedBeyondMarket } from '#drafting/compose/market-view.ts'
import { ownPriceAnchor } from '#drafting/compose/own-price-anchor.ts'
import { paysSelf } from '#drafting/compose/pays-self.ts'
import { listed, lowerFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { priceRange } from '#drafting/compose/price-range.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { BriefGap } from '#shared/brief.ts'

const productManager = 'Product manager'
const most = 5
const few = 3
const inOrder: readonly BriefGap[] = [
  'actor',
  'job',
  'buyer',
  'alternative',
  'business-model',
  'geography',
  'novelty',
  'scale',
]

/** What has to be known before the analysis can be relied on: rivals first, then what the description leaves out. */
export function questionsFor(view: MarketView, wanted: number, hasTrends: boolean): OpenQuestion[] {
  const { terms, context } = view
  const open = inOrder.filter((gap) => {
    if (gap === 'job' && terms.job !== null) return false
    if (gap === 'actor' && terms.who !== null && !terms.who.assumed) return false
    if (gap === 'geography' && placeNames(context).length > 0) return false
    return context.brief.missing.includes(gap)
  })
  const gaps = open.flatMap((gap) => questionOf[gap]?.(view) ?? [])
  const questions = [
    ...aboutRivals(view, wanted),
    ...gaps.slice(0, 4),
    ...(hasTrends ? [] : change(view)),
    ...objection(view),
    ...gaps.slice(4),
  ]
  const unread = view.rivals.find(({ source }) => source === null)
  if (unread) questions.push(stillTrue(unread, view))
  return (questions.length < few ? [...questions, habit(view)] : questions).slice(0, most)
}

function aboutRivals({ rivals, market, people, terms, today }: MarketView, wanted: number): OpenQuestion[] {
  const job = terms.shortJob ?? 'get this done'
  if (market === null && rivals.length === 0) {
    const listedHere = today.some(({ said }) => said) ? 'only what people use today is listed' : 'none is listed'
    return [
      {
        question: `Who are the competitors of ${terms.subject}? The built-in library has no market for it, so ${listedHere}.`,
        owner: productManager,
        test: `Ask five ${people} what they typed and opened the last time they wanted to ${job}; then spend half an hour with the pages they name.`,
      },
    ]
  }
  if (rivals.length >= wanted) return []
  const names = rivals.length === 0 ? 'none' : `only ${listed(rivals.map(({ vendor }) => vendor.name))}`
  return [
    {
      question: `Who else competes with ${terms.subject}? ${wanted} competitors were asked for and the library has ${names}${market ? ` in ${lowerFirst(market.name)}` : ''}.`,
      owner: productManager,
      test: `Ask three ${people} which products they looked at to ${job} and why they stopped.`,
    },
  ]
}

const questionOf: Partial<Record<BriefGap, (view: MarketView) => OpenQuestion[]>> = {
  actor: ({ terms }) => [
    {
      question: terms.who
        ? `Who uses ${terms.subject}? The draft assumes ${terms.who.plural}, the usual users in this market.`
        : `Who uses ${terms.subject}? The description could not be read for a group of people.`,
      owner: productManager,
      test: `Write down three people by name who would have needed it last month, and call one.`,
    },
  ],
  job: ({ people, terms }) => [
    {
      question: `What do ${people} get done with it, as a verb and a thing?`,
      owner: productManager,
      test: `Let two of them tell the last time they needed it, step by step, and mark where ${terms.subject} would come in.`,
    },
  ],
  buyer: ({ clients, buyerRole, decider, terms }) => [
    terms.who && paysSelf(terms.who)
      ? {
          question: `What have ${clients} paid for already ${terms.shortJob ? `to ${terms.shortJob}` : 'to have this done'}, out of their own pocket?`,
          owner: productManager,
          test: `Ask five ${clients} for the last receipt: what it was, what it cost and whether they paid again.`,
        }
      : {
          question: decider
            ? `Who pays for ${terms.subject}: do ${decider} have a budget, or must somebody above them sign?`
            : `Who pays for ${terms.subject}${terms.who && !terms.who.assumed ? `: ${clients} themselves, or somebody for them` : ''}?${buyerRole ? ` The library's guess is ${withArticle(lowerFirst(buyerRole.title))}.` : ''}`,
          owner: productManager,
          test: decider
            ? `Ask three ${decider} which tool they last got paid for, by whom, and from which budget.`
            : `Ask three ${clients} which tool was last paid for on their behalf, by whom, and from which budget.`,
        },
  ],
  alternative: ({ people, terms, today }) => {
    const first = today[0]
    const told = terms.todayWords
      ? ` The description says only "${terms.todayWords}".`
      : first && !first.said
        ? ` The draft goes by this assumption: ${first.text}.`
        : ''
    return [
      {
        question: `How do ${people} ${terms.shortJob ?? 'manage'} today?${told}`,
        owner: 'User researcher',
        test: `Sit beside two of them the next time they want to ${terms.shortJob ?? 'do this'} and write down each tool and each wait.`,
      },
    ]
  },
  'business-model': (view) => {
    const { terms, buyers } = view
    const price = ownPriceAnchor(view)
    const ask = `name a price to three ${buyers} and note the first question they ask`
    if (!price)
      return [
        {
          question: `What is charged for ${terms.subject}, to whom and per what?`,
          owner: 'Business owner',
          test: `For ${terms.subject}, ${ask}.`,
        },
      ]
    const basis = price.basis === 'fact' ? 'public list prices' : 'an assumption of the library'
    return [
      {
        question: `What is charged for ${terms.subject}, to whom and per what? To compare: ${lowerFirst(price.what)} (${priceRange(price)}; ${basis}).`,
        owner: 'Business owner',
        test: `${withoutPoint(price.note)}; then ${ask}.`,
      },
    ]
  },
  geography: ({ market, terms, clients, relevance }) => {
    const rule = mostRelevant(market?.regulations ?? [], ({ name, requires }) => `${name} ${requires}`, relevance)[0]
    return [
      {
        question: `In which country does ${terms.subject} start?${rule ? ` It decides among others whether ${rule.name} applies.` : ''}`,
        owner: rule ? 'Legal counsel' : productManager,
        test: `List where the first ten ${clients} whom the team can reach by phone live and work.`,
      },
    ]
  },
  novelty: ({ terms, rivals, people, today }) => {
    if (terms.promises.length > 0) return []
    const against = rivals[0]?.vendor.name ?? today.find(({ said }) => said)?.text
    return [
      {
        question: against
          ? `What can ${people} do with ${terms.subject} that they cannot do with ${against}?`
          : `What is new about ${terms.subject} for ${people}?`,
        owner: productManager,
        test: against
          ? `Put ${against} and a one-page description of ${terms.subject} before three ${people} and ask what each is missing.`
          : `Show a one-page description of ${terms.subject} to three ${people} and ask what they would drop for it.`,
      },
    ]
  },
  scale: ({ people, clients, context, terms }) => {
    const places = placeNames(context)
    return [
      {
        question: `How many ${clients === people ? people : `${clients} and ${people}`} are there${places.length > 0 ? ` in ${listed(places)}` : ''}, and how often ${terms.shortJob ? `do they ${/^know /.test(terms.shortJob) ? 'want to ' : ''}${terms.shortJob}` : 'do they have the problem'}?`,
        owner: productManager,
        test: `Take the count from the statistics office or a trade association, and the frequency from a diary that three ${people} keep for two weeks.`,
      },
    ]
  },
}

/** Asked when no development of the library touches the product. */
function change({ market, people, terms }: MarketView): OpenQuestion[] {
  if (!market) return []
  return [
    {
      question: `What has changed lately for ${people}? The developments that the library dates in ${lowerFirst(market.name)} do not touch this job${terms.shortJob ? ` (${terms.shortJob})` : ''}.`,
      owner: 'Market researcher',
      test: `Ask three ${people} what they do differently from two years ago, and what they have bought or cancelled since.`,
    },
  ]
}

/** The objection that blocks such a purchase, when it has to do with this product. */
function objection(view: MarketView): OpenQuestion[] {
  const { market, terms, relevance } = view
  const blockers = (market?.roles ?? []).filter(({ part }) => part === 'blocker')
  const textOf = (role: (typeof blockers)[number]) => `${role.title} ${role.organization} ${role.objections.join(' ')}`
  const blocker = mostRelevant(blockers, textOf, relevance, 0.8).find(
    (role) => sharedBeyondMarket(view, textOf(role)) > 0,
  )
  const words = mostRelevant(blocker?.objections ?? [], (text) => text, relevance)[0]
  if (!blocker || !words) return []
  return [
    {
      question: `What is the answer to ${withArticle(lowerFirst(blocker.title))} who says: "${withoutPoint(words)}"?`,
      owner: productManager,
      test: `Describe ${terms.subject} to one such person in two minutes and write down the second sentence of the reply.`,
    },
  ]
}

/** A rival of the library whose page this run did not retrieve. */
const stillTrue = ({ vendor }: Rival, { people }: MarketView): OpenQuestion => ({
  question: `Is what the library says of ${vendor.name} still true? No source of this run covers it.`,
  owner: productManager,
  test: `Read its pricing page and its ten latest reviews, and ask three ${people} whether they know it.`,
})

const habit = ({ people, terms }: MarketView): OpenQuestion => ({
  question: `How often do ${people} want to ${terms.shortJob ?? 'have this done'}?`,
  owner: 'User researcher',
  test: 'Ask five of them for the last three times, with the date of each.',
})
