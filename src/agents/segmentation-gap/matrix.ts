import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ChartBlock } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { Segment } from './output.ts'

const longestLabel = 28

const plain = (name: string) =>
  name
    .replace(/\([^()]*\)|[“”"]/g, '')
    .replace(/:(?=\s)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The names without the words that all of them begin with, so that short labels still distinguish them: "Nurses in a clinic" and
 * "Nurses in a hospice" are "clinic" and "hospice". Where nothing is left of one, it stays
 * whole, and so do the others while their beginnings differ.
 */
function ownWords(names: readonly string[]): string[] {
  const words = names.map((name) => plain(name).split(' '))
  const first = words[0] ?? []
  const differs = first.findIndex((word, at) => words.some((other) => other[at] !== word))
  const shared = words.length < 2 ? 0 : differs < 0 ? first.length : differs
  const own = words.map((name) =>
    name
      .slice(shared)
      .join(' ')
      .replace(/^(?:in|of|with|for|at)? ?(?:an?|the) /, ''),
  )
  const whole = words.map((name) => name.join(' '))
  const areApart = new Set(whole.map((name) => shortened(name, longestLabel))).size === whole.length
  return own.map((name, index) => (name === '' || (areApart && own.includes('')) ? (whole[index] ?? '') : name))
}

/** Where each segment stands between pain and readiness: the two that decide whom a first release can reach. */
export function matrixOf(segments: readonly DeepPartial<Segment>[]): ChartBlock | null {
  const own = ownWords(segments.map(({ name }) => name ?? ''))
  const points = segments.flatMap(({ name, priority, scores }, index) =>
    name && scores?.painSeverity != null && scores.adoptionReadiness != null
      ? [
          {
            name,
            label: shortened(own[index] ?? name, longestLabel),
            x: scores.adoptionReadiness,
            y: scores.painSeverity,
            highlight: priority === 'Primary',
          },
        ]
      : [],
  )
  // Segments that all stand in one place are not distinguished by anything here.
  const places = new Set(points.map(({ x, y }) => `${x} ${y}`))
  if (places.size < 2) return null
  return {
    type: 'chart',
    title: 'Pain against readiness',
    description: `${points.map(({ name, x, y }) => `${name}: pain ${y}, readiness ${x}`).join('; ')}.`,
    chart: {
      kind: 'scatter',
      x: { label: 'Adoption readiness', min: 0, max: 10, low: 'not yet', high: 'ready' },
      y: { label: 'Pain severity', min: 0, max: 10, low: 'mild', high: 'severe' },
      points: points.map(({ name: _, ...point }) => point),
    },
  }
}
