import type { ComponentType } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Source } from '#shared/source.ts'

/** How a view lets the user change the result. */
export interface ResultEditing {
  /** Stores the whole result. Resolves with true when it is stored; with false when it is not, and the page has said why. */
  save: (result: object) => Promise<boolean>
}

/** How a view asks on about a finished result. */
export interface ResultAsking {
  /** Sends what the agent's follow-ups take. Resolves with null once the result holds the answer, else with what is wrong. */
  send: (body: object) => Promise<string | null>
}

/** What the page hands to a view. `result` may hold any part of a result while it is written. */
export interface AgentViewProps<Result extends object = object> {
  result: Result
  /** The form as it was sent. */
  input: Record<string, unknown>
  sources: readonly Source[]
  /** True while the result is still being written. */
  running: boolean
  /** There when the result is complete and the reader may change it. */
  edit?: ResultEditing | undefined
  /** There when the result is complete; only some agents take follow-ups. */
  ask?: ResultAsking | undefined
}

/**
 * Gives a view its agent's type. The page knows results as objects only; each was made by the same agent's
 * `toResult` or passed its schema, which is what the one cast here trusts.
 */
export function defineView<Result extends object>(
  view: ComponentType<AgentViewProps<DeepPartial<Result> & object>>,
): ComponentType<AgentViewProps> {
  return view as ComponentType<AgentViewProps>
}
