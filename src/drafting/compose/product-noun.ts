import type { Brief } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { looksPlural } from '../brief/inflect.ts'
import { lowerFirst } from './phrases.ts'
import { escaped } from './text-around.ts'

/** Words that point at another product instead of naming one. */
const isNoThing = /\b(?:alternative|replacement|version|answer)$/i

/** "scale with a camera above the kitchen bin" of "LeftLess is a scale with ...": at most six words. */
export function whatItIs(brief: Brief): string | null {
  const text = cleanText(brief.source.description).trim().replace(/\s+/g, ' ')
  const name = brief.name?.text
  const named = name
    ? new RegExp(`\\b${escaped(name)}\\b(?:,| is| -| –|:)\\s+(?:an?|the)\\s+([^.;!?]+)`, 'i').exec(text)?.[1]
    : undefined
  const opening =
    /^an?\s+([^.;!?]+)/i.exec(text)?.[1] ??
    /^(?!(?:like|we|i|our|most|it|this|these|all|many|the|uber|airbnb)\b)(\S+(?:\s\S+){0,3}\s(?:that|which)\s[^.;!?]+|\S+(?:\s\S+){0,2}\sfor\s[^.;!?]+?\s(?:that|which|to)\s[^.;!?]+)/i.exec(
      text,
    )?.[1]
  const phrase = named ?? opening
  if (!phrase) return null
  const noun = (
    /^(.*?)(?=\s(?:that|which|who|where|for|to|with which|so|you|we|they|people|everyone|helping|letting|built|made|called|above|below|,)\b|[,:(]|$)/.exec(
      phrase,
    )?.[1] ?? ''
  ).trim()
  const words = noun.split(' ')
  if (isNoThing.test(noun)) return null
  if (noun.length < 3 || words.length > 6 || /^(?:lot|way|kind|bit|few|new way)\b/i.test(noun)) return null
  if (/(?:ary|ive|ful|less|ous|able|ible|powered|based|driven)$/i.test(lastWord(noun))) return null
  return looksPlural(nounBeforePreposition(noun)) || /\b(?:and|or)\b/.test(noun) ? null : noun
}

/** "scale" of "scale with a camera"; the whole of "browser tool". */
export const headOf = (noun: string) => noun.split(/\s(?:with|of|on|in|from|at)\s/)[0] ?? noun

export function nounBeforePreposition(phrase: string): string {
  return lastWord(phrase.split(/\s(?:with|of|on|in|from|at|for|to|after|before|by)\s/)[0] ?? phrase)
}

export const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? ''

/** "smart bike lock", "vibration sensors plus software": what the words say that it is, without its parts. */
export function nounOfIt(brief: Brief): string | null {
  if (brief.language !== 'en') return null
  const opening =
    /^(?:an?\s+)((?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+)(?= (?:that|which|who|where|for|to|with|of|on|in|so|you|we|they|people|everyone)\b|[,:])/iu.exec(
      brief.source.description.trim(),
    )?.[1]
  // "a quieter alternative to Instagram" says what it is not
  if (opening && !isNoThing.test(opening)) return opening
  const served = /^(?:an?\s)?((?:[\p{L}-]+\s){0,2}[\p{L}-]+) as a service\b/iu.exec(
    brief.source.description.trim(),
  )?.[1]
  if (served) return lowerFirst(served)
  const told = whatItIs(brief)
  if (told) return headOf(told)
  const bare = /^((?:[\p{L}-]+ ){1,4}?)(?:that|which) /u.exec(brief.source.description.trim())?.[1]?.trim()
  if (bare && !/^(?:people|those|everyone|we|i|it|something)\b/i.test(bare)) return bare
  return brief.kind && brief.kind.confidence >= 0.5 ? brief.kind.text : null
}
