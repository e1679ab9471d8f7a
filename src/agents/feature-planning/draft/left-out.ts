import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import { nearestRival } from '#drafting/compose/risks.ts'
import { stepsInOrder } from './candidates.ts'

const most = 4

/** What somebody will ask for and does not get, each with what would have to be seen first. */
export function leftOut(facts: DraftFacts, features: readonly string[]): { name: string; why: string }[] {
  const found: { name: string; why: string }[] = []
  const add = (text: string) => {
    const at = text.indexOf(':')
    if (at > 0) found.push({ name: upperFirst(text.slice(0, at)), why: text.slice(at + 1).trim() })
  }
  for (const step of stepsInOrder(facts)) add(fillStep(step.kind.later, step))
  const rival = nearestRival(facts)
  const said = Object.values(facts.brief.source).filter(Boolean).join(' ')
  const extra = rival?.vendor.capabilities.find((each) => sharedWords(each, said) === 0)
  if (rival && extra)
    found.push({
      name: upperFirst(extra),
      why: `${rival.vendor.name} sells it already [${rival.number}], and it is no step of “${facts.subject.shortJob}”`,
    })
  const stake = facts.market?.tableStakes
    .filter(({ capability, criterion }) => facts.relevance.score(`${capability} ${criterion}`) < 2)
    .filter(({ capability }) => !features.some((name) => sharedWords(name, capability) >= 2))
    .at(-1)
  if (stake)
    found.push({
      name: upperFirst(withoutPoint(stake.capability)),
      why: 'usual in this market, but no step needs it; added when two customers ask unprompted',
    })
  return found
    .filter(
      ({ name }, index) =>
        !features.some((line) => sharedWords(line, name) >= 2) &&
        found.findIndex((other) => other.name === name) === index,
    )
    .slice(0, most)
    .map(({ name, why }) => ({ name, why: sentence(why) }))
}
