import { type MarketFacts, type OwnKnowledge, tellingOwn, todayClause } from '#drafting/index.ts'
import { asQuote, yourFact } from '#shared/own-fact.ts'
import type { GuidedQuestion } from '../output.ts'

/** Each asks for something that happened; the user's clause says about what. */
const lastTimes: readonly ((clause: string) => GuidedQuestion)[] = [
  (clause) => ({
    question: `Tell me about the last time before anything like this existed for you: “${clause}”. What did you do, step by step?`,
    probe: 'When was that, and who was waiting?',
    goodAnswer: 'A day and a name. Keep it in the first release if three of five describe a case from the last month.',
  }),
  (clause) => ({
    question: `Who does this at present: “${clause}”? Show me the last three cases.`,
    probe: 'How long did each of the three take?',
    goodAnswer: 'Three cases on the table. Nobody can show one: leave it out of the first release.',
  }),
  (clause) => ({
    question: `What went wrong the last time with this: “${clause}”?`,
    probe: 'Who noticed first, and what did it cost?',
    goodAnswer: 'A cost in hours or money. A shrug means that it is yours, not theirs.',
  }),
  (clause) => ({
    question: `What have you tried so that this goes better: “${clause}”, and why did you stop?`,
    probe: 'What did it cost to try?',
    goodAnswer: 'A tool, a list or a person they paid for. Nothing tried means no budget yet.',
  }),
  (clause) => ({
    question: `When did somebody last ask you for this: “${clause}”? What did you answer?`,
    probe: 'Who was it, and what did they do then?',
    goodAnswer: 'A person and an answer. If nobody ever asked, put it behind the others.',
  }),
]

/** A question for each feature that is the user's own. */
export function aboutOwn({ own }: MarketFacts): GuidedQuestion[] {
  return tellingOwn(own, lastTimes.length).flatMap((clause, index) => lastTimes[index]?.(clause) ?? [])
}

/** What one customer said is asked of the others as something that happened. */
export function aboutHeard({ quotes }: OwnKnowledge): GuidedQuestion[] {
  return quotes.slice(0, mostHeard).map((fact) => ({
    question: `One customer said: ${asQuote(fact.text)}. When was it last like that for you? Tell me from the beginning.`,
    probe: 'What did you do about it?',
    goodAnswer: `A case with a date. One who shrugs counts against the quote ${yourFact(fact)}.`,
  }))
}

const mostHeard = 2

/** How it goes today, by the user's own account of it. */
export function aboutToday({ reading }: MarketFacts): GuidedQuestion[] {
  const today = todayClause(reading)
  return [
    {
      question: today
        ? `Show me, with what lies on your desk, the last day on which this was so: “${today.text}”. Where did it slip?`
        : 'Walk me through the last time you did this, from the first step to the last. Where did it slip?',
      probe: 'May I see what you used for it: the sheet, the list, the phone?',
      goodAnswer: today
        ? 'Your words hold if they show it to you unasked; if they use something else, write its name down.'
        : 'A tool, a list or a person by name: that is the rival to beat, and no library knows it.',
    },
  ]
}

/** Who paid for what, and who said yes. */
export function aboutMoney({ price, people, reading }: MarketFacts): GuidedQuestion[] {
  const payer = reading.payer?.text ?? people[0]?.quote.text
  return [
    {
      question: 'What did you pay in the last twelve months for anything that does a part of this? May I see a bill?',
      probe: 'What did you pay for and stop using?',
      goodAnswer: price
        ? `“${price.quote.text}” stands if two of five pay as much for something near it; else change the unit or the price.`
        : 'A sum and a unit: a seat, a case, a month. Price in the unit that they pay in already.',
    },
    {
      question: 'Who said yes to the last tool that you bought, and who could have said no?',
      probe: 'How long did it take from the first look to the first payment?',
      goodAnswer: payer ? `“${payer}”. Another answer changes who pays in your plan.` : 'A role and a number of weeks.',
    },
  ]
}
