import { tableOf } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block } from '#shared/document/block.ts'
import type { TestingResult } from './output.ts'

/** Risks as a matrix with its table; a table alone while nobody has rated them. */
export function riskBlocks(risks: DeepPartial<TestingResult>['risks']): Block[] {
  const known = present(risks)
  if (known.length === 0) return []
  if (known.every(({ likelihood }) => likelihood === undefined))
    return tableOf(
      ['Id', 'Risk (for the team to rate)', 'Early sign and response', 'Found by'],
      known.map(({ id, risk, why, cases }) => [
        id ?? '',
        risk ?? '',
        why ?? '',
        present(cases).join(', ') || 'No case: watch for the early sign',
      ]),
    )
  return [
    {
      type: 'chart',
      title: 'Risk matrix',
      description: `${known.length} risks by likelihood and impact; those at the top right are tested deepest.`,
      chart: {
        kind: 'scatter',
        x: { label: 'Likelihood (assumption)', min: 0, max: 6, low: 'rare', high: 'almost certain' },
        y: { label: 'Impact (assumption)', min: 0, max: 6, low: 'small', high: 'ends the trust' },
        points: known.map(({ id, likelihood, impact }) => ({
          label: id ?? '',
          x: likelihood ?? 0,
          y: impact ?? 0,
          highlight: (likelihood ?? 0) * (impact ?? 0) >= 12,
        })),
      },
    },
    ...tableOf(
      ['Id', 'Risk', 'Likelihood × impact (assumption)', 'Why', 'Found by'],
      known.map(({ id, risk, likelihood, impact, why, cases }) => [
        id ?? '',
        risk ?? '',
        `${likelihood ?? '?'} × ${impact ?? '?'}`,
        why ?? '',
        present(cases).join(', '),
      ]),
    ),
  ]
}
