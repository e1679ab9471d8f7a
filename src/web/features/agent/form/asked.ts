import { type Correctable, correctable, noneOfThese } from '#shared/correctable.ts'
import type { Corrections, UnsureItem } from '#shared/corrections.ts'

/** What the user said to one question: an offered answer, or words of their own. */
export interface Answer {
  chosen: string | null
  words: string
}

/** The questions that a form was answered with instead of a run, and what was said to them so far. */
export interface Asked {
  unsure: readonly UnsureItem[]
  answers: Partial<Record<Correctable, Answer>>
  /** The user's product of these words. */
  productId: string | null
}

export const noAnswer: Answer = { chosen: null, words: '' }

/** Where "None of these" says something by itself; of people it leaves the question open. */
const takesNone: readonly Correctable[] = ['market', 'name']

/** The answers as a run takes them. */
export function correctionsOf({ unsure, answers }: Asked): Corrections {
  return Object.fromEntries(
    unsure.flatMap(({ field }) => {
      const { chosen, words } = answers[field] ?? noAnswer
      const offered = chosen === noneOfThese && !takesNone.includes(field) ? null : chosen
      const said = words.trim() || offered
      return said ? [[field, said]] : []
    }),
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

function isUnsure(value: unknown): value is UnsureItem {
  if (!isObject(value) || !isText(value.question) || !Array.isArray(value.options)) return false
  return value.options.every(isText) && correctable.some((field) => field === value.field)
}

/** What a storage holds, when it is questions and answers. */
export function readAsked(stored: unknown): Asked | null {
  if (!isObject(stored) || !Array.isArray(stored.unsure) || !isObject(stored.answers)) return null
  const unsure = stored.unsure.filter(isUnsure)
  const given = stored.answers
  const answers = Object.fromEntries(
    unsure.flatMap(({ field }) => {
      const answer = given[field]
      if (!isObject(answer) || !isText(answer.words)) return []
      return [[field, { chosen: isText(answer.chosen) ? answer.chosen : null, words: answer.words }]]
    }),
  )
  return unsure.length > 0 ? { unsure, answers, productId: isText(stored.productId) ? stored.productId : null } : null
}
