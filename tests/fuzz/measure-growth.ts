export interface Fuzzed {
  name: string
  run(text: string): unknown
  /** The longest text that it is handed, in characters. */
  longest: number
  /** Where the server runs it: between two answers, or in a file process, which is ended after 20 seconds. */
  runsIn: 'server' | 'file process'
}

export interface Growth {
  /** How much longer four times the text took; 4 is linear, 16 is the square. */
  factor: number
  /** Of the longest text, in milliseconds of this thread's processor time. */
  ms: number
}

/** Linear work with a collection of garbage in between stays well below, the square is sixteen. */
const mostFactor = 9
/** What takes less than this for the longest text that is accepted harms nobody, however it grows. */
const harmlessMs = 150
const mostMs = { server: 1_500, 'file process': 15_000 }

/**
 * How the time grows from a quarter of the longest text to all of it. Time is this thread's own, so that a busy machine changes
 * little; what looks bad is measured again, and the best of the measurements counts.
 */
export async function growthOf(fuzzed: Fuzzed, textOf: (length: number) => string): Promise<Growth> {
  const { longest, runsIn } = fuzzed
  // Sizes on the way up: what explodes is found before it takes minutes.
  let factor = 1
  let ms = 0
  let before = 0
  for (const size of [longest / 16, longest / 4, longest]) {
    const text = textOf(Math.floor(size)).slice(0, Math.floor(size))
    before = ms
    ms = await leastTime(fuzzed, text, 1)
    factor = ms / Math.max(before, 0.5)
    const isLast = size === longest
    if (ms > mostMs[runsIn]) break
    if (!isLast || !isBad(fuzzed, { factor, ms })) continue
    const quarter = textOf(Math.floor(longest / 4)).slice(0, Math.floor(longest / 4))
    ms = Math.min(ms, await leastTime(fuzzed, text, 2))
    before = Math.max(before, await leastTime(fuzzed, quarter, 2))
    factor = ms / Math.max(before, 0.5)
  }
  return { factor, ms }
}

export const isBad = ({ runsIn }: Fuzzed, { factor, ms }: Growth) =>
  ms > harmlessMs && (factor > mostFactor || ms > mostMs[runsIn])

async function leastTime({ run }: Fuzzed, text: string, tries: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let each = 0; each < tries; each += 1) {
    const started = process.threadCpuUsage()
    await run(text)
    const used = process.threadCpuUsage(started)
    least = Math.min(least, (used.user + used.system) / 1_000)
  }
  return least
}
