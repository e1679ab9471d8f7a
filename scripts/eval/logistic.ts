export interface Observation {
  /** Observations of one group are never both fitted on and estimated. */
  group: number
  values: readonly number[]
  isRight: boolean
  weight: number
}

export interface Logistic {
  base: number
  weights: readonly number[]
  chance(values: readonly number[]): number
}

const rounds = 30
/** Keeps weights small where little speaks for them; in units of scaled values. */
const penalty = 1

/** Fits a logistic by Newton's method, with a ridge on the weights of values that are scaled to mean 0 and deviation 1. */
export function fitLogistic(observations: readonly Observation[]): Logistic {
  const width = observations[0]?.values.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => observations.map(({ values }) => values[column] ?? 0))
  const means = columns.map(mean)
  const deviations = columns.map(
    (column, at) => Math.sqrt(mean(column.map((value) => (value - (means[at] ?? 0)) ** 2))) || 1,
  )
  const scale = (values: readonly number[]): number[] => [
    1,
    ...values.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1)),
  ]
  const rows = observations.map(({ values, isRight, weight }) => ({
    row: scale(values),
    right: Number(isRight),
    weight,
  }))
  let fitted = new Array<number>(width + 1).fill(0)
  for (let round = 0; round < rounds; round += 1) {
    const gradient: number[] = fitted.map((value, at) => (at === 0 ? 0 : penalty * value))
    const curvature: number[][] = fitted.map((_, at) =>
      fitted.map((__, other) => (at === other && at > 0 ? penalty : 0)),
    )
    for (const { row, right, weight } of rows) {
      const chance = sigmoid(dot(fitted, row))
      row.forEach((value, at) => {
        gradient[at] = (gradient[at] ?? 0) + weight * (chance - right) * value
        const line = curvature[at]
        if (line)
          row.forEach((other, place) => {
            line[place] = (line[place] ?? 0) + weight * chance * (1 - chance) * value * other
          })
      })
    }
    const step = solve(curvature, gradient)
    fitted = fitted.map((value, at) => value - (step[at] ?? 0))
  }
  const weights = deviations.map((deviation, at) => (fitted[at + 1] ?? 0) / deviation)
  const base = (fitted[0] ?? 0) - dot(weights, means)
  return { base, weights, chance: (values) => sigmoid(base + dot(weights, values)) }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** Solves a positive definite system by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows[column]
    if (!pivot) continue
    for (const row of rows.slice(column + 1)) {
      const share = (row[column] ?? 0) / (pivot[column] || 1e-12)
      for (let at = column; at <= size; at += 1) row[at] = (row[at] ?? 0) - share * (pivot[at] ?? 0)
    }
  }
  const solution = new Array<number>(size).fill(0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? []
    const rest = solution.reduce((sum, value, place) => (place > at ? sum + value * (row[place] ?? 0) : sum), 0)
    solution[at] = ((row[size] ?? 0) - rest) / (row[at] || 1e-12)
  }
  return solution
}
