import { isMadeElsewhere } from '#drafting/compose/jurisdiction.ts'
import { withArticle } from '#drafting/compose/phrases.ts'
import { type CopyFacts, isCase } from '#drafting/copy/copy-facts.ts'
import type { Channel } from '#knowledge/channel.ts'

/** The channel's rules, about these people and this thing; then where they are found. */
export function tipsFor(channel: Channel, facts: CopyFacts): string[] {
  const { people, peopleKnown, view } = facts
  const thing = isCase(facts) ? withArticle(facts.thing) : (facts.today[0]?.text ?? 'the place where it happens')
  const tips = channel.tips.map(
    (tip) =>
      `${tip.replaceAll('{people}', peopleKnown ? people : 'the people it is for').replaceAll('{thing}', thing)}.`,
  )
  const { brief, knowledge } = view.context
  const places = [...(view.facts.role?.channels ?? []), ...(view.known?.channels ?? [])].filter(
    (each) => !isMadeElsewhere(each, brief, knowledge.regions),
  )
  const place = places.find((each) => /^r\/|groups?\b|forum|community/i.test(each))
  return place && channel.form !== 'ad'
    ? [
        ...tips,
        `Where ${peopleKnown ? people : 'they'} talk among themselves, by the library: ${place}. Read there for an hour before you post, and borrow their words.`,
      ]
    : tips
}
