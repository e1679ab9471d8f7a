import type { Basis } from '#knowledge/dossier/basis.ts'
import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { BriefReading } from '#shared/reading.ts'

/** Something that a colleague would point out before anybody builds. */
export interface Judgement {
  /** Stable within the dossier: "tradeoff:deposit+waitlist", "benchmark:seats", "dynamic:3". */
  id: string
  kind: 'tradeoff' | 'benchmark' | 'dynamic'
  text: string
  /** What follows or what we propose. */
  so: string | null
  /** The question that somebody has to answer; for a tradeoff. */
  decide: string | null
  basis: Basis | null
}

/**
 * The statements that a reader would be grateful for, the weightiest first: a stated number outside its usual range, the pair of named
 * capabilities that will hurt, what the market knows and these words ignore. From a dossier whose conditions were applied.
 */
export function judgementsOf(dossier: MarketDossier, reading: BriefReading): Judgement[] {
  // A number within the usual range calls for nothing.
  const benchmarks = benchmarkJudgements(dossier, reading).filter(({ position }) => position !== 'within')
  const tradeoffs = tradeoffJudgements(dossier, reading)
  const dynamics = dynamicJudgements(dossier)
  // One of each kind first, so that three statements are of three kinds where the market has them.
  const first = [...benchmarks.slice(0, 1), ...tradeoffs.slice(0, 1), ...dynamics.slice(0, 2)]
  const rest = [...tradeoffs.slice(1), ...benchmarks.slice(1), ...dynamics.slice(2)]
  return [...first, ...rest].map(({ position: _position, ...judgement }) => judgement)
}

type Placed = Judgement & { position?: string }

function benchmarkJudgements({ benchmarks }: MarketDossier, { numbers }: BriefReading): Placed[] {
  return benchmarks.flatMap((benchmark): Placed[] => {
    const number = numbers.find((each) => each.benchmark === benchmark.id)
    const says = number?.position && benchmark[number.position]
    if (!number?.position || !says) return []
    const { id, basis } = benchmark
    return [
      {
        id: `benchmark:${id}`,
        kind: 'benchmark',
        text: `“${number.text}”: ${says}`,
        so: null,
        decide: null,
        basis,
        position: number.position,
      },
    ]
  })
}

function tradeoffJudgements({ tradeoffs }: MarketDossier, { capabilities }: BriefReading): Placed[] {
  const named = capabilities.filter(({ meant }) => !meant).map(({ capability }) => capability)
  const order: Record<string, number> = { conflict: 0, risk: 1, decision: 2, need: 3 }
  return tradeoffs
    .filter(({ a, b }) => named.includes(a) && named.includes(b))
    .sort((x, y) => (order[x.kind] ?? 9) - (order[y.kind] ?? 9))
    .map(({ a, b, note, decide, default: proposal, basis }) => ({
      id: `tradeoff:${a}+${b}`,
      kind: 'tradeoff',
      text: note,
      so: proposal,
      decide,
      basis: basis ?? null,
    }))
}

function dynamicJudgements({ dynamics }: MarketDossier): Placed[] {
  return dynamics.map(({ fact, so, basis }) => ({
    id: `dynamic:${fact.slice(0, 24)}`,
    kind: 'dynamic',
    text: fact,
    so,
    decide: null,
    basis,
  }))
}
