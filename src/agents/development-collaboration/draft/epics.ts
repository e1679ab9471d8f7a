import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { groundEpic } from './ground-epic.ts'
import { qualityEpic } from './quality-epic.ts'
import { impliedTicket, stepEpic } from './step-epics.ts'
import type { DraftEpic } from './ticket-words.ts'

/** What everything rests on, then one epic a step, then limits and rules. Ids count through all epics. */
export function epicsOf(
  facts: DraftFacts,
  steps: readonly WorkStep[],
  needs: readonly QualityNeed[],
  existing: readonly string[],
): DraftEpic[] {
  const next = counter()
  const ground = groundEpic(facts, steps, existing, next)
  const storeOf = (thing: string) => ground.stores.get(thing) ?? []
  const done: DraftEpic[] = []
  let before: string | null = null
  for (const step of steps.filter(({ impliedBy }) => impliedBy === null)) {
    const epic = stepEpic(
      step,
      facts.subject.product,
      `E${done.length + 2}`,
      storeOf(step.thing),
      ground.rights,
      before,
      next,
    )
    before = epic.tickets[0]?.id ?? before
    done.push(epic)
  }
  const storyOf = new Map(
    steps.flatMap((step) => {
      const own = done.find(({ tickets }) => tickets.some(({ labels }) => labels.includes(step.id.toLowerCase())))
      const story = own?.tickets.find(({ type }) => type === 'Story')?.id
      return story ? [[step.id, story] as const] : []
    }),
  )
  const implied = steps.filter(({ impliedBy }) => impliedBy !== null)
  if (implied.length > 0)
    done.push({
      id: `E${done.length + 2}`,
      title: 'What the told steps bring along',
      why: `Not told by you: ${listed(implied.map(({ id: at, short, impliedBy }) => `${impliedBy} brings along ${at} “${short}”`))}.`,
      tickets: implied.map((step) =>
        impliedTicket(step, [...storeOf(step.thing), storyOf.get(step.impliedBy ?? '') ?? ground.rights], next),
      ),
    })
  const firstStory = done[0]?.tickets.find(({ type }) => type === 'Story')?.id ?? null
  const quality = qualityEpic(needs, `E${done.length + 2}`, firstStory, next)
  return [ground.epic, ...done, ...quality]
}

function counter(): () => string {
  let count = 0
  return () => {
    count += 1
    return `T${count}`
  }
}
