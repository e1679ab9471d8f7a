import type { BriefSource } from '#shared/brief.ts'
import type { Quote } from '#shared/reading.ts'
import { nameByPattern } from '../tagging/name-patterns.ts'
import type { FoundEntity } from './entities.ts'

/** The product's own name as the user writes it: where it is said to be one, else what was tagged as one most often. */
export function findName(
  source: BriefSource,
  entities: readonly FoundEntity[],
  isWord: (word: string) => boolean,
  isCompany: (name: string) => boolean,
): Quote | null {
  for (const field of ['description', 'context'] as const) {
    const text = source[field] ?? ''
    const found = nameByPattern(text)
    if (found?.said) return { text: text.slice(found.start, found.end), field, start: found.start, end: found.end }
  }
  const names = entities.filter(
    ({ kind, field, text, start }) =>
      kind === 'name' &&
      field === 'description' &&
      /\p{L}/u.test(text) &&
      !memoHead.test(text) &&
      (start === 0 || !isCompany(text)) &&
      (start === 0 || !comparedWith.test(source.description.slice(Math.max(0, start - 12), start))),
  )
  const times = (name: string) => names.filter(({ text }) => text === name).length
  const [best] = names
    .filter((each) => times(each.text) > 1 || !isFirstWord(each, source.description, isWord))
    .toSorted((a, b) => times(b.text) - times(a.text) || a.start - b.start)
  if (best) return whole(best, source.description)
  const pattern = nameByPattern(source.description)
  const typed = pattern ? source.description.slice(pattern.start, pattern.end) : ''
  return (
    coinedName(source.description, entities, isWord) ??
    (pattern && (!isCompany(typed) || standsAlone.test(source.description.slice(0, pattern.end + 1)))
      ? { text: typed, field: 'description', start: pattern.start, end: pattern.end }
      : null)
  )
}

/** "Tally. Time tracking for ..." is a name, whatever company has it too. */
const standsAlone = /^[^\s.:]+(?: [^\s.:]+)?[.:]$/

/** What follows a name and hardly another word that begins a sentence. */
const behindName = /^["”'’]?(?:[,:.]|\s[–—=-]|\s(?:is|are|will|can|has|ist|est|es)\s)/u

/** "Carers clock in", "curently we use": a plain word, or one in lower case, that only begins its sentence. */
function isFirstWord(
  { text, start, end }: FoundEntity,
  description: string,
  isWord: (word: string) => boolean,
): boolean {
  if (
    /\s/.test(text) ||
    !(isWord(text.toLowerCase()) || isWord(text.toLowerCase().replace(/s$/, '')) || text === text.toLowerCase())
  )
    return false
  return opens.test(description.slice(Math.max(0, start - 12), start)) && !behindName.test(description.slice(end))
}

const lead = /^(?:with|using|introducing|meet|our|the)\s+(?=\p{Lu})/iu
const joined = /^\s(?:&|and)\s\p{Lu}\p{L}+/u

/** "With Upweller" without the word before it, and "Suds" with the "& Sons" behind it. */
function whole({ text, field, start, end }: FoundEntity, description: string): Quote {
  const from = start + (lead.exec(text)?.[0].length ?? 0)
  const to = end + (joined.exec(description.slice(end))?.[0].length ?? 0)
  return { text: description.slice(from, to), field, start: from, end: to }
}

/** Where a sentence begins, "So:" and "With Gravenote a parish ..." included. */
const opens = /(?:[.!?:;\n]\s*|^)(?:(?:with|so|and|our)[:,]?\s)?$/i
const capital = /(?<![\p{L}\p{N}@./-])\p{Lu}\p{Ll}{3,24}(?![\p{L}\p{N}]|\.\p{L})/gu

/** A first word has a capital in any case: "Halterboard, for barns", "Gravenote maps graves", not "Flaky test quarantine". */
const standsAsName = /^(?:[,:]|\s[–—-]|\s(?:is|are|was|will|would|can|has)\s|\s\p{Ll}{2,}s\s)/u

/** "To: Helen", "Re: onboarding" */
const memoHead = /^(?:to|from|re|cc|date|subject|an|von|betreff)$/i

/** "Like Mailchimp or Flocknote": another product. */
const comparedWith = /\b(?:like|unlike|than|or|versus|vs\.?|against)\s$/i

/** The one word with a capital that is none of the language's and that was taken for nothing else; null where there are several. */
function coinedName(
  description: string,
  entities: readonly FoundEntity[],
  isWord: (word: string) => boolean,
): Quote | null {
  const free = [...description.matchAll(capital)].filter(
    ({ 0: word, index }) =>
      (index > 0
        ? opens.test(description.slice(Math.max(0, index - 12), index))
        : standsAsName.test(description.slice(word.length))) &&
      !comparedWith.test(description.slice(Math.max(0, index - 12), index)) &&
      !isWord(word.toLowerCase()) &&
      !isWord(word.toLowerCase().replace(/s$/, '')) &&
      !entities.some(({ field, start, end }) => field === 'description' && start < index + word.length && index < end),
  )
  const [first] = free
  if (!first || free.some(([word]) => word !== first[0])) return null
  return { text: first[0], field: 'description', start: first.index, end: first.index + first[0].length }
}
