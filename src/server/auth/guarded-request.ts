import type { Auth } from './auth.ts'

type AuthSession = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>

/** One request to the auth library, before it gets there. */
export interface GuardedRequest {
  /** May be changed. */
  body: Record<string, unknown>
  headers: Headers
  /** Who is signed in. Throws UNAUTHENTICATED. */
  session(): Promise<AuthSession>
  /** Runs after a good answer. */
  onSuccess(step: (answer: Record<string, unknown>) => Promise<void>): void
  /** Runs after any other answer, and may throw another error in its place. */
  onRefusal(step: (answer: Record<string, unknown>) => Promise<void>): void
}

export type AuthGuard = (request: GuardedRequest) => Promise<void>
