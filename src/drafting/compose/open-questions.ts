import type { BriefGap } from '#shared/brief.ts'
import type { DraftFacts } from './draft-facts.ts'
import { paysSelf } from './pays-self.ts'
import { lowerFirst, sentence, upperFirst, withArticle } from './phrases.ts'
import { priceAnchor } from './price-anchor.ts'
import { priceRange } from './price-range.ts'
import { sharedWords } from './relevance.ts'
import { nearestRival } from './risks.ts'
import { shortName } from './rules.ts'
import { isTheirSide } from './their-side.ts'

export interface Question {
  question: string
  owner: string
  test: string
}

const most = 5

/** What the brief lacks, the costliest gap first; then what the means always leaves open. */
export function openQuestions(facts: DraftFacts, least = 2): Question[] {
  const { brief, means, role } = facts
  const gaps = order
    .filter(
      (gap) =>
        brief.missing.includes(gap) &&
        !(gap === 'actor' && facts.subject.whoBasis === 'said') &&
        !(gap === 'alternative' && facts.subject.today.length > 0),
    )
    .flatMap((gap) => ask[gap](facts) ?? [])
  const ofMeans = means
    .flatMap(({ questions }) => questions.slice(0, 1))
    .map(({ question, cheapestTest, owner }) => ({ question, owner, test: cheapestTest }))
  const objection = role?.objections[0]
  const ofRole: Question[] = objection
    ? [
        {
          question: `What do we answer ${withArticle(facts.subject.who.singular)} who says: “${objection.replace(/[“”"]/g, '’')}”?`,
          owner: 'Product designer',
          test: `Show two paper sketches to five ${facts.subject.who.plural}; note which sentence they say first`,
        },
      ]
    : []
  // A question of each origin before a second of one; a list of gaps alone would look the same for every short idea.
  const ranked = [...gaps.slice(0, 3), ...ofMeans.slice(0, 1), ...ofRole, ...gaps.slice(3), ...ofMeans.slice(1)]
  const questions = ranked.slice(0, most)
  const filled = questions.length < least ? [...questions, ...always(facts)].slice(0, least) : questions
  return filled.map(({ question, owner, test }) => ({ question: upperFirst(question), owner, test: sentence(test) }))
}

const order: readonly BriefGap[] = [
  'actor',
  'job',
  'buyer',
  'alternative',
  'business-model',
  'novelty',
  'geography',
  'constraint',
  'means',
  'scale',
]

type Ask = (facts: DraftFacts) => Question | null

const ask: Record<BriefGap, Ask> = {
  actor: ({ subject }) => ({
    question: subject.market
      ? `Who uses it first? The library suggests ${withArticle(subject.who.singular)}, which nobody has confirmed`
      : `Who is the first person that “${subject.idea}” is for?`,
    owner: 'Product manager',
    test: subject.main
      ? `Write down the names of five people who had to ${subject.shortJob} last month; if you cannot, find them before anything else`
      : 'Write down five people by name, and ask each about the last time they had this problem',
  }),
  job: ({ subject }) => ({
    question: `What ${subject.whoBasis === 'unknown' ? 'do people' : `do ${subject.who.plural}`} have in hand at the end that was not there before?`,
    owner: 'Product manager',
    test: `Watch three of them for an hour each, and write down every step as verb and object`,
  }),
  buyer: (facts) => {
    const { subject, market } = facts
    if (subject.main && paysSelf(subject.who))
      return {
        question: `What did ${subject.who.plural} last pay to ${subject.shortJob}, out of their own pocket?`,
        owner: 'Product manager',
        test: `Ask five ${subject.who.plural} for the receipt: what it was, what it cost, and whether they paid again`,
      }
    const role = market?.roles.find(
      (each) =>
        each.part === 'buyer' &&
        sharedWords(each.title, subject.who.singular) === 0 &&
        (subject.whoBasis !== 'said' || isTheirSide(each, subject.who, facts.brief)),
    )
    const payer = role ? `, or somebody like ${withArticle(lowerFirst(role.title))}` : ''
    return {
      question: subject.main
        ? `Who pays when ${subject.who.plural} ${subject.shortJob}: they themselves${payer || ', or somebody who gains from it'}?`
        : `Who would pay for “${subject.idea}”${payer.replace(/^, or/, ':')}?`,
      owner: 'Product manager',
      test: `Ask five ${subject.main ? subject.who.plural : 'people'} who paid for the last tool they used for it, and ask that person for fifteen minutes`,
    }
  },
  alternative: ({ subject }) => ({
    question: subject.main
      ? `What do ${subject.who.plural} do today when they have to ${subject.shortJob}?`
      : `What do people use today instead of “${subject.idea}”?`,
    owner: 'User researcher',
    test: subject.main
      ? `Watch three ${subject.who.plural} the next time; for each ${subject.main.kind.id === 'warn' ? 'case' : subject.anyStep.thing}, note every tool, call and piece of paper, and the minutes in between`
      : 'Ask three people to show what they did the last time, with every tool, call and piece of paper',
  }),
  'business-model': ({ subject, market, relevance }) => {
    const price = priceAnchor(market, relevance)
    const anchor = price ? `, with ${priceRange(price)} as an assumed anchor` : ''
    const payer = subject.buyer?.plural ?? subject.who.plural
    return {
      question: subject.main
        ? `What is it worth to ${payer} to be able to ${subject.shortJob}${anchor}?`
        : `What would be paid for, and how often${anchor}?`,
      owner: 'Product manager',
      test: price
        ? `Show five ${payer} two price sheets, one at each end of that range, and note which line they argue with`
        : `Show five ${payer} two price sheets, and note which line they argue with`,
    }
  },
  novelty: (facts) => {
    const rival = nearestRival(facts)
    const { subject } = facts
    const other = rival ? rival.vendor.name : subject.today[0]
    if (!other || !subject.main) return null
    return {
      question: `What can ${withArticle(subject.who.singular)} do here that is not possible with ${other}?`,
      owner: 'Product manager',
      test: `Let three ${subject.who.plural} ${subject.shortJob} with ${other}, and write down where each one stops`,
    }
  },
  geography: ({ subject, market }) => {
    const rule = market?.regulations[0]
    return {
      question: `Where do the first ten ${subject.who.plural} live or work${rule ? `, and does ${shortName(rule.name)} bind there` : ''}?`,
      owner: 'Product manager',
      test: `List the ${subject.who.plural} whom you could visit this month, and take the place with the most`,
    }
  },
  constraint: ({ subject }) => ({
    question: `What must never happen when ${withArticle(subject.who.singular)} ${subject.main && subject.main.who.plural === subject.who.plural ? subject.main.third : 'uses it'}?`,
    owner: 'Engineering lead',
    test: `Ask three ${subject.who.plural} for the worst time it went wrong and what it cost them`,
  }),
  means: ({ subject }) => ({
    question: `Does it have to be built at all before five ${subject.who.plural} can ${subject.main ? subject.shortJob : 'try it'}?`,
    owner: 'Engineering lead',
    test: `Do it by hand for five of them for a week, with a phone and a shared sheet; note what the hand could not do`,
  }),
  scale: ({ subject }) => ({
    question: subject.main
      ? `How often in a month does ${withArticle(subject.who.singular)} have to ${subject.shortJob}?`
      : `How often does it happen in a month?`,
    owner: 'Data analyst',
    test: `A tally sheet with three ${subject.who.plural} for two weeks`,
  }),
}

function always({ subject }: DraftFacts): Question[] {
  const step = subject.main ?? subject.anyStep
  return [
    {
      question: `Which result of the pilot with ${subject.who.plural} would make us stop?`,
      owner: 'Product manager',
      test: 'Write the number down and show it to the sponsor before the first session',
    },
    {
      question: `Which ${step.thing} is the hardest one that ${withArticle(subject.who.singular)} has met?`,
      owner: 'User researcher',
      test: `Ask five of them for that one, and run it through a paper version of “${step.short}”`,
    },
  ]
}
