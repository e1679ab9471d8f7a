import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, lowerFirst, sentence, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { risks } from '#drafting/compose/risks.ts'
import { statesOf } from '#drafting/compose/step-states.ts'
import { viaToday } from '#drafting/compose/subject.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

const most = 6

/** What the people around the product need when it starts. */
export function handover(facts: DraftFacts, steps: readonly WorkStep[], existing: readonly string[]) {
  const { subject, regions } = facts
  const [first] = steps
  const last = steps.at(-1)
  if (!first || !last) return []
  const states = statesOf(steps.filter(({ thing }) => thing === first.thing))
  const decider = steps.find(({ kind }) => kind.id === 'decide')
  const items = [
    {
      item: `Support finds any ${first.thing} by person and day, and sees ${states.length > 0 ? `whether it is ${listed(states.slice(0, 4), 'or')}` : 'what happened to it'}`,
      owner: 'Engineering lead',
      when: 'One week before the first pilot user',
    },
    ...risks(facts)
      .slice(0, 2)
      .map(({ earlySign, answer }) => ({
        item: `An alarm shows this sign: ${lowerFirst(withoutPoint(earlySign))}. Beside it: ${lowerFirst(withoutPoint(answer))}`,
        owner: 'Product manager',
        when: 'Before the pilot starts',
      })),
    ...(decider
      ? [
          {
            item: `It is written down who decides about ${withArticle(decider.thing)} when ${listed([decider.who.plural])} are away`,
            owner: 'Product manager',
            when: 'Before the first pilot user',
          },
        ]
      : []),
    ...(subject.today[0]
      ? [
          {
            item: `A day is set from which ${first.things} no longer go ${viaToday(subject.today[0])}, and somebody watches those that still do`,
            owner: 'Product manager',
            when: 'Agreed before the pilot, checked in its second week',
          },
        ]
      : []),
    ...existing.slice(0, 1).map((line) => ({
      item: `The people who run “${line}” know what ${subject.product} asks of it, how often, and whom to call`,
      owner: 'Engineering lead',
      when: 'Two weeks before the first connection',
    })),
    {
      item: `Deleting one person is rehearsed on a copy: ${listed([...new Set(steps.map(({ things }) => things))].slice(0, 3))} of others stay whole`,
      owner: 'Engineering lead',
      when: `Before real ${subject.who.plural} are let in${regions[0] ? ` in ${regions[0].name}` : ''}`,
    },
    {
      item: `Going back is rehearsed: with the last version restored, no ${last.thing} made since is lost without being listed`,
      owner: 'Engineering lead',
      when: 'On the day before the start',
    },
  ]
  return items.slice(0, most).map((entry) => ({ ...entry, item: sentence(entry.item) }))
}
