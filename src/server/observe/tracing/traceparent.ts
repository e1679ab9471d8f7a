/** The parts of a W3C `traceparent` header, version 00. */
export interface Traceparent {
  traceId: string
  spanId: string
  /** 1 when the trace is recorded. */
  flags: number
}

const pattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/

/** Null for what is no valid header. A later version is read as far as it says the same. */
export function parseTraceparent(header: string | null | undefined): Traceparent | null {
  const text = header?.trim() ?? ''
  const match = pattern.exec(text)
  const [, version, traceId, spanId, flags] = match ?? []
  if (!version || !traceId || !spanId || !flags) return null
  if (version === '00' && text.length !== 55) return null
  return { traceId, spanId, flags: Number.parseInt(flags, 16) & 1 }
}

export function formatTraceparent({ traceId, spanId, flags }: Traceparent): string {
  return `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`
}
