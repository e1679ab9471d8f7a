import type { z } from 'zod'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'
import { scenariosOf } from '#drafting/compose/step-cases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { testingOutput } from '../output.ts'
import type { DraftCase } from './cases.ts'
import { weightOf } from './weights.ts'

export type DraftRisk = z.input<typeof testingOutput>['risks'][number]

const most = 8

/** What can go wrong in each step and with each limit, worst first. */
export function risksOf(
  steps: readonly WorkStep[],
  needs: readonly QualityNeed[],
  cases: readonly DraftCase[],
): DraftRisk[] {
  const ofSteps = steps.map((step): Omit<DraftRisk, 'id'> => {
    const { likelihood, impact, why } = weightOf(step)
    const edge = scenariosOf(step).find(({ kind }) => kind === 'edge')
    return {
      risk: sentence(`${step.id} “${step.short}”: ${fillStep(why[1], step)}`),
      likelihood,
      impact,
      why: sentence(upperFirst(fillStep(why[0], step))),
      cases: cases
        .filter(
          (each) => each.step === step.id && (each.type !== 'Functional' || each.title.includes(edge?.title ?? '\0')),
        )
        .map(({ id }) => id)
        .slice(0, 5),
    }
  })
  const ofNeeds = needs
    .filter(({ from }) => from === 'limit' || from === 'rule')
    .slice(0, 4)
    .map(
      (need): Omit<DraftRisk, 'id'> => ({
        risk: sentence(
          need.from === 'rule'
            ? `Breached: ${need.basis.split(', ')[0] ?? 'a rule'}`
            : `Your limit is not kept: ${need.basis.replace(/^You set it: |\.$/g, '')}`,
        ),
        likelihood: need.from === 'rule' ? 2 : 3,
        impact: 5,
        why: sentence(
          need.from === 'rule'
            ? `A rule that binds whether or not anybody thinks of it: ${withoutPoint(need.basis)}`
            : `${withoutPoint(need.basis)}; a single miss ends the trust in it`,
        ),
        cases: cases.filter(({ preconditions }) => preconditions === need.basis).map(({ id }) => id),
      }),
    )
  const expected = needs
    .filter(({ from }) => from === 'market')
    .map(
      ({ need, basis, area }): Omit<DraftRisk, 'id'> => ({
        risk: sentence(`It does not ${lowerFirst(withoutPoint(need))}`),
        likelihood: 3,
        impact: area === 'Safety' ? 5 : 3,
        why: basis,
        cases: cases.filter(({ preconditions }) => preconditions === basis).map(({ id }) => id),
      }),
    )
  return [...ofSteps, ...ofNeeds, ...expected]
    .map((risk, index) => ({ risk, index }))
    .sort((a, b) => b.risk.likelihood * b.risk.impact - a.risk.likelihood * a.risk.impact || a.index - b.index)
    .slice(0, most)
    .map(({ risk }, index) => ({ id: `R${index + 1}`, ...risk }))
}
