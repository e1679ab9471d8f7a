import { z } from 'zod'
import type { ResultDocument } from '#shared/document/block.ts'
import { keepingOwnFacts } from './own-facts.ts'

/**
 * The language that a model wrote a result in, which it holds under this key; without it a result is English. The built-in writer
 * writes English alone.
 */
const inLanguage = z.object({ language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/) })

export function languageIn(value: unknown): string | undefined {
  const parsed = inLanguage.safeParse(value)
  return parsed.success ? parsed.data.language : undefined
}

/** The same result with what every result of the run has: the user's facts, and its language. */
export function keepingShared<Result extends object>(result: Result, from: unknown): Result {
  const language = languageIn(from)
  const kept = keepingOwnFacts(result, from)
  return language ? { ...kept, language } : kept
}

export function inItsLanguage(document: ResultDocument, result: unknown): ResultDocument {
  const language = languageIn(result)
  return language ? { ...document, language } : document
}
