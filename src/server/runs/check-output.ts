import type { LiveAgent } from '#agents/registry-server.ts'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { type ReadAnswer, readAnswer } from '#server/answers/read-answer.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { deepestJson, isDeeperThan } from '#shared/is-deeper-than.ts'

/** One thing that is wrong with an answer. */
export interface Fault {
  /** Where, by property names and places in lists; null where the agent's own rules say only what. */
  path: readonly string[] | null
  /** For the repair and for the user: a sentence that a writer can act on. May repeat words of the answer. */
  message: string
}

export type Checked =
  | { ok: true; output: object }
  | {
      ok: false
      /** What the answer holds, as far as it is an object of the asked shape; undefined where there is none to mend. */
      value?: object
      /** There where the schema took the answer: what is wrong with it may be taken out. */
      output?: object
      /** What stands in the place of an answer, where none does. */
      instead?: Exclude<ReadAnswer['kind'], 'json'>
      faults: readonly Fault[]
      /** For the log: places and kinds, without a word of anybody's. */
      places: readonly string[]
    }

const mostFaults = 12

/** Reads the answer's text, brings it into the agent's shape where that is certain, and checks it by the agent's schema and rules. */
export function checkOutput(agent: LiveAgent, text: string, input: object, prepared?: unknown): Checked {
  const read = readAnswer(text)
  if (read.kind !== 'json') {
    const message = 'The answer holds no JSON object.'
    return { ok: false, instead: read.kind, faults: [{ path: [], message }], places: [`all: ${read.kind}`] }
  }
  // What nobody asked for may be as deep as it likes.
  const value = isDeeperThan(deepestJson, read.value)
    ? fitToSchema(read.value, jsonSchemaOf(agent.outputSchema))
    : read.value
  if (isDeeperThan(deepestJson, value)) {
    const message = `The answer is nested more than ${deepestJson} levels deep.`
    return { ok: false, faults: [{ path: [], message }], places: ['all: too deep'] }
  }
  return checkValue(agent, mayNeedCleaning(text) ? cleanDeep(value) : value, input, prepared)
}

/** The same for a value, such as an answer with its parts put right. */
export function checkValue(agent: LiveAgent, value: unknown, input: object, prepared?: unknown): Checked {
  const first = agent.parseOutput(value)
  const fitted = first.ok ? value : fitToSchema(value, jsonSchemaOf(agent.outputSchema))
  const parsed = first.ok ? first : agent.parseOutput(fitted)
  if (!parsed.ok) {
    return {
      ok: false,
      ...(isObject(fitted) ? { value: fitted } : {}),
      faults: Object.entries(parsed.fields)
        .slice(0, mostFaults)
        .map(([field, message]) => ({ path: field === '' ? [] : field.split('.'), message })),
      places: parsed.places.slice(0, mostFaults),
    }
  }
  const problems = agent.problems(parsed.value, input, prepared)
  if (problems.length === 0) return { ok: true, output: parsed.value }
  return {
    ok: false,
    value: parsed.value,
    output: parsed.value,
    faults: problems.slice(0, mostFaults).map((message) => ({ path: null, message })),
    places: [`all: ${problems.length} of the agent's own rules broken`],
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is cleaned away stands in JSON as an escape, or is a half of a character. */
const mayNeedCleaning = (json: string) => json.includes('\\u') || !json.isWellFormed()
