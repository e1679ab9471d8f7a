import { lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant } from '#drafting/compose/relevance.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { toThem } from '#drafting/copy/second-person.ts'

const most = 3

/** Beside the channels: through those who take part in the job, in today's way itself, at the moment of need. */
export function bonusIdeas(facts: CopyFacts): string[] {
  const { steps, today, moments, people, name, shortAct, view } = facts
  const ideas: string[] = []
  const other = steps.find(({ whos }) => whos !== null)
  if (other?.whos)
    ideas.push(
      `A message that ${people} can forward: the step “${lowerFirst(other.text)}” is not theirs, so ${other.whos} have to hear of ${name} too. Write it in three sentences and from the view of ${other.whos}.`,
    )
  const way = today[0]
  if (way && shortAct && !/^\w+ing\b/.test(way.text))
    ideas.push(
      `A week without ${way.text}: one group of ${people} agrees to try it and keeps a diary. Publish what went wrong as well, in their words and with their consent.`,
    )
  if (moments[0])
    ideas.push(
      `Be there ${lowerFirst(moments[0])}: keep one post and one mail ready and send them on that day only. ${upperFirst(people)} search for help then, and at no other time.`,
    )
  const trigger = mostRelevant(view.market?.buyingTriggers ?? [], (text) => text, view.relevance, 0.6)[0]
  if (trigger)
    ideas.push(
      `Answer an event: “${lowerFirst(withoutPoint(trigger))}” is when buyers start to look (assumption: from the library; ask the last three who asked). Have a one-page answer ready for it.`,
    )
  if (ideas.length === 0 && shortAct)
    ideas.push(
      `Do it by hand in public: offer to ${toThem(shortAct)} for five ${people}, and post what each case taught. It tests the copy before anything is bought.`,
    )
  return ideas.slice(0, most)
}
