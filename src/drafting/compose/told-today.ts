import type { Brief, BriefValue } from '#shared/brief.ts'
import { toBaseForm, toSingular } from '../brief/inflect.ts'
import { is, isKnownWord, verb as verbal, verbS } from '../brief/lexicon.ts'
import { upperFirst } from './phrases.ts'
import { escaped } from './text-around.ts'
import { thingsMeantByThey } from './they-of-things.ts'
import { isMass } from './today-phrase.ts'
import { gerundOf } from './verb-forms.ts'

const now = '(?:today|currently|right now|at the moment|nowadays|so far)'
const anybody = 'they|people|everyone|everybody|most people|we|most'
const longest = 60

/** The brief with what people do today when the words tell it with a verb alone: "guessing by degree days". */
export function withToldToday(brief: Brief): Brief {
  if (brief.alternatives.length > 0 || brief.language !== 'en') return brief
  const things = thingsOf(brief)
  const told = things.length > 0 ? things : placesOfThings(brief)
  const practice = told.length > 0 ? null : practiceOf(brief)
  if (practice) told.push(practice)
  if (told.length === 0) return brief
  return { ...brief, alternatives: told, missing: brief.missing.filter((gap) => gap !== 'alternative') }
}

/** "Today it is phone calls and an Outlook calendar": each of the things. */
function thingsOf({ source: { description } }: Brief): BriefValue[] {
  const found = new RegExp(
    `\\b${now}(?:,|:)?\\s+(?:(?:the|each|every)\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?\\s(?:has|have|uses?|works? with|carr(?:y|ies))|it is|it's|it’s|its|that is|that's|there is|there are|we have|they have|(?:it|that|this|everything|all of it|all this) (?:runs|goes|is done|works|happens|is) (?:over|through|via|by|with|in|on))\\s+(?:(?:all|mostly|just|still|only)\\s)?([^.,;:!?()\\n]+)`,
    'iu',
  ).exec(description)
  const list = found?.[1] ?? ''
  if (!found || /\b(?:that|which|who|because|when|to)\b/.test(list)) return []
  const from = found.index + found[0].length - list.length
  return list.split(/\s(?:and|or)\s/).flatMap((part) => {
    // "paper in a folder at the plant": where it lies is not what it is
    const bare = withoutPlace(part.trim().replace(/^(?:an?|the)\s/i, ''))
    // "ravelry": a word without an article that no dictionary has is a name
    const text =
      /^\p{Ll}+$/u.test(bare) &&
      bare === part.trim() &&
      !isMass(bare) &&
      !isKnownWord(bare) &&
      !isKnownWord(toSingular(bare))
        ? upperFirst(bare)
        : bare
    const at = from + list.indexOf(part)
    const isThing = text.length >= 3 && text.split(' ').length <= 4
    return isThing ? [{ text, confidence: 0.7, span: { field: 'description', start: at, end: at + part.length } }] : []
  })
}

const mostWords = 4

const withoutPlace = (text: string) =>
  text.split(' ').length > mostWords ? (text.split(/\s(?:in|at|on)\s/)[0] ?? text) : text

/** "Today they lie in a drawer or in the inbox": the places of things. */
function placesOfThings(brief: Brief): BriefValue[] {
  const { description } = brief.source
  const found = new RegExp(`\\b${now},?\\s+they\\s+(?:\\p{Ll}+\\s){1,2}?((?:in|on)\\s[^.,;:!?()\\n]+)`, 'iu').exec(
    description,
  )
  if (!found || thingsMeantByThey(found[0], brief) === null) return []
  const list =
    (found[1] ?? '').split(/\s(?:and half|and most|and some|and nobody|and are|but|so|because|which|until)\b/)[0] ?? ''
  const from = found.index + found[0].length - (found[1] ?? '').length
  return list.split(/\s(?:and|or)\s/).flatMap((part) => {
    const text = part.trim().replace(/^(?:in|on)\s/i, '')
    const at = from + list.indexOf(part)
    return text.length >= 3 && text.split(' ').length <= mostWords
      ? [{ text, confidence: 0.7, span: { field: 'description', start: at, end: at + part.length } }]
      : []
  })
}

function practiceOf(brief: Brief): BriefValue | null {
  const {
    source: { description },
    actors,
  } = brief
  const people = actors.flatMap(({ plural, head }) => [escaped(plural), `${escaped(head)}s`])
  const subject = `(?:(?:the|their|most|all)\\s)?(?:${[...people, anybody].join('|')})`
  const found = new RegExp(
    `\\b${now},?\\s+${subject}\\s+(?:(?:just|mostly|usually|often|mainly|still)\\s)?(\\p{Ll}+)\\s+([^,.;:!?()\\n]+)`,
    'iu',
  ).exec(description)
  const [whole = '', verb = '', rest = ''] = found ?? []
  if (
    !found ||
    thingsMeantByThey(found[0], brief) !== null ||
    /^(?:are|is|have|has|can|must|will|do|does|need|needs|use|uses|want|wants|lose|loses|waste|wastes)$/.test(verb)
  )
    return null
  const base = is(verb, verbal) ? verb : is(verb, verbS) ? toBaseForm(verb, 'PresentTense') : null
  const cut =
    rest
      .split(/\s(?:and|but|so|because|which|that|while)\s/)[0]
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  if (!base || cut.length < 3 || cut.length > longest) return null
  const start = found.index + whole.length - rest.length - verb.length - 1
  return {
    text: `${gerundOf(base)} ${cut}`,
    confidence: 0.7,
    span: { field: 'description', start, end: start + verb.length + 1 + cut.length },
  }
}
