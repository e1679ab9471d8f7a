import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ChartBlock } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { Segment } from './output.ts'

const longestLabel = 26

/** Where each segment stands between pain and readiness: the two that decide whom a first release can reach. */
export function matrixOf(segments: readonly DeepPartial<Segment>[]): ChartBlock | null {
  const points = segments.flatMap(({ name, priority, scores }) =>
    name && scores?.painSeverity !== undefined && scores.adoptionReadiness !== undefined
      ? [
          {
            label: shortened(
              name
                .replace(/\([^()]*\)/g, '')
                .replace(/\s+/g, ' ')
                .trim(),
              longestLabel,
            ),
            x: scores.adoptionReadiness,
            y: scores.painSeverity,
            highlight: priority === 'Primary',
          },
        ]
      : [],
  )
  if (points.length < 2) return null
  return {
    type: 'chart',
    title: 'Pain against readiness',
    description: `${points.map(({ label, x, y }) => `${label}: pain ${y}, readiness ${x}`).join('; ')}.`,
    chart: {
      kind: 'scatter',
      x: { label: 'Adoption readiness', min: 0, max: 10, low: 'not yet', high: 'ready' },
      y: { label: 'Pain severity', min: 0, max: 10, low: 'mild', high: 'severe' },
      points,
    },
  }
}
