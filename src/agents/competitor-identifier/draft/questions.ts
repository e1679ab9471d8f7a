import type { OpenQuestion } from '#agents/_kit/claim.ts'
import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { listed, lowerFirst, upperFirst } from '#drafting/compose/phrases.ts'
import type { Groups } from './groups.ts'
import { jobOf } from './job-of.ts'

const owner = 'Product manager'

/** What decides whether the list is right: who is missing, who was lost to whom, and where it is sold. */
export function questionsFor({ people, terms, market, context }: MarketView, groups: Groups): OpenQuestion[] {
  const job = jobOf(terms)
  const named = groups.direct.slice(0, 2).map(({ vendor }) => vendor.name)
  const questions: OpenQuestion[] = [
    named.length > 0
      ? {
          question:
            named.length === 1
              ? `Have ${people} tried ${named[0]}, and why did they stop?`
              : `Which of ${listed(named)} have ${people} tried, and why did they stop?`,
          owner,
          test: `Ask five ${people} what they opened the last time they wanted to ${job}; write down each name that is not on this list.`,
        }
      : {
          question: `Whom do ${people} turn to when they want to ${job}? ${market === null ? 'The library has no market for it.' : `Of the vendors that the library lists in ${lowerFirst(market.name)}, none does this job.`}`,
          owner,
          test: `Ask five ${people} what they typed or whom they called the last time, and spend half an hour with each page they name.`,
        },
  ]
  const covering = groups.direct.find(({ covers }) => covers.length > 0)
  if (covering)
    questions.push({
      question: `Does ${lowerFirst(covering.covers[0] ?? '')} in ${covering.vendor.name} do the whole job, or only its first step?`,
      owner,
      test: `${upperFirst(tryIn(covering.vendor.name, terms.shortJob))} and mark where it stops.`,
    })
  const pages = context.sources.filter(({ kind }) => kind === 'page').slice(0, 5)
  if (market === null && pages.length > 0)
    questions.push({
      question: `Which of the pages that the search found (${pages.map(({ number }) => `[${number}]`).join(', ')}) sell a way to ${job}?`,
      owner,
      test: `Open each, and keep those that name ${people} or this job on their first screen.`,
    })
  else if (market === null)
    questions.push({
      question: `Which names stand where ${people} would look for a way to ${job}?`,
      owner,
      test: `Type the words of three of them into a search engine and the store of their phone, and keep each name that comes up twice.`,
    })
  if (context.brief.missing.includes('geography'))
    questions.push({
      question: `Where is ${terms.subject} sold first? Vendors of other countries would move between the groups.`,
      owner,
      test: `List where the first ten ${people} within reach of the team live and work.`,
    })
  if (!groups.ways.some(({ said }) => said))
    questions.push({
      question: `What do ${people} use today when they want to ${job}? The description does not say, and it is the first competitor.`,
      owner: 'User researcher',
      test: `Sit beside two of them the next time they want to ${job} and write down each tool and each wait.`,
    })
  return questions.slice(0, 4)
}
