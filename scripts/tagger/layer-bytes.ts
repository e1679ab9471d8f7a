/** Share of the table that is filled at most. */
const fullest = 0.8
const steps = 127
/** A feature whose weights are all smaller changes nothing. */
const leastSteps = 3

/** A learned layer as `readBriefTagging` reads it: weights in 127 steps to both sides, features by their hash. */
export function layerBytes(
  tags: readonly string[],
  { rows, steps: between }: { rows: ReadonlyMap<number, Float64Array>; steps: Float64Array },
): Buffer {
  let most = 0
  for (const row of rows.values()) for (const weight of row) most = Math.max(most, Math.abs(weight))
  const scale = most / steps || 1
  const kept = [...rows]
    .map(([name, row]) => [name, Int8Array.from(row, (weight) => Math.round(weight / scale))] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= leastSteps))
    .sort(([a], [b]) => a - b)
  let places = 1024
  while (kept.length > places * fullest) places *= 2
  const keys = new Uint32Array(places)
  const table = new Int8Array(places * tags.length)
  for (const [name, row] of kept) {
    let place = name & (places - 1)
    while (keys[place] !== 0) place = (place + 1) & (places - 1)
    keys[place] = name
    table.set(row, place * tags.length)
  }
  const head = Buffer.alloc(8)
  head.writeUInt32LE(places, 0)
  head.writeFloatLE(scale, 4)
  return Buffer.concat([head, ...[Float32Array.from(between), keys, table].map((part) => Buffer.from(part.buffer))])
}
