import type { z } from 'zod'
import { doneBy } from '#drafting/compose/done-alone.ts'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import {
  listed,
  lowerFirst,
  ofOneself,
  sentence,
  shortened,
  upperFirst,
  withArticle,
  withoutPoint,
} from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { caseOf, fillCase, scenariosOf } from '#drafting/compose/step-cases.ts'
import { statesOf, stateWhenDone } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { developmentOutput } from '../output.ts'

export type DraftEpic = z.input<typeof developmentOutput>['epics'][number]
type DraftTicket = DraftEpic['tickets'][number]

const longestTitle = 110
const mostNeeds = 7

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '') || 'product'

const titled = (text: string) => shortened(upperFirst(withoutPoint(text)), longestTitle)

/** What everything rests on, then one epic a step, then limits and rules. Ids count through all epics. */
export function epicsOf(
  facts: DraftFacts,
  steps: readonly WorkStep[],
  needs: readonly QualityNeed[],
  existing: readonly string[],
): DraftEpic[] {
  const next = counter()
  const ground = foundation(facts, steps, existing, next)
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

/** The stored things, who may do what, and what exists already. */
function foundation(facts: DraftFacts, steps: readonly WorkStep[], existing: readonly string[], next: () => string) {
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

function stepEpic(
  step: WorkStep,
  product: string,
  id: string,
  stores: readonly string[],
  rights: string,
  before: string | null,
  next: () => string,
): DraftEpic {
  const { builds, days, benefit } = caseOf(step)
  const [server, screen] = builds.map((text) => fillCase(text, step))
  const [happy, edge, refusal] = scenariosOf(step)
  const told = (scenario: typeof happy) =>
    scenario ? sentence(`Given ${scenario.given}, when ${scenario.when}, then ${scenario.outcome}`) : ''
  const half = (value: number) => Math.max(1, Math.round(value / 2))
  const serverId = next()
  const screenId = next()
  const storyId = next()
  const basis = `Assumption from steps of this kind; one engineer who knows the stack. “${fillCase(caseOf(step).asks, step)}” can change it.`
  const labels = [slug(step.thing), step.id.toLowerCase()]
  const priority = step.impliedBy ? 'Medium' : 'High'
  return {
    id,
    title: upperFirst(step.short),
    why: sentence(
      step.impliedBy
        ? `Not told by you; ${step.impliedBy} brings it along for ${step.who.plural}`
        : `${step.isWhole ? 'The job as a whole' : `Step ${step.id.slice(1)} of the job`}, done by ${doneBy(step, product)}`,
    ),
    tickets: [
      {
        id: serverId,
        type: 'Task',
        title: titled(server ?? step.short),
        description: sentence(
          `${upperFirst(fillCase(caseOf(step).operation.does, step))}. To be kept: ${fillCase(caseOf(step).keeps, step)}`,
        ),
        acceptance: [told(edge), told(refusal)],
        estimate: { low: half(days[0]), high: half(days[1]), assumption: basis },
        dependsOn: [...stores, rights, ...(before ? [before] : [])],
        labels: ['server', ...labels],
        priority,
      },
      {
        id: screenId,
        type: 'Task',
        title: titled(screen ?? step.short),
        description: sentence(
          `For ${step.who.plural}${step.who.setting ? ` in ${step.who.setting}` : ''}. The screen has to tell apart: ${lowerFirst(happy?.title ?? '')}; ${lowerFirst(edge?.title ?? '')}; ${lowerFirst(refusal?.title ?? '')}`,
        ),
        acceptance: [
          `Each of the three cases of ${step.id} can be told from the screen alone, with a keyboard and at 320 pixels of width.`,
        ],
        estimate: {
          low: Math.max(1, days[0] - half(days[0])),
          high: Math.max(2, days[1] - half(days[1])),
          assumption: basis,
        },
        dependsOn: [serverId],
        labels: ['screen', ...labels],
        priority,
      },
      {
        id: storyId,
        type: 'Story',
        title: titled(
          step.alone ? `Without a hand on it: ${step.phrase}` : `${upperFirst(step.who.singular)}: ${step.phrase}`,
        ),
        description: sentence(
          `As ${withArticle(step.who.singular)}, I want to ${step.alone?.want ?? ofOneself(step.phrase)}, so that ${fillCase(benefit, step)}`,
        ),
        acceptance: [
          told(happy),
          step.alone
            ? `Three ${step.who.plural} leave it alone for a day, go through what was done, and find nothing that they would undo; the cases of ${serverId} hold when they try them.`
            : `Three ${step.who.plural} get there on a device of their own, and the cases of ${serverId} hold when they try them.`,
        ],
        estimate: {
          low: 1,
          high: 2,
          assumption: `Assumption: one round of corrections after three ${step.who.plural} have tried it.`,
        },
        dependsOn: [screenId],
        labels: ['story', ...labels],
        priority,
      },
    ],
  }
}

/** A step that nobody told is one ticket: server and screen are cut apart when it is agreed to be needed. */
function impliedTicket(step: WorkStep, dependsOn: readonly string[], next: () => string): DraftTicket {
  const { builds, days, benefit, asks } = caseOf(step)
  const [happy, , refusal] = scenariosOf(step)
  const told = (scenario: typeof happy) =>
    scenario ? sentence(`Given ${scenario.given}, when ${scenario.when}, then ${scenario.outcome}`) : ''
  return {
    id: next(),
    type: 'Story',
    title: titled(
      step.alone ? `Without a hand on it: ${step.phrase}` : `${upperFirst(step.who.singular)}: ${step.phrase}`,
    ),
    description: sentence(
      `As ${withArticle(step.who.singular)}, I want to ${step.alone?.want ?? ofOneself(step.phrase)}, so that ${fillCase(benefit, step)}. Server: ${lowerFirst(fillCase(builds[0], step))}. Screen: ${lowerFirst(fillCase(builds[1], step))}`,
    ),
    acceptance: [told(happy), told(refusal)],
    estimate: {
      low: days[0],
      high: days[1],
      assumption: `Assumption from steps of this kind; “${fillCase(asks, step)}” can change it.`,
    },
    dependsOn: [...new Set(dependsOn)],
    labels: ['story', slug(step.thing), step.id.toLowerCase()],
    priority: 'Medium',
  }
}

/** A date and a budget decide what is cut; they are no work of their own. */
export const isWork = ({ from, area }: QualityNeed) => from !== 'step' && area !== 'Time' && area !== 'Cost'

/** The user's limits, the rules and the means as work of their own; nothing when none is known. */
function qualityEpic(
  needs: readonly QualityNeed[],
  id: string,
  firstStory: string | null,
  next: () => string,
): DraftEpic[] {
  const chosen = needs.filter(isWork).slice(0, mostNeeds)
  if (chosen.length === 0) return []
  return [
    {
      id,
      title: 'Limits and rules',
      why: `From ${listed([...new Set(chosen.map(({ from }) => ({ limit: 'your constraints', rule: 'rules that bind', market: 'what the market takes for granted', means: 'how it works', place: 'where it starts', step: 'the steps' })[from]))])}.`,
      tickets: chosen.map((need) => ({
        id: next(),
        type: 'Task',
        title: titled(need.from === 'rule' ? `Meet ${need.basis.split(', ')[0] ?? 'the rule'}` : need.need),
        description: need.from === 'rule' ? `${need.need} ${need.basis}` : need.basis,
        acceptance: [need.test],
        estimate: {
          low: 1,
          high: need.from === 'rule' || need.from === 'limit' ? 5 : 3,
          assumption:
            need.from === 'rule'
              ? 'Assumption: counsel has said what the rule asks for; without that there is no estimate.'
              : 'Assumption: the test is written first; the range covers one failed attempt.',
        },
        dependsOn: firstStory && need.from !== 'limit' ? [firstStory] : [],
        labels: ['quality', slug(need.area)],
        priority: need.from === 'limit' || need.from === 'rule' || need.area === 'Safety' ? 'High' : 'Medium',
      })),
    },
  ]
}
