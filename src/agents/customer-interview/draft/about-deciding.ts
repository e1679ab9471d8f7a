import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

/** Who agreed and paid the last time that something changed. */
export function aboutDeciding({ shortJob, sphere, buyer, isBuyerSaid }: Talk, view: MarketView): Category {
  const { people, terms, market, relevance } = view
  const blockers = (market?.roles ?? []).filter(({ part }) => part === 'blocker')
  const textOf = ({ title, organization, objections }: (typeof blockers)[number]) =>
    `${title} ${organization} ${objections.join(' ')}`
  const blocker = mostRelevant(blockers, textOf, relevance)[0]
  return {
    name: 'Who decides and pays',
    description: buyer
      ? `How something new gets to ${people}, and whether ${buyer} have a say${isBuyerSaid ? '' : ' (the library’s guess)'}.`
      : `How something new gets to ${people}, and out of whose pocket; the description does not say who pays.`,
    minutes: 6,
    guide: [
      {
        question: `What is the last new thing you started to use at ${sphere} that had to do with how you ${doing(shortJob)}?`,
        probe: 'What did it cost, and out of whose pocket?',
        goodAnswer: buyer
          ? `Whether ${buyer} appear, and at which point.`
          : `A name with a budget; if it is the person in front of you, ${people} are users and buyers in one.`,
      },
      {
        question: `Who said no the last time somebody wanted to ${shortJob} in a new way?`,
        probe: '',
        goodAnswer: blocker
          ? `Whether ${withArticle(lowerFirst(blocker.title))} comes up, who is known to say: “${withoutPoint(blocker.objections[0] ?? '')}”.`
          : `A person and a sentence: the first objection that ${terms.subject} will meet.`,
      },
    ],
  }
}

const doing = (job: string) => (/^(?:find out|deal with)\b/.test(job) ? 'do this' : job)
