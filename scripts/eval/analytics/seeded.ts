/** Draws that are the same for the same seed. */
export interface Draws {
  /** 0 to 1. */
  part(): number
  normal(mean?: number, deviation?: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[], weights?: readonly number[]): Item
  /** How many of `trials` succeed. */
  binomial(trials: number, probability: number): number
  poisson(mean: number): number
}

export function draws(seed: number): Draws {
  let state = (seed * 2_654_435_761) >>> 0
  // mulberry32
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = (mean = 0, deviation = 1) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - part())) * Math.cos(2 * Math.PI * part())
  return {
    part,
    normal,
    chance: (probability) => part() < probability,
    pick(items, weights) {
      const total = weights?.reduce((sum, weight) => sum + weight, 0) ?? items.length
      let place = part() * total
      for (const [index, item] of items.entries()) {
        place -= weights?.[index] ?? 1
        if (place < 0) return item
      }
      return items.at(-1) as (typeof items)[number]
    },
    binomial(trials, probability) {
      let hits = 0
      for (let trial = 0; trial < trials; trial += 1) if (part() < probability) hits += 1
      return hits
    },
    poisson(mean) {
      if (mean > 60) return Math.max(0, Math.round(normal(mean, Math.sqrt(mean))))
      const limit = Math.exp(-mean)
      let count = -1
      for (let product = 1; product > limit; product *= part()) count += 1
      return count
    },
  }
}

const dayMs = 86_400_000
/** The day so many days after another, as "2026-03-02". */
export const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + Math.floor(days) * dayMs).toISOString().slice(0, 10)

export const csv = (header: string, rows: readonly (readonly (string | number)[])[], delimiter = ',') =>
  [header, ...rows.map((row) => row.join(delimiter))].join('\n')
