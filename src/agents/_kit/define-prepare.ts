import type { z } from 'zod'
import type { TypedAgent } from './define-agent.ts'

/** A file of the user on this machine's disk, for as long as the stage lasts. */
export interface OpenFile {
  path: string
  name: string
  /** In bytes. */
  size: number
  /** Removes it from the disk. The upload itself stays. */
  close(): Promise<void>
}

/** What a computing stage may use of the server. */
export interface PrepareTools {
  /** Whose run it is: costly work is shared fairly between accounts. */
  account: string
  /** Aborted when the run is stopped, lost or out of time. */
  signal: AbortSignal
  /** Says what is being done right now, for the page. Only what really happens. */
  note(text: string): void
  /** An upload of the run's own user. Throws NOT_FOUND for any other and for one that is gone. */
  openUpload(id: string): Promise<OpenFile>
  /** Largest file, in bytes, that this installation takes. */
  largestFile: number
  /** What the agent remembered for this user and product, by its own keys; the last kept first. */
  remembered: readonly { key: string; value: unknown }[]
}

export interface Prepared<Value extends object = object> {
  /** Plain JSON. Goes to the page, to the writer and to `toResult` as `prepared`. */
  value: Value
  /** Label and value pairs for the page: what was found in the input. */
  understood?: readonly { label: string; value: string }[]
}

/**
 * A stage that computes from the input before anything is written. Optional half of an agent, in `prepare.ts`. It runs again
 * when a run is taken up by another server, so it must not change anything but its own temporary files.
 */
export interface Prepare {
  run(input: object, tools: PrepareTools): Promise<Prepared>
}

export function definePrepare<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
  Value extends object,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  run: (input: z.output<InputSchema>, tools: PrepareTools) => Promise<Prepared<Value>>,
): Prepare {
  // The same agent's schema checked the input before.
  return { run: (input, tools) => run(input as z.output<InputSchema>, tools) }
}
