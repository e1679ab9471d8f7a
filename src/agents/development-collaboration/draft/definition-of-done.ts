import { sentence, withoutPoint } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { scenariosOf } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import { isWork } from './quality-epic.ts'

const most = 8

/** Kinds of steps in which the rare case does the damage, so that its test runs with every change. */
const risky = new Set([
  'claim',
  'exchange',
  'pay',
  'rebook',
  'decide',
  'control',
  'warn',
  'compare',
  'forecast',
  'record',
  'comply',
  'field',
  'alone',
  'order',
  'hand-over',
])

/** What a change of this very product has to pass, and why. */
export function definitionOfDone(steps: readonly WorkStep[], needs: readonly QualityNeed[]) {
  const ofSteps = steps
    .filter((step) => risky.has(step.kind.id))
    .filter((step, index, all) => all.findIndex(({ kind }) => kind === step.kind) === index)
    .slice(0, 3)
    .map((step) => {
      const edge = scenariosOf(step).find(({ kind }) => kind === 'edge')
      return {
        item: sentence(`The build runs “${edge?.title ?? step.short}” of ${step.id}: ${edge?.outcome ?? ''}`),
        why: sentence(`Covers ${edge?.given ?? step.short}`),
      }
    })
  // What means and market ask for has tickets of its own; a limit and a rule can be broken by any change.
  const ofNeeds = needs
    .filter((need) => isWork(need) && (need.from === 'limit' || need.from === 'rule' || need.area === 'Safety'))
    .slice(0, most - 2)
    .map(({ need, test }) => ({
      item: sentence(test),
      why: sentence(withoutPoint(need)),
    }))
  const first = steps[0]
  const shown = first
    ? [
        {
          item: sentence(
            `One of the ${first.who.plural} outside the team has tried it on a device of their own, and what they did not understand is a ticket`,
          ),
          why: sentence(`“${first.short}” happens where no engineer stands beside`),
        },
      ]
    : []
  const all = [...ofNeeds.slice(0, 4), ...ofSteps, ...ofNeeds.slice(4), ...shown]
  const second = steps.map((step) => ({
    item: sentence(
      `The refusal of ${step.id} is tested: ${scenariosOf(step).find(({ kind }) => kind === 'refusal')?.outcome ?? ''}`,
    ),
    why: sentence(`Covers ${scenariosOf(step).find(({ kind }) => kind === 'refusal')?.given ?? step.short}`),
  }))
  return (all.length < 3 ? [...all, ...second.slice(0, 2)] : all).slice(0, most)
}
