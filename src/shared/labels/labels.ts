import type { LabelSet, Template } from './label-set.ts'
import { templateOf } from './label-set.ts'
import { localNumber } from './local-number.ts'

/** Says a text of a document in another language; the text itself where it is no label. */
export interface Labels {
  language: string
  say: (text: string) => string
  /** A number that our own code has written, as the language writes it; the text itself where it is none. */
  number: (text: string) => string
  /** Whether it is a label by itself. */
  has: (text: string) => boolean
}

interface Line {
  from: Template
  to: Template
}

const digits = /^\d[\d.,\s]*$/
/** "Dec 31, 2026", "31 December 2026", "Dec 2026". */
const day = /^(?:[A-Z][a-z]{2,8} \d{1,2}, \d{4}|(?:\d{1,2} )?[A-Z][a-z]{2,8} \d{4})$/
/** "R3", "TC-8": the same in every language. */
const id = /^[A-Z]{1,3}-?\d{1,4}$/
const longestLine = 2_000

export function labelsOf({ language, labels }: LabelSet): Labels {
  const exact = new Map(Object.entries(labels))
  const lines = Object.entries(labels)
    .flatMap(([english, own]): Line[] => {
      const from = templateOf(english)
      return from.holes.length > 0 ? [{ from, to: templateOf(own) }] : []
    })
    .sort((one, other) => bySpecificity(one.from, other.from))
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' })
  const months = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const dayOf = (text: string) => (/^[A-Z][a-z]+ \d{4}$/.test(text) ? months : days).format(new Date(`${text} UTC`))

  const say = (text: string): string => {
    const trimmed = text.trim()
    const own = ownOf(trimmed)
    return own === undefined ? text : text.replace(trimmed, () => own)
  }
  const ownOf = (text: string): string | undefined =>
    exact.get(text) ?? (text.length <= longestLine ? (said(text) ?? listed(text)) : undefined)
  const said = (text: string): string | undefined => {
    for (const { from, to } of lines) {
      const filled = fillingOf(text, from)
      if (!filled) continue
      // What stands in a hole may be a label itself: "Assumption: Inferred from 2 facts".
      const parts = filled.map((part, index) => inHole(part, from.holes[index]))
      return to.words.map((words, index) => words + (parts[index] ?? '')).join('')
    }
    return undefined
  }
  /** Labels and ids one after the other, as "TC-8, High"; undefined where anything else is among them. */
  const listed = (text: string): string | undefined => {
    const separator = ['; ', ', '].find((each) => text.includes(each))
    if (separator === undefined) return undefined
    const parts: string[] = []
    for (const part of text.split(separator)) {
      const own = id.test(part) ? part : ownOf(part)
      if (own === undefined) return undefined
      parts.push(own)
    }
    return parts.join(say(separator))
  }
  const number = (text: string) => localNumber(text, language) ?? text
  const inHole = (part: string, kind = '{}') =>
    kind === '{@}' ? dayOf(part) : kind === '{}' ? inList(part) : number(part)
  const inList = (text: string): string => {
    const own = say(text)
    if (own !== text) return own
    const parts = text.split(', ')
    const said = parts.map(say)
    return said.some((part, index) => part !== parts[index]) ? said.join(say(', ')) : text
  }
  return { language, say, number, has: (text) => exact.has(text) }
}

/** The most specific line first, wherever it stands in the file: one that begins with words, then the one with more words, then the one with fewer holes for any text. */
const bySpecificity = (one: Template, other: Template): number =>
  Number(one.words[0] === '') - Number(other.words[0] === '') ||
  other.words.join('').length - one.words.join('').length ||
  openHoles(one) - openHoles(other)

const openHoles = ({ holes }: Template): number => holes.filter((kind) => kind === '{}').length

/** What stands in the holes of a line, by the first places that its words are found at; null where it is another line. Linear in the text. */
function fillingOf(text: string, { words, holes }: Template): string[] | null {
  const [first = ''] = words
  if (!text.startsWith(first)) return null
  const filled: string[] = []
  let from = first.length
  for (const [index, kind] of holes.entries()) {
    const next = words[index + 1] ?? ''
    const isLast = index === holes.length - 1
    const end = isLast ? text.length - next.length : text.indexOf(next, from + 1)
    if (end <= from || (isLast && !text.endsWith(next))) return null
    const part = text.slice(from, end)
    if (kind === '{#}' && !digits.test(part)) return null
    if (kind === '{$}' && localNumber(part, 'en') === null) return null
    if (kind === '{@}' && !day.test(part)) return null
    filled.push(part)
    from = end + next.length
  }
  return filled
}
