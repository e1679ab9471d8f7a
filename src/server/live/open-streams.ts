import { AppError } from '#shared/errors/app-error.ts'

export interface OpenStreamLimits {
  perServer: number
  perUser: number
}

/** Answers that stay open: followed runs, callers who wait for a run, open pages. Each costs memory for as long as it lasts. */
export interface OpenStreams {
  /**
   * Counts one more until the function that it answers is called. Throws TOO_MANY_REQUESTS when this user has enough of them here,
   * OVERLOADED when the server has.
   */
  open(userId: string): () => void
  size(): number
}

const retryAfterSeconds = { user: 30, server: 10 }

export function createOpenStreams({ perServer, perUser }: OpenStreamLimits): OpenStreams {
  const users = new Map<string, number>()
  let size = 0
  return {
    open(userId) {
      if (size >= perServer) throw new AppError('OVERLOADED', { retryAfter: retryAfterSeconds.server })
      const own = users.get(userId) ?? 0
      if (own >= perUser) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: retryAfterSeconds.user })
      users.set(userId, own + 1)
      size += 1
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        size -= 1
        const left = (users.get(userId) ?? 1) - 1
        if (left > 0) users.set(userId, left)
        else users.delete(userId)
      }
    },
    size: () => size,
  }
}
