import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { openQuestions } from '#drafting/compose/open-questions.ts'
import { sentence } from '#drafting/compose/phrases.ts'
import type { Feature } from '../output.ts'
import { rankedFeatures } from '../ranking.ts'

const most = 4

/** Which number would change the order if it were wrong, then what the description leaves open. */
export function questions(facts: DraftFacts, features: readonly Feature[], goals: readonly string[]): OpenQuestion[] {
  const turning = turningPoint(features)
  const asked: OpenQuestion[] = turning
    ? [
        {
          question: `Is ${turning.first.id} really ${turning.first.effort} person-week${turning.first.effort === 1 ? '' : 's'}? From ${turning.weeks} on, ${turning.second.id} is ahead of it`,
          owner: 'Engineering lead',
          test: sentence(`Size both with one engineer after a sketch of “${turning.first.name}”`),
        },
      ]
    : []
  const unserved = goals.filter((goal) => !features.some(({ rests }) => rests.includes(`your goal “${goal}”`)))
  const [goal] = unserved
  if (goal)
    asked.push({
      question: `Which feature serves your goal “${goal}”? None on the table names it`,
      owner: 'Product manager',
      test: sentence(
        `Ask five ${facts.subject.who.plural} what stood in the way of it the last time, and add what they name as a line of the form`,
      ),
    })
  return [...asked, ...openQuestions(facts, 2)].slice(0, most)
}

/** The first two neighbours of one rank whose order a larger effort would turn. */
function turningPoint(features: readonly Feature[]): { first: Feature; second: Feature; weeks: number } | null {
  const ranked = rankedFeatures(features)
  for (const [index, each] of ranked.entries()) {
    const next = ranked[index + 1]
    if (!next || next.bucket !== each.bucket || next.rice <= 0 || next.feature.dependsOn.includes(each.feature.id))
      continue
    const weeks = Math.ceil((each.value / next.rice) * 2) / 2
    if (weeks > each.feature.effort && weeks <= each.feature.effort * 2)
      return { first: each.feature, second: next.feature, weeks }
  }
  return null
}
