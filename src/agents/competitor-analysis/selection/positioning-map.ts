import type { MarketFacts } from '#drafting/index.ts'
import type { CompetitorAnalysisOutput } from '../output.ts'
import type { Column } from './columns.ts'

/** The words by which a dossier places a rival on an axis, with their place between 0 and 10. */
const positions: readonly (readonly [string, number])[] = [
  ['low to middle', 3.3],
  ['middle to high', 6.7],
  ['low', 1.7],
  ['middle', 5],
  ['high', 8.3],
]

/** The two axes that separate the rivals; null when fewer than two are placed on both. */
export function positioningMap({ dossier }: MarketFacts, columns: readonly Column[]): CompetitorAnalysisOutput['map'] {
  const [x, y] = dossier.axes
  if (!x || !y) return null
  const placements = columns.flatMap(({ name }) => {
    // A company may be called "constructor", which every object has.
    const across = Object.hasOwn(x.placement, name) ? x.placement[name] : undefined
    const up = Object.hasOwn(y.placement, name) ? y.placement[name] : undefined
    const at = placeOf(across)
    const height = placeOf(up)
    return at === null || height === null
      ? []
      : [{ name, x: at, y: height, reason: `${x.name}: ${across}; ${y.name}: ${up}` }]
  })
  if (placements.length < 2) return null
  return { x: axis(x), y: axis(y), placements: placements.slice(0, 7) }
}

function placeOf(words: string | undefined): number | null {
  return positions.find(([start]) => words?.toLowerCase().startsWith(start))?.[1] ?? null
}

function axis({ name, low, high }: { name: string; low: string; high: string }) {
  return { label: name, low, high }
}
