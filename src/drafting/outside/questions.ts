import type { Archetype } from '#knowledge/outside/archetype.ts'
import type { ProposedQuestion } from '#knowledge/outside/cross-capability.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { OutsideRow } from './rows.ts'

/** A question with our answer; `asksPlace` where it is about the first country, town or group. */
export interface OutsideQuestion extends ProposedQuestion {
  asksPlace?: boolean
}

const mostQuestions = 3
/** Decisions that every product of a shape needs: more would bury those of the user's own clauses. */
const mostOfShape = 2

/** First what the clauses leave open, then what is missing altogether. */
export function questionsOf(
  { payer, price, today, places, market }: BriefReading,
  rows: readonly OutsideRow[],
  shape: Archetype | null,
): OutsideQuestion[] {
  const ofRows = rows.flatMap(({ question }) => question ?? [])
  const standing: OutsideQuestion[] = [
    ...(payer || price
      ? []
      : [
          {
            ask: 'Who pays?',
            propose:
              'Assume your target users pay, and ask ten of them to pay on the spot. If another party gains more and pays sooner, charge that party.',
            buttons: ['The target users', 'Someone else who benefits', 'Nobody, it is free'],
          },
        ]),
    ...(today.length > 0
      ? []
      : [
          {
            ask: 'How do people handle this today?',
            propose:
              'Watch three of them do the job once and note every tool and workaround; that is your first competitor.',
            buttons: ['They go without', 'They do it manually', 'They use something else: ___'],
          },
        ]),
    ...(places.length > 0
      ? []
      : [
          {
            ask: 'Where are your first ten customers?',
            asksPlace: true,
            propose: 'In one place or community that you can visit this week.',
            buttons: ['One town', 'One community, wherever it is', 'Unknown'],
          },
        ]),
  ]
  const nearest = [...(market.found ? [market.found] : []), ...market.alternatives].slice(0, 2).map(({ name }) => name)
  const place: ProposedQuestion[] =
    market.sureness === 'sure' || market.certain || nearest.length === 0
      ? []
      : [
          {
            ask: `Which category is closest: ${[...nearest, 'or none of these'].join(', ')}?`,
            propose: 'Until you choose, no data from these markets is used.',
            buttons: [...nearest.map((each) => each.slice(0, 60)), 'None of these'],
          },
        ]
  // One that every brief could be asked; the others come from its own clauses.
  return [
    ...ofRows.slice(0, 1),
    ...standing.slice(0, 1),
    ...ofRows.slice(1, mostQuestions - 1),
    ...(shape?.decisions.slice(0, mostOfShape) ?? []),
    ...place,
  ]
}
