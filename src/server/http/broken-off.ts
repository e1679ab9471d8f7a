import { AppError } from '#shared/errors/app-error.ts'

/**
 * A sender that goes away in the middle of a body breaks off a connection too. That is its own affair: it must not pass for a
 * database that is away, which is reported to the operator. Throws REQUEST_BROKEN_OFF in its place.
 */
export async function unlessBrokenOff<Body>(reading: Promise<Body>): Promise<Body> {
  try {
    return await reading
  } catch (cause) {
    throw new AppError('REQUEST_BROKEN_OFF', { cause })
  }
}

/** The same for a body that is read as it comes. */
export async function* withoutBreakingOff(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await unlessBrokenOff(parts.next())
      if (done) return
      yield value
    }
  } finally {
    // Whoever reads no further lets go of the connection.
    await parts.return?.().catch(() => undefined)
  }
}
