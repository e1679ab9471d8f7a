import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { expectedStakes } from '#drafting/compose/expected-stakes.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'

const most = 4

/** What the first release leaves out, each with why: what the steps would lead to next, other markets, other people. */
export function outOfScope(facts: DraftFacts, steps: readonly WorkStep[]): string[] {
  const { subject, regions, market, brief } = facts
  const said = Object.values(brief.source).filter(Boolean).join(' ')
  const later = steps
    .filter((step, index) => steps.findIndex(({ kind }) => kind === step.kind) === index)
    .map((step) => fillStep(step.kind.later, step))
  const expected = expectedStakes(facts)
  const stake = market?.tableStakes.find(
    (each) => !expected.includes(each) && sharedWords(`${each.capability} ${each.criterion}`, said) < 2,
  )
  const region = regions[0]
  const items = [
    ...later.slice(0, 2),
    ...(stake
      ? [
          `${upperFirst(withoutPoint(stake.capability))}: usual in ${lowerFirst(market?.name ?? '')}, but no step told here needs it (assumption: ask two pilot customers)`,
        ]
      : []),
    ...(region && region.id !== 'world'
      ? [`Places other than ${region.name}: their rules and languages have not been checked`]
      : []),
    ...later.slice(2),
  ]
  const [first] = items
  if (!first) items.push(`A second kind of person beside ${subject.who.plural}: “${subject.idea}” speaks of one`)
  return items.slice(0, most).map(sentence)
}
