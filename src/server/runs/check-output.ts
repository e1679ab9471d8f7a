import type { LiveAgent } from '#agents/registry-server.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { deepestJson, isDeeperThan } from '#shared/is-deeper-than.ts'

/** A refused answer keeps its output where the schema took it: what is wrong with it may be taken out. */
export type Checked = { ok: true; output: object } | { ok: false; problems: string[]; output?: object }

/** Reads the answer's text as JSON, tolerating a code fence around it, and checks it by the agent's schema and rules. */
export function checkOutput(agent: LiveAgent, text: string, input: object, prepared?: unknown): Checked {
  let value: unknown
  try {
    value = JSON.parse(unfenced(text))
  } catch (error) {
    return {
      ok: false,
      problems: [`The answer is not valid JSON: ${error instanceof Error ? error.message : 'cut off'}`],
    }
  }
  if (isDeeperThan(deepestJson, value)) {
    return { ok: false, problems: [`The answer is nested more than ${deepestJson} levels deep.`] }
  }
  const parsed = agent.parseOutput(mayNeedCleaning(text) ? cleanDeep(value) : value)
  if (!parsed.ok) {
    return {
      ok: false,
      problems: Object.entries(parsed.fields)
        .slice(0, 12)
        .map(([field, message]) => `${field || 'answer'}: ${message}`),
    }
  }
  const problems = agent.problems(parsed.value, input, prepared)
  return problems.length > 0 ? { ok: false, problems, output: parsed.value } : { ok: true, output: parsed.value }
}

/** What is cleaned away stands in JSON as an escape, or is a half of a character. */
const mayNeedCleaning = (json: string) => json.includes('\\u') || !json.isWellFormed()

function unfenced(text: string): string {
  const trimmed = text.trim()
  const fence = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(trimmed)
  return fence?.[1] ?? trimmed
}
