import type { z } from 'zod'
import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { lowerFirst, sentence, shortened, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { caseOf, type FilledScenario, fillCase, scenariosOf } from '#drafting/compose/step-cases.ts'
import { stateWhenDone } from '#drafting/compose/step-states.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { caseTypes, testingOutput } from '../output.ts'
import { trialOf } from './trial.ts'
import { impactOf } from './weights.ts'

export type DraftCase = z.input<typeof testingOutput>['cases'][number]
type CaseType = (typeof caseTypes)[number]

const mostNeeds = 8

/** Three cases a step, then what limits, rules and means ask for, then what several people or languages bring along. */
export function casesOf(facts: DraftFacts, steps: readonly WorkStep[], needs: readonly QualityNeed[]): DraftCase[] {
  const cases: Omit<DraftCase, 'id'>[] = [
    ...steps.flatMap((step) => scenariosOf(step).map((scenario) => ofScenario(step, scenario, steps))),
    ...ofRights(steps),
    ...ofKeyboard(facts, steps, needs),
    ...needs.slice(0, mostNeeds).map((need) => ofNeed(need, facts, steps)),
    ...ofLoad(steps, needs),
  ]
  return cases.map((each, index) => ({ id: `TC-${index + 1}`, ...each }))
}

function ofScenario(step: WorkStep, scenario: FilledScenario, steps: readonly WorkStep[]): Omit<DraftCase, 'id'> {
  const { kind, title, given, when, outcome } = scenario
  const heavy = impactOf(step) >= 4
  const priority = kind === 'happy' || heavy ? 'High' : 'Medium'
  return {
    title: `${upperFirst(step.short)}: ${lowerFirst(title)}`,
    step: step.id,
    type: kind === 'edge' ? 'Edge' : kind === 'refusal' && step.kind.id === 'decide' ? 'Security' : 'Functional',
    priority: step.impliedBy && priority === 'High' && !heavy ? 'Medium' : priority,
    preconditions: sentence(given),
    steps: [{ action: sentence(when), expected: sentence(outcome) }, ...after(step, kind, steps)],
  }
}

/** What is looked at once more: with another account when it worked; where it does harm, also what was left behind. */
function after(step: WorkStep, kind: FilledScenario['kind'], steps: readonly WorkStep[]): DraftCase['steps'] {
  const other = steps.find(({ who }) => who.plural !== step.who.plural)?.who.singular
  const state = stateWhenDone(step)
  if (kind === 'happy' && state)
    return [
      {
        action: sentence(
          `Open the same ${step.thing} ${other ? `as ${withArticle(other)}` : 'on a second device'} without reloading the first one`,
        ),
        expected: sentence(`Both show the ${step.thing} as “${state}” with the same time`),
      },
    ]
  if (kind === 'happy' || impactOf(step) < 4) return []
  if (kind === 'refusal')
    return [
      {
        action: sentence(`Read what is stored: ${fillCase(caseOf(step).keeps, step)}`),
        expected: sentence(`The refused attempt stands there with time and person, and the ${step.thing} is as it was`),
      },
    ]
  return [
    {
      action: sentence('Repeat it with the connection of one side cut in the middle'),
      expected: sentence(`No ${step.thing} is there twice and none is missing once the connection is back`),
    },
  ]
}

/** A step as something to do: what people get to know they find out. */
const imperative = ({ verb, object, short }: WorkStep) =>
  /^(?:know|see|get)$/.test(verb) && /^(?:who|what|which|when|whether|how|where|if)\b/i.test(object)
    ? `find out ${object}`
    : short

/** Each kind of person tries what belongs to another. */
function ofRights(steps: readonly WorkStep[]): Omit<DraftCase, 'id'>[] {
  const guarded =
    steps.find(({ kind }) => ['decide', 'pay', 'control', 'comply', 'fix'].includes(kind.id)) ?? steps.at(-1)
  const stranger = steps.find(({ who }) => who.plural !== guarded?.who.plural)
  if (!guarded || !stranger) return []
  return [
    {
      title: `${upperFirst(stranger.who.singular)} tries what only ${guarded.who.plural} may do`,
      step: guarded.id,
      type: 'Security',
      priority: 'High',
      preconditions: sentence(
        `Signed in as ${withArticle(stranger.who.singular)}, with the address of ${withArticle(guarded.thing)} copied from the screen of ${withArticle(guarded.who.singular)}`,
      ),
      steps: [
        {
          action: sentence(`Open the copied address and send the request to ${guarded.short} by hand`),
          expected: sentence(
            `It is refused without saying whether the ${guarded.thing} exists, and the attempt is recorded`,
          ),
        },
        {
          action: sentence(
            `Withdraw the right of ${withArticle(guarded.who.singular)} and repeat it on a screen that was open before`,
          ),
          expected: sentence('It is refused within one minute, without signing in again'),
        },
      ],
    },
  ]
}

/** Screens are used without a mouse and with large type wherever there are screens. */
function ofKeyboard(
  { means }: DraftFacts,
  steps: readonly WorkStep[],
  needs: readonly QualityNeed[],
): Omit<DraftCase, 'id'>[] {
  const hasScreen = means.length === 0 || means.some(({ id }) => !['api', 'connected-hardware', 'voice'].includes(id))
  if (!hasScreen || needs.some(({ area }) => area === 'Accessibility')) return []
  const byHand = steps.filter(({ alone }) => !alone)
  const step =
    byHand.find(({ kind }) => ['order', 'claim', 'decide', 'pay', 'record', 'find'].includes(kind.id)) ?? byHand[0]
  if (!step) return []
  return [
    {
      title: `${upperFirst(step.short)} with a screen reader and with type at 200 percent`,
      step: step.id,
      type: 'Accessibility',
      priority: 'Medium',
      preconditions: sentence(
        `A phone with its screen reader switched on, and a second one with text at 200 percent, both signed in as ${withArticle(step.who.singular)}`,
      ),
      steps: [
        {
          action: sentence(`With the screen reader alone, ${imperative(step)}`),
          expected: sentence(`Each control says what it is for; the outcome is spoken without searching for it`),
        },
        {
          action: sentence(`With large type, ${imperative(step)}`),
          expected: sentence('No text is cut off or hidden behind another, and nothing scrolls sideways'),
        },
      ],
    },
  ]
}

const typeOfArea: Partial<Record<QualityNeed['area'], CaseType>> = {
  Accessibility: 'Accessibility',
  Language: 'Localisation',
  Law: 'Compliance',
  Privacy: 'Compliance',
  Safety: 'Functional',
  Security: 'Security',
  Speed: 'Performance',
}

function ofNeed(need: QualityNeed, { subject }: DraftFacts, steps: readonly WorkStep[]): Omit<DraftCase, 'id'> {
  const main = subject.main
  const step = steps.find(({ short }) => short === main?.short) ?? steps[0]
  const breach = /^Fails when this is seen once in the pilot: /i
  const isSign = breach.test(need.test)
  return {
    title: shortened(withoutPoint(need.need), 110),
    step: step?.id ?? 'S1',
    type: typeOfArea[need.area] ?? (need.area === 'Offline use' || need.area === 'Devices' ? 'Edge' : 'Functional'),
    priority: need.from === 'limit' || need.from === 'rule' || need.area === 'Safety' ? 'High' : 'Medium',
    preconditions: need.basis,
    steps: [
      isSign
        ? {
            action: sentence(
              `Provoke this with test accounts: ${lowerFirst(withoutPoint(need.test.replace(breach, '')))}`,
            ),
            expected: sentence(
              `It does not come about, or it is stopped and reported within one working day: ${lowerFirst(withoutPoint(need.need))}`,
            ),
          }
        : trialOf(need),
    ],
  }
}

/** Steps in which many come at once, unless a limit asks for more already. */
function ofLoad(steps: readonly WorkStep[], needs: readonly QualityNeed[]): Omit<DraftCase, 'id'>[] {
  if (needs.some(({ test }) => /simulated|expected load/.test(test))) return []
  const step = steps.find(
    ({ kind, alone }) => !alone && ['claim', 'exchange', 'pay', 'see', 'find', 'warn', 'message'].includes(kind.id),
  )
  if (!step) return []
  return [
    {
      title: `${upperFirst(step.short)} while everybody else does`,
      step: step.id,
      type: 'Performance',
      priority: 'Medium',
      preconditions: sentence(
        `Ten times the ${step.things} of the busiest hour that ${step.who.plural} report (assumption: count one week by hand first)`,
      ),
      steps: [
        {
          action: sentence(`Let 50 simulated ${step.who.plural} ${imperative(step)} within the same minute`),
          expected: sentence(
            `95 of 100 attempts end within two seconds (assumption: agree the figure with three ${step.who.plural}), none is lost and none counts twice`,
          ),
        },
      ],
    },
  ]
}
