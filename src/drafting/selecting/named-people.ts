import type { Role } from '#knowledge/dossier/role.ts'
import type { BriefReading, FoundPerson, Quote } from '#shared/reading.ts'
import { contentStems } from './content-stems.ts'

/** People of the brief, with the role of the market that they are or come near to. */
export interface NamedPeople {
  quote: Quote
  /** The role that they are; null when they are none, or only resemble one. */
  role: Role | null
  /** A role that shares a word with them: what is said of it is for comparison. */
  near: Role | null
  /** Clauses of the brief that speak of them, as typed. */
  clauses: readonly Quote[]
}

const mostPeople = 5
/** Words that say nothing about who somebody is. */
const anybody = new Set(contentStems('people users user everyone somebody others customers clients folks person'))
/** Words that narrow a group without making it another one. */
const qualifiers = new Set(
  contentStems(
    'small big large local independent busy young old own private new first other many their our owner owners team teams staff',
  ),
)

/** Words for how high somebody stands, in any trade. */
const ranks = new Set(
  contentStems(
    'manager managers director directors officer lead head chief executive supervisor coordinator specialist',
  ),
)

/** Whom the brief is for: those of the audience field first, then those whom the description speaks of; each group once. */
export function namedPeople(reading: BriefReading, roles: readonly Role[]): NamedPeople[] {
  const said = [
    reading.offer,
    ...reading.own,
    ...reading.capabilities,
    ...reading.limits,
    ...reading.background,
  ].filter((each) => each !== null)
  const found: NamedPeople[] = []
  const heads = new Set<string>()
  const ordered = [...reading.people].sort((a, b) => rankOf(a, reading, said, roles) - rankOf(b, reading, said, roles))
  const hasAudience = ordered[0]?.field === 'audience'
  for (const person of ordered) {
    const stems = contentStems(headOf(person.text))
    const head = stems.at(-1)
    if (head === undefined || stems.every((each) => anybody.has(each))) continue
    if (stems.some((each) => heads.has(each) && !qualifiers.has(each))) continue
    // Beside an audience that was stated, a word of the description counts where it does something.
    const leads = said.some(({ field, start }) => field === person.field && start === person.start)
    if (hasAudience && person.field !== 'audience' && person.role === null && !leads) continue
    for (const each of stems) heads.add(each)
    const role = roles.find(({ id }) => id === person.role) ?? null
    // "Managers of independent cafés" are managers where the market has cafés.
    const before = contentStems(person.text.split(/\sof\s/i)[0] ?? '')
    const isRole =
      role !== null &&
      (isSame(stems, role) ||
        isKindOf(before, role) ||
        (before.some((each) => !qualifiers.has(each)) && isSame(before, role)))
    found.push({
      quote: quoteOf(person),
      role: isRole ? role : null,
      near: !isRole && role && isNear(stems, role) ? role : null,
      clauses: distinct(
        said.filter((each) => each !== reading.offer && isTelling(each.text) && sharesAny(each.text, stems)),
      ),
    })
  }
  return found.length > 0 ? found.slice(0, mostPeople) : afterFor(said)
}

/** "For district chimney sweeps in Germany.": whom no list of words for people knows, said in a clause of its own. */
function afterFor(said: readonly Quote[]): NamedPeople[] {
  for (const { text, field, start, end } of said) {
    const lead = /^for\s+(?:the |our )?/i.exec(text)?.[0].length
    if (lead === undefined || contentStems(text).length > 12) continue
    const quote = { text: text.slice(lead), field, start: start + lead, end }
    return [
      {
        quote,
        role: null,
        near: null,
        clauses: distinct(said.filter((each) => each.text !== text && isTelling(each.text)).slice(0, 2)),
      },
    ]
  }
  return []
}

/** The audience of the form first, then those whom a clause says it is for, those in the offer, buyers; who only profits comes last. */
function rankOf(person: FoundPerson, { offer }: BriefReading, said: readonly Quote[], roles: readonly Role[]): number {
  if (person.field === 'audience') return 0
  const holds = (quote: Quote) => quote.field === person.field && quote.start <= person.start && person.end <= quote.end
  const isFor = (quote: Quote) => holds(quote) && quote !== offer && /^for\b/i.test(quote.text)
  if (said.some(isFor)) return 1
  if (offer && holds(offer)) return 2
  const parts = roles.find(({ id }) => id === person.role)?.parts
  if (parts?.includes('buyer')) return 3
  return parts === undefined ? 5 : parts.every((each) => each === 'beneficiary') ? 6 : 4
}

/** As typed, without what joins it to the words before. */
function quoteOf({ text, field, start, end }: FoundPerson): Quote {
  const lead = /^(?:(?:and|or|the|their|our|also)\s+)+/i.exec(text)?.[0].length ?? 0
  return { text: text.slice(lead), field, start: start + lead, end }
}

/** The words before what says where, with what or which of them: "owners of practices" of "owners of practices in Portugal". */
export function headOf(people: string): string {
  return people.split(/\s+(?:in|with|who|that|which|from|at|on|near|between|aged?|without)\s+|[(\d]/i)[0] ?? people
}

/** A buyer of the market, or one whose name has half of the words that distinguish these people: a band is no tour manager. */
function isNear(stems: readonly string[], role: Role): boolean {
  // "HR managers" are no hiring managers: what only says how high somebody stands brings nobody near.
  const telling = stems.filter((each) => !qualifiers.has(each) && !ranks.has(each))
  if (telling.length === 0) return false
  if (role.parts.includes('buyer')) return true
  return namesOf(role).some((name) => {
    const known = new Set(contentStems(name))
    return telling.filter((each) => known.has(each)).length * 2 >= Math.max(1, telling.length)
  })
}

const namesOf = ({ noun, nounPlural, says }: Role) => [noun, nounPlural, ...says]

/** Every distinguishing word belongs to a name of the role. */
function isSame(stems: readonly string[], role: Role): boolean {
  const telling = stems.filter((each) => !qualifiers.has(each))
  return namesOf(role).some((name) => {
    const known = new Set(contentStems(name))
    return telling.length > 0 ? telling.every((each) => known.has(each)) : stems.every((each) => known.has(each))
  })
}

/** Words for anybody's post: "managers" alone are those of no trade. */
export const wideWords: ReadonlySet<string> = new Set(
  contentStems(
    'manager owner lead leader staff worker assistant officer engineer director head member agent buyer seller',
  ),
)

/** "Mom and pop landlords" are landlords: the last word is a name of the role by itself. */
function isKindOf(stems: readonly string[], role: Role): boolean {
  const head = stems.at(-1)
  return (
    head !== undefined &&
    !wideWords.has(head) &&
    namesOf(role).some((name) => {
      const known = contentStems(name)
      return known.length === 1 && known[0] === head
    })
  )
}

/** A clause with something said in it, and no list of whom it is for. */
const isTelling = (text: string) => contentStems(text).length > 2 && !/^for\b/i.test(text)

const sharesAny = (text: string, stems: readonly string[]) => contentStems(text).some((each) => stems.includes(each))

function distinct(quotes: readonly Quote[]): Quote[] {
  return quotes
    .filter((each, index) => quotes.findIndex(({ text }) => text === each.text) === index)
    .map(({ text, field, start, end }) => ({ text, field, start, end }))
}
