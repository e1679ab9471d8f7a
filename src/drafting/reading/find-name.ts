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
    if (found?.said && !isOfAnother(text, found) && (field === 'description' || ofOurs.test(text.slice(0, found.end))))
      return { text: text.slice(found.start, found.end), field, start: found.start, end: found.end }
  }
  const names = entities.filter(
    ({ kind, field, text, start, end }) =>
      kind === 'name' &&
      field === 'description' &&
      /\p{L}/u.test(text) &&
      !memoHead.test(text) &&
      !isOfAnother(source.description, { start, end }) &&
      (start === 0 || !isCompany(text)) &&
      (start === 0 || !comparedWith.test(source.description.slice(Math.max(0, start - 12), start))),
  )
  const times = (name: string) => names.filter(({ text }) => text === name).length
  const [best] = names
    .filter((each) => times(each.text) > 1 || !isFirstWord(each, source.description, isWord))
    .toSorted((a, b) => times(b.text) - times(a.text) || a.start - b.start)
  if (best) return whole(best, source.description)
  const joined = joinedName(source.description, isCompany)
  if (joined) return joined
  const pattern = nameByPattern(source.description)
  const typed = pattern ? source.description.slice(pattern.start, pattern.end) : ''
  const isLikely =
    pattern &&
    !isOfAnother(source.description, pattern) &&
    !isTopic(source.description, pattern, isWord) &&
    (!isCompany(typed) || standsAlone.test(source.description.slice(0, pattern.end + 1)))
  return (
    coinedName(source.description, entities, isWord) ??
    (isLikely ? { text: typed, field: 'description', start: pattern.start, end: pattern.end } : null)
  )
}

interface Place {
  start: number
  end: number
}

/** "One lady called Jean", "the incumbent is called iMIS" */
const somebodyCalled =
  /\b(?:some(?:one|body)|man|lady|woman|girl|boy|guy|person|friend|colleague|incumbent|competitor|rival|village|town|city|place|street)\s(?:is\s|was\s|that is\s)?(?:called|named),?\s["“'‘]?$/iu
/** "Check Cherry is our main competitor", "Weel is the name we hear most", "SageMaker is a no" */
const isAnother =
  /^["”'’]?\s(?:is|are|was|were)\s(?:(?:our|the|their|its|a)\s)?(?:(?:main|biggest|closest|only|best|hard|nearest|obvious)\s)?(?:name (?:we|they|people|everyone)|rivals?|competitors?|alternatives?|incumbents?|no\b|date|deadline|phone book|messenger)|^["”'’]?\s(?:does (?:that|this|it|part|some)|may fail|takes (?:a|too)|charges|must|should)\b/iu

/** Whether the words around a name say that it belongs to a person, a rival or a rule. */
const isOfAnother = (text: string, { start, end }: Place) =>
  somebodyCalled.test(text.slice(Math.max(0, start - 60), start)) || isAnother.test(text.slice(end, end + 60))

/** In a note only what is said to be ours names the product. */
const ofOurs =
  /\b(?:our|my|the|this)\s(?:product|app|tool|company|platform|service|startup|project|name|title)\b|\bworking (?:name|title)\b|\bcall (?:it|this)\b/iu

/** "Lifts. A lift door fails ...", "Estimados: ...", a last "Surveyors": a word that says what the text is about or to whom it is written. */
function isTopic(text: string, { start, end }: Place, isWord: (word: string) => boolean): boolean {
  const typed = text.slice(start, end)
  const [only, second] = typed.split(/\s+/)
  if (!only || second !== undefined || !isWord(only.toLowerCase())) return false
  const isLast = /^[.!\s]*$/.test(text.slice(end))
  if (isLast) return /[^s]s$/i.test(only)
  const singular = only.toLowerCase().replace(/(?:ies|s)$/, '')
  const rest = text.slice(end).toLowerCase()
  return (
    /^\s*[:.–—-]/.test(rest) &&
    (/s$/i.test(only) || (singular.length > 3 && new RegExp(`\\b${singular}`, 'u').test(rest)))
  )
}

/** "BloomBroker is where ...": two words written as one that begin a sentence about what it is are a name that somebody made up. */
const twoInOne =
  /(?<=^|[.!?\n]\s*)(\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,})\s(?:is (?:where|what|how|the|an?)|lets|helps|gives|keeps|shows|makes)\s/gu

function joinedName(description: string, isCompany: (name: string) => boolean): Quote | null {
  for (const { 1: text = '', index: start } of description.matchAll(twoInOne)) {
    const place = { start, end: start + text.length }
    if (!isCompany(text) && !isOfAnother(description, place)) return { text, field: 'description', ...place }
  }
  return null
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
        ? opens.test(description.slice(Math.max(0, index - 12), index)) &&
          !/^\s(?:and|or|&)\s/.test(description.slice(index + word.length))
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
