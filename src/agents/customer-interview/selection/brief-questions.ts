import { type MarketFacts, type OwnKnowledge, tellingOwn, todayClause } from '#drafting/index.ts'
import { asQuote, yourFact } from '#shared/own-fact.ts'
import type { GuidedQuestion } from '../output.ts'

/** Each asks for something that happened; the user's clause says about what. */
const lastTimes: readonly ((clause: string) => GuidedQuestion)[] = [
  (clause) => ({
    question: `Tell me about the last time you needed this and did not have it: “${clause}”. What did you do, step by step?`,
    probe: 'When was that, and who was waiting for it?',
    goodAnswer: 'A date and a name. Keep it in the first release if three of five describe a case from the last month.',
  }),
  (clause) => ({
    question: `Who does this at the moment: “${clause}”? Could you show me the last three cases?`,
    probe: 'How long did each of the three take?',
    goodAnswer: 'Three real cases. If nobody can show one, leave it out of the first release.',
  }),
  (clause) => ({
    question: `What went wrong last time with this: “${clause}”?`,
    probe: 'Who noticed first, and what did it cost?',
    goodAnswer: 'A cost in hours or money. A shrug means it is your problem, not theirs.',
  }),
  (clause) => ({
    question: `What have you tried to improve this: “${clause}”? Why did you stop?`,
    probe: 'What did it cost to try?',
    goodAnswer: 'A tool, a list or a person they paid for. If they tried nothing, there is no budget yet.',
  }),
  (clause) => ({
    question: `When did someone last ask you for this: “${clause}”? What did you say?`,
    probe: 'Who was it, and what did they do then?',
    goodAnswer: 'A person and an answer. If nobody ever asked, rank it below the others.',
  }),
]

/** A question for each feature that is the user's own. */
export function aboutOwn({ own }: MarketFacts): GuidedQuestion[] {
  return tellingOwn(own, lastTimes.length).flatMap((clause, index) => lastTimes[index]?.(clause) ?? [])
}

/** What one customer said is asked of the others as something that happened. */
export function aboutHeard({ quotes }: OwnKnowledge): GuidedQuestion[] {
  return quotes.slice(0, mostHeard).map((fact) => ({
    question: `One customer said: ${asQuote(fact.text)}. When was it last like that for you? Walk me through it.`,
    probe: 'What did you do about it?',
    goodAnswer: `A dated example. A shrug counts against the quote ${yourFact(fact)}.`,
  }))
}

const mostHeard = 2

/** How it goes today, by the user's own account of it. */
export function aboutToday({ reading }: MarketFacts): GuidedQuestion[] {
  const today = todayClause(reading)
  return [
    {
      question: today
        ? `Using your own records, show me the last day this happened: “${today.text}”. Where did it go wrong?`
        : 'Walk me through the last time you did this, from the first step to the last. Where did it go wrong?',
      probe: 'May I see what you used: the sheet, the list, the phone?',
      goodAnswer: today
        ? 'Your description holds if they show it to you unprompted; if they use something else, write down its name.'
        : 'A tool, a list or a person by name: that is the competitor to beat.',
    },
  ]
}

/** Who paid for what, and who said yes. */
export function aboutMoney({ price, people, reading }: MarketFacts): GuidedQuestion[] {
  const payer = reading.payer?.text ?? people[0]?.quote.text
  return [
    {
      question:
        'What have you paid in the last twelve months for anything that does part of this? May I see an invoice?',
      probe: 'What did you pay for and then stop using?',
      goodAnswer: price
        ? `“${price.quote.text}” holds if two of five pay as much for something comparable; otherwise change the unit or the price.`
        : 'An amount and a unit: per seat, per case, per month. Price in the unit they already pay in.',
    },
    {
      question: 'Who approved the last tool you bought, and who could have blocked it?',
      probe: 'How long did it take from first look to first payment?',
      goodAnswer: payer
        ? `“${payer}”. A different answer changes who pays in your plan.`
        : 'A role and a number of weeks.',
    },
  ]
}
