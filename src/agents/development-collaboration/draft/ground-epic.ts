import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, sentence, upperFirst, withArticle } from '#drafting/compose/phrases.ts'
import { caseOf, fillCase } from '#drafting/compose/step-cases.ts'
import { statesOf, stateWhenDone } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { type DraftEpic, type DraftTicket, slug, titled } from './ticket-words.ts'

/** The stored things, who may do what, and what exists already. */
export function groundEpic(
  facts: DraftFacts,
  steps: readonly WorkStep[],
  existing: readonly string[],
  next: () => string,
) {
  const { subject } = facts
  const stores = new Map<string, string[]>()
  const tickets: DraftTicket[] = []
  const told = steps.filter(({ impliedBy }) => impliedBy === null)
  for (const step of told.filter(({ thing }, index) => told.findIndex((other) => other.thing === thing) === index)) {
    const using = steps.filter(({ thing }) => thing === step.thing)
    const states = statesOf(using.filter(({ impliedBy }) => impliedBy === null))
    const id = next()
    stores.set(step.thing, [id])
    tickets.push({
      id,
      type: 'Task',
      title: titled(
        `Store ${withArticle(step.thing)}${states.length > 0 ? ' with its states' : ''} and who changed it`,
      ),
      description: sentence(
        `Used by ${listed(using.map(({ id: at, short }) => `${at} “${short}”`))}. ${states.length > 0 ? `States: ${listed(states)}` : `To be kept: ${fillCase(caseOf(step).keeps, step)}`}`,
      ),
      acceptance: [
        states.length > 1
          ? `A ${step.thing} goes from “${states[0]}” to “${
              using
                .filter(({ impliedBy }) => impliedBy === null)
                .map(stateWhenDone)
                .findLast((state) => state !== null && state !== states[0]) ??
              states.at(-1) ??
              ''
            }” and every step of the way is there with time and person.`.replace(/^A (?=[aeiou])/, 'An ')
          : sentence(`Ten real ${step.things} are entered and read back with nothing lost`),
        ...(states.length > 2
          ? [
              `${upperFirst(withArticle(step.thing))} cannot go back from “${states.at(-1)}” to “${states[0]}”: the attempt is refused.`,
            ]
          : []),
      ],
      estimate: {
        low: 1,
        high: 2 + Math.floor(states.length / 4),
        assumption: `Assumption: one engineer, ${states.length > 3 ? `${states.length} states` : 'few states'}, no data taken over from ${subject.today[0] ?? 'an older system'}.`,
      },
      dependsOn: [],
      labels: ['server', slug(step.thing)],
      priority: 'High',
    })
  }
  const doers = [...new Set(steps.map(({ who }) => who.plural))]
  const rights = next()
  tickets.push({
    id: rights,
    type: 'Task',
    title: titled(`Let ${listed(doers)} do their own steps and no others`),
    description: sentence(
      listed(
        doers.map(
          (doer) =>
            `${doer} may do ${listed(steps.filter(({ who }) => who.plural === doer).map(({ id, short }) => `${id} “${short}”`))}`,
        ),
      ),
    ),
    acceptance: [
      doers.length > 1
        ? `A test account of ${doers[0] ?? 'one kind'} tries each operation that belongs to ${listed(doers.slice(1), 'or')}: all are refused with 403 and recorded.`
        : `An account whose rights were withdrawn a minute ago tries each operation: all are refused and recorded.`,
    ],
    estimate: {
      low: 1,
      high: 2 + doers.length,
      assumption: `Assumption: ${doers.length} ${doers.length === 1 ? 'kind of person' : 'kinds of people'}; accounts come from what exists or a library.`,
    },
    dependsOn: [],
    labels: ['server', 'rights'],
    priority: 'High',
  })
  for (const line of existing) {
    tickets.push({
      id: next(),
      type: 'Task',
      title: titled(`Connect what exists: ${line}`),
      description: sentence(
        `You say it exists: “${line}”. Find out what it holds of ${listed([...new Set(steps.map(({ things }) => things))].slice(0, 3))}, which side is right when both differ, and who runs it`,
      ),
      acceptance: [
        `Twenty entries are read from it and compared by hand: none is missing and none is changed.`,
        `When it does not answer for one hour, ${subject.product} says since when and catches up without a person.`,
      ],
      estimate: {
        low: 1,
        high: 6,
        assumption: 'Assumption: it has an interface or an export; nobody has tried it yet, hence the wide range.',
      },
      dependsOn: [],
      labels: ['integration', slug(line)],
      priority: 'Medium',
    })
  }
  return {
    epic: {
      id: 'E1',
      title: `What ${subject.main ? `“${subject.shortJob}”` : `“${subject.idea}”`} rests on`,
      why: `The things and people that ${listed(steps.map(({ id }) => id))} share.`,
      tickets: tickets.slice(0, 8),
    } satisfies DraftEpic,
    stores,
    rights,
  }
}
