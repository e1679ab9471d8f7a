import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { Category } from './category.ts'
import { type Talk, toldPain } from './talk.ts'

/** What it cost, counted from cases and not estimated. */
export function aboutCost({ shortJob, known }: Talk, view: MarketView): Category {
  const { people, relevance, facts } = view
  const told = toldPain(view)
  const person = facts.role ?? known
  const felt = mostRelevant(person?.pains ?? [], (text) => text, relevance)[0]
  return {
    name: 'What it cost',
    description: `Time, money and standing that ${people} lost, counted from cases that they can name.`,
    minutes: 6,
    guide: [
      {
        question: `Which time that you had to ${shortJob} was the worst in the last year?`,
        probe: 'How long did it take you that time?',
        goodAnswer: told
          ? `Whether it is what the description reports (${told}) or something else; do not offer it.`
          : felt && person
            ? `Whether it comes near to what is known of ${withArticle(lowerFirst(person.title))}: “${withoutPoint(felt)}”; do not offer it.`
            : `A story with a next day; without one, having to ${shortJob} hurts nobody for long.`,
      },
      {
        question: `What have you paid so far, in money or in favours, so that you did not have to ${shortJob} yourself?`,
        probe: '',
        goodAnswer: `A sum or a name; nothing paid by ${people} in a year with bad cases is an answer too.`,
      },
    ],
  }
}
