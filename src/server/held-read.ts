/** What was read, for a while: everybody who asks meanwhile shares one reading. */
export interface HeldRead<Value> {
  now(): Promise<Value>
  /** The next one to ask reads again. */
  drop(): void
}

/** A reading that failed is not held: the next one to ask tries again. */
export function holdRead<Value>(read: () => Promise<Value>, forMs: number): HeldRead<Value> {
  let held: { until: number; value: Promise<Value> } | null = null
  return {
    now() {
      if (held && performance.now() < held.until) return held.value
      const reading = { until: performance.now() + forMs, value: read() }
      held = reading
      reading.value.catch(() => {
        if (held === reading) held = null
      })
      return reading.value
    },
    drop() {
      held = null
    },
  }
}
