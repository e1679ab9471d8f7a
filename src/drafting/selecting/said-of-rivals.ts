import type { BriefReading, Quote } from '#shared/reading.ts'
import { asQuoted } from './as-quoted.ts'
import { contentStems } from './content-stems.ts'

/** Between two clauses of one sentence stand a comma and a space. */
const longestGap = 3
/** A remark says something beside the names: "Rivals are Saturn and Aveni" alone does not. */
const fewestStems = 2
/** Words that only introduce the names. */
const naming = new Set(contentStems('rivals competitors alternatives big main similar named called like'))

/** Clauses of the brief in their order, each once. */
function clausesOf({ offer, own, capabilities, background, asides, limits }: BriefReading): Quote[] {
  const all = [...(offer ? [offer] : []), ...own, ...capabilities, ...background, ...asides, ...limits]
  return all
    .filter((each, at) => all.findIndex(({ field, start }) => field === each.field && start === each.start) === at)
    .sort((a, b) => a.field.localeCompare(b.field) || a.start - b.start)
}

const holds = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase())

/** "..., both good but sold to larger networks": a small letter right behind a clause goes on with its sentence. */
const goesOn = (before: Quote | undefined, next: Quote) =>
  before !== undefined &&
  before.field === next.field &&
  next.start >= before.end &&
  next.start - before.end <= longestGap &&
  /^\p{Ll}/u.test(next.text)

/** People who use a rival today tell of today; the other clauses with its name tell of the rival. */
const isUsed = (text: string, name: string) => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return /\b(?:use[sd]?|using|tried|pay(?:s|ing)? for|(?:are|is) on|works? (?:in|with)|in)\s(?:\S+\s){0,3}$/i.test(
    text.slice(0, at),
  )
}

interface Remark {
  /** The clauses that it is made of. */
  clauses: readonly Quote[]
  names: readonly string[]
}

function remarksOf(reading: BriefReading, names: readonly string[]): Remark[] {
  const clauses = clausesOf(reading)
  return clauses.flatMap((clause, at): Remark[] => {
    const held = names.filter((name) => holds(clause.text, name) && !isUsed(clause.text, name))
    if (held.length === 0) return []
    const parts = [clause]
    for (const next of clauses.slice(at + 1)) {
      if (!goesOn(parts.at(-1), next)) break
      parts.push(next)
    }
    return [{ clauses: parts, names: held }]
  })
}

/** What the user says of a company that the product is compared with, as typed; '' where only its name stands there. */
export function saidOfRival(reading: BriefReading, name: string): string {
  const [found] = remarksOf(reading, [name])
  if (!found) return ''
  const text = found.clauses.map((each) => asQuoted(each.text)).join(', ')
  // What begins with a capital is a name; a list of names says nothing of them.
  const names = new Set(
    contentStems([...reading.rivals.map((each) => each.text), ...(text.match(/\p{Lu}\S*/gu) ?? [])].join(' ')),
  )
  const telling = contentStems(text).filter((stem) => !names.has(stem) && !naming.has(stem))
  return telling.length >= fewestStems ? text : ''
}

/** Whether a clause tells of companies that the product is compared with, and not of how people manage today. */
export function isAboutRivals(reading: BriefReading, names: readonly string[]): (quote: Quote) => boolean {
  const told = remarksOf(reading, names).flatMap(({ clauses }) => clauses)
  return ({ field, start }) => told.some((each) => each.field === field && each.start === start)
}
