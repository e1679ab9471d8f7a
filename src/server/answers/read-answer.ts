import { findJson } from './find-json.ts'

/** What stands in a model's text. */
export type ReadAnswer =
  | { kind: 'json'; value: unknown }
  /** Words instead of an answer: it declines, or talks about something else. */
  | { kind: 'refusal' | 'prose' | 'nothing' }

export function readAnswer(text: string): ReadAnswer {
  const value = findJson(text)
  if (value !== undefined) return { kind: 'json', value }
  const said = text.replace(/<(think|thinking|reasoning|thought)>[\s\S]*?(?:<\/\1>|$)/gi, '').trim()
  if (said === '') return { kind: 'nothing' }
  return { kind: declines(said) ? 'refusal' : 'prose' }
}

/** How models decline, in the languages that forms are mostly written in. Only the beginning counts: an answer may quote such words. */
const refusals = [
  /^(?:i['’]?m |i am )?(?:sorry|afraid)\b[\s\S]{0,80}\b(?:can(?:not|['’]t)|unable|not able|won['’]t)\b/i,
  /^(?:i |we )(?:can(?:not|['’]t)|won['’]t|am unable to|['’]m unable to|must decline|will not|am not able to|decline)\b/i,
  /^i['’]m (?:unable|not able)\b/i,
  /^(?:es tut mir leid|tut mir leid|leider|entschuldigung)\b[\s\S]{0,120}\bnicht\b/i,
  /^(?:désolé|je suis désolé|je ne peux pas)\b/i,
  /^(?:lo siento|no puedo)\b/i,
]

const declines = (text: string) => text.length < 2_000 && refusals.some((refusal) => refusal.test(text))
