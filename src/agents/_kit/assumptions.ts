import type { ResultDocument } from '#shared/document/block.ts'
import { assumptionMark as mark } from '#shared/statement-marks.ts'
import { slotsOf } from './binding/document-slots.ts'
import { type Decision, decisionsIn } from './decisions.ts'

/** A statement that no source and no decision stands behind. */
export interface Assumption {
  text: string
  /** How to check it; '' where nothing says. */
  check: string
}

/** What of a document no source stands behind, and what of it a person has decided. */
export interface Standings {
  /** Each once, without what is decided. */
  assumed: readonly Assumption[]
  /** Of those, whether a text says one that does not say so by itself. */
  isAssumed: (text: string) => boolean
  /** Decisions whose words the document still says. */
  decided: readonly Decision[]
  decisionOf: (text: string) => Decision | undefined
}

export function standingsIn(document: ResultDocument, result: unknown): Standings {
  const decisions = decisionsIn(result)
  const texts = [...slotsOf(document).values()]
  const claimed = claimsAssumedIn(result).filter((each) => texts.some((text) => saysIt(text, each.text)))
  const decisionOf = (text: string) => decisions.find((each) => saysIt(text, each.text))
  const isOpen = ({ text }: Assumption) => !decisions.some((each) => saysIt(each.text, text) || saysIt(text, each.text))
  return {
    assumed: distinct([...claimed, ...markedIn(document)]).filter(isOpen),
    decided: decisions.filter((each) => texts.some((text) => saysIt(text, each.text))),
    isAssumed: (text) =>
      !mark.test(text) && !decisionOf(text) && claimed.some((each) => !each.isLabel && saysIt(text, each.text)),
    decisionOf,
  }
}

const bare = (text: string) =>
  text
    .replace(/\[[\d,\s]+\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** A shown text may hold more than the statement, such as its label. */
function saysIt(text: string, statement: string): boolean {
  const words = bare(statement)
  return words !== '' && (bare(text) === words || (words.length >= 12 && bare(text).includes(words)))
}

interface Claimed extends Assumption {
  /** The name of a value, which has its basis beside it wherever it stands. */
  isLabel: boolean
}

/** Entries of a result that say so of themselves: {text, basis: 'assumption', check}, or a labelled value. */
function claimsAssumedIn(value: unknown): Claimed[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(claimsAssumedIn)
  const record = value as Record<string, unknown>
  const inner = Object.values(record).flatMap(claimsAssumedIn)
  if (record.basis !== 'assumption') return inner
  const said = [record.text, record.claim].find((each) => typeof each === 'string' && each !== '')
  const text = said ?? record.label
  if (typeof text !== 'string' || text === '') return inner
  const check = typeof record.check === 'string' ? record.check : ''
  return [{ text, check, isLabel: said === undefined }, ...inner]
}

/** Sentences of the document that are marked, each without its mark, and columns whose values are. */
function markedIn(document: ResultDocument): Assumption[] {
  return [...slotsOf(document)].flatMap(([slot, text]) => {
    if (/\.columns\.\d+$/.test(slot)) {
      const [, label] = /^(.*?)\s*\((?:[^()]*\b)?assumptions?\)$/i.exec(text) ?? []
      return label ? [{ text: `Every number under “${label}”`, check: '' }] : []
    }
    return sentencesMarked(text)
  })
}

function sentencesMarked(text: string): Assumption[] {
  const found: Assumption[] = []
  let rest = text
  for (let at = rest.search(mark); at !== -1; at = rest.search(mark)) {
    const [lead = ''] = mark.exec(rest) ?? []
    const inside = rest.slice(at + lead.length)
    const end = closingOf(inside)
    const said = rest
      .slice(0, at)
      .split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u)
      .at(-1)
    const check = inside.slice(0, end).trim()
    // The user's own words are none: what stands beside them is.
    if (said && /^you: [“"]/i.test(said))
      found.push({ text: `${check.charAt(0).toUpperCase()}${check.slice(1)}`, check: '' })
    else if (said?.trim()) found.push({ text: said.trim(), check })
    rest = inside.slice(end + 1).replace(/^[\s.;,]+/, '')
  }
  return found
}

/** Where the bracket ends that is open: brackets inside of it are passed over. */
function closingOf(text: string): number {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] !== ')') continue
    if (depth === 0) return index
    depth -= 1
  }
  return text.length
}

const distinct = (assumptions: readonly Assumption[]) => [
  ...new Map(assumptions.map((each) => [bare(each.text), each])).values(),
]
