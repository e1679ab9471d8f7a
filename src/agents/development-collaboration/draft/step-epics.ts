import { doneBy } from '#drafting/compose/done-alone.ts'
import { lowerFirst, ofOneself, sentence, upperFirst, withArticle } from '#drafting/compose/phrases.ts'
import { caseOf, fillCase, scenariosOf } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { type DraftEpic, type DraftTicket, slug, titled } from './ticket-words.ts'

const storyTitle = (step: WorkStep) =>
  titled(step.alone ? `Without a hand on it: ${step.phrase}` : `${upperFirst(step.who.singular)}: ${step.phrase}`)

const storyOf = (step: WorkStep) =>
  `As ${withArticle(step.who.singular)}, I want to ${step.alone?.want ?? ofOneself(step.phrase)}, so that ${fillCase(caseOf(step).benefit, step)}`

const told = (scenario: ReturnType<typeof scenariosOf>[number] | undefined) =>
  scenario ? sentence(`Given ${scenario.given}, when ${scenario.when}, then ${scenario.outcome}`) : ''

/** A step that the user told: server, screen and story. */
export function stepEpic(
  step: WorkStep,
  product: string,
  id: string,
  stores: readonly string[],
  rights: string,
  before: string | null,
  next: () => string,
): DraftEpic {
  const { builds, days } = caseOf(step)
  const [server, screen] = builds.map((text) => fillCase(text, step))
  const [happy, edge, refusal] = scenariosOf(step)
  const half = (value: number) => Math.max(1, Math.round(value / 2))
  const serverId = next()
  const screenId = next()
  const storyId = next()
  const basis = `Assumption from steps of this kind; one engineer who knows the stack. “${fillCase(caseOf(step).asks, step)}” can change it.`
  const labels = [slug(step.thing), step.id.toLowerCase()]
  return {
    id,
    title: upperFirst(step.short),
    why: sentence(
      `${step.isWhole ? 'The job as a whole' : `Step ${step.id.slice(1)} of the job`}, done by ${doneBy(step, product)}`,
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
        priority: 'High',
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
        priority: 'High',
      },
      {
        id: storyId,
        type: 'Story',
        title: storyTitle(step),
        description: sentence(storyOf(step)),
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
        priority: 'High',
      },
    ],
  }
}

/** A step that nobody told is one ticket: server and screen are cut apart when it is agreed to be needed. */
export function impliedTicket(step: WorkStep, dependsOn: readonly string[], next: () => string): DraftTicket {
  const { builds, days, asks } = caseOf(step)
  const [happy, , refusal] = scenariosOf(step)
  return {
    id: next(),
    type: 'Story',
    title: storyTitle(step),
    description: sentence(
      `${storyOf(step)}. Server: ${lowerFirst(fillCase(builds[0], step))}. Screen: ${lowerFirst(fillCase(builds[1], step))}`,
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
