import type { MarketView } from '#drafting/compose/market-view.ts'
import { shortened } from '#drafting/compose/phrases.ts'
import type { Category } from './category.ts'
import type { Talk } from './talk.ts'

/** One case with a date, before anything general is said. */
export function aboutLastTime(talk: Talk, view: MarketView): Category {
  const { job, shortJob, isRead, asked, things: thing } = talk
  const { people, terms } = view
  const other = terms.others.find(({ bare }) => !people.includes(bare))?.bare
  const moment = momentOf(talk, view)
  return {
    name: 'The last time',
    description: isRead
      ? `One real case of ${people} who had to ${shortJob.replace(/\byour\b/g, 'their')}, with its date, before anybody generalizes.`
      : `One real case, with its date. The form names no job${terms.quote ? ` (“${shortened(terms.quote, 60)}”)` : ''}, so put what ${people} call it in the place of “this problem”.`,
    minutes: 10,
    guide: [
      {
        question: `When was the last time you had to ${job}? Tell me how it began.`,
        probe: isRead ? '' : 'Which day, and where?',
        goodAnswer: `A day and a place; if no case comes, to ${shortJob} is rarer for ${people} than the idea assumes.`,
      },
      {
        question: `Who else had a part in it, and what did each do?`,
        probe: other ? `What did ${other} say, in their words?` : '',
        goodAnswer: `Names or roles: each of them can block or spread a new way to ${shortJob}.`,
      },
      ...(asked.length > 0
        ? []
        : [
            {
              question: 'How did it end, and how did you know that it was done?',
              probe: '',
              goodAnswer: `A sign that can be pointed at; without one, ${terms.subject} cannot show ${people} that it helped.`,
            },
          ]),
      {
        question: moment
          ? `And the time before that: was it ${moment} as well?`
          : `And the time before that: when was it, and what was different?`,
        probe: thing ? `How many ${thing} last month?` : 'How often last month?',
        goodAnswer: '',
      },
    ],
  }
}

const longestMoment = 40

/** "on a Sunday night": a moment of the description that stands by itself. */
function momentOf({ shortJob }: Talk, { context }: MarketView): string | null {
  const verb = shortJob.split(' ')[0] ?? ''
  const found = context.brief.moments.find(
    ({ text, confidence }) =>
      confidence >= 0.5 &&
      text.length <= longestMoment &&
      /^(?:on|at|before|after|during|every|each|right)\b/i.test(text) &&
      !text.includes(verb) &&
      !/\b(?:they|it)\b/.test(text),
  )
  return found?.text ?? null
}
