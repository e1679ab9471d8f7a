import { upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { painClaim, theirRole } from '#drafting/copy/pains.ts'
import { readerRole } from '#drafting/copy/reader-role.ts'
import { toThem } from '#drafting/copy/second-person.ts'

/** The person the campaign is for, as lines "Label: text". */
export function personaText(facts: CopyFacts, typed: string): string {
  const { view, fullAct, today, pains, people } = facts
  const { relevance } = view.facts
  const role = readerRole(facts)
  const objections = mostRelevant(role?.objections ?? [], (text) => text, relevance)
  const places = [...new Set([...(role?.channels ?? []), ...(view.known?.channels ?? [])])].slice(0, 3)
  const ways = today.map(({ text }) => text).join('; ')
  const likely = view.isCore && theirRole(view.facts) ? view.today.find(({ said }) => !said) : undefined
  const lines = [
    `Who: ${withoutPoint(typed.replace(/\s+/g, ' ').trim())}`,
    fullAct ? `Job: ${upperFirst(toThem(fullAct))}` : `Job: not said; the description is “${facts.idea}”`,
    ways
      ? `Today: ${upperFirst(ways)}`
      : likely
        ? `Today: ${likely.text} (assumption: ask five ${people} what they used the last time)`
        : `Today: not said; ask five ${people} what they used the last time`,
    `What hurts: ${pains[0] ? painClaim(pains[0]) : 'not said'}`,
    role
      ? `What moves them: ${withoutPoint(role.buyingMotivation)} (assumption: ask three ${people} what they last paid for, and why)`
      : '',
    objections[0]
      ? `First objection: “${withoutPoint(objections[0])}” (assumption: count it in the first ten talks)`
      : `First objection: unknown; write down the first sentence that ten ${people} say against it`,
    places.length > 0
      ? `Found at: ${places.join('; ')} (assumption: look for ten of them there first)`
      : `Found at: unknown; ask five ${people} where they would ask a colleague about this`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}
