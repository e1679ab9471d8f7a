import type { JsonSchema } from '#server/answers/json-schema.ts'

/** What a writer is asked for. Everything but the whole and a section is asked of a model that has answered before. */
export type Ask =
  | { kind: 'whole' }
  /** Some properties of it, behind those that stand: a long document is written section by section. */
  | { kind: 'section'; held: Record<string, unknown>; names: readonly string[] }
  /** All of it once more: nothing of the earlier text could be read. */
  | { kind: 'again'; text: string; problems: readonly string[] }
  /** What is missing behind an answer that ended too early. */
  | Rest
  /** The parts that do not fit, and nothing else. */
  | { kind: 'parts'; answer: object; parts: readonly Part[] }
  /** What breaks the agent's rules; the model says which parts change. */
  | { kind: 'changes'; answer: object; problems: readonly string[] }

export interface Rest {
  kind: 'rest'
  /** What stands, with the whole items of a list that was cut. */
  held: Record<string, unknown>
  /** Names of the properties that are missing, the cut list first. */
  missing: readonly string[]
  /** The list that was cut and how many of its items are whole. */
  open: { name: string; items: number } | null
}

export interface Part {
  /** Its name in the answer to the repair. */
  key: string
  /** RFC 6901. */
  pointer: string
  message: string
  now: unknown
  schema: JsonSchema
}
