import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import { nearestRival } from '#drafting/compose/risks.ts'
import { viaToday } from '#drafting/compose/subject.ts'

const most = 3

/** What the first release leaves out, each with why; taken from what others sell and from what the words leave open. */
export function outOfScope(facts: DraftFacts): string[] {
  const { subject, market, relevance, means, regions, brief } = facts
  const said = Object.values(brief.source).filter(Boolean).join(' ')
  const items: string[] = []
  const stake = market?.tableStakes
    .filter(
      ({ capability, criterion }) =>
        relevance.score(`${capability} ${criterion}`) < 2 && sharedWords(capability, said) === 0,
    )
    .at(-1)
  if (stake)
    items.push(
      `${upperFirst(withoutPoint(stake.capability))}: usual in this market, but none of the steps needs it; added when two pilot customers ask for it unprompted`,
    )
  const rival = nearestRival(facts)
  const extra = rival?.vendor.capabilities.find((each) => sharedWords(each, said) === 0)
  if (rival && extra)
    items.push(
      `${upperFirst(extra)}: ${rival.vendor.name} sells it already [${rival.number}], and we would be compared on it instead of on “${subject.shortJob}”`,
    )
  const steps = subject.main && !subject.steps.includes(subject.main) ? [...subject.steps, subject.main] : subject.steps
  const last = steps.at(-1)
  if (last) items.push(fillStep(last.kind.later, last))
  const region = regions[0]
  if (region && region.id !== 'world')
    items.push(
      `Anywhere outside ${/^United|^European|^Nether/.test(region.name) ? `the ${region.name}` : region.name}: rules, language and ways to pay differ, and none of them has been checked`,
    )
  const today = subject.today[0]
  if (today && subject.main)
    items.push(
      `Taking over what was handled ${viaToday(today)} before: worth it only if pilot users miss an old ${subject.anyStep.thing}`,
    )
  const first = steps[0]
  if (items.length < most && first && first.kind.id !== last?.kind.id) items.push(fillStep(first.kind.later, first))
  if (items.length === 0) items.push(...plain(facts, means.length > 0))
  return items.slice(0, most).map((text) => sentence(lowerAfterColon(text)))
}

function plain({ subject, means }: DraftFacts, known: boolean): string[] {
  const form = known ? lowerFirst(means[0]?.name ?? '') : ''
  return [
    `Everything beyond one kind of ${subject.who.singular} and one occasion: “${subject.idea}” names neither, and a second one doubles what is unknown${form ? ` about the ${form}` : ''}`,
  ]
}

const lowerAfterColon = (text: string) =>
  text.replace(/: (\p{Lu}\p{Ll})/u, (whole, start: string) =>
    /^(?:We|It|They)$/.test(start) ? `: ${start.toLowerCase()}` : whole,
  )
