import type { BriefReading, Quote } from '#shared/reading.ts'
import { isDuty } from '../reading/is-duty.ts'
import { asQuoted } from '../selecting/as-quoted.ts'
import { haveSameWords, tellingWords } from '../selecting/same-thing.ts'
import type { ClauseTest, ProposedAnswer } from './clause-form.ts'
import { limitForms } from './clause-forms.ts'
import { limitsOf } from './clause-knowledge.ts'
import { clauseGroups } from './grouped-clauses.ts'
import { isNote } from './is-note.ts'
import { isRefusal } from './is-refusal.ts'
import { kindOfReading } from './kind-of-offer.ts'
import { linesOfClause } from './lines-of-clause.ts'

/** A condition of the user that holds for the whole product, with the line that can fail where its kind is known. */
export interface BriefLimit {
  /** As typed, to stand in quotation marks. */
  text: string
  fails: string | null
  test: ClauseTest | null
  question: ProposedAnswer | null
}

/** More than these are no list that anybody reads. */
const mostCompared = 60
const limitIds = new Set(limitForms.map(({ id }) => id))

/** Whether a clause is a condition of the whole product and no feature of it. */
export function isLimit(quote: Quote): boolean {
  const { forms } = linesOfClause(quote, null)
  return isRefusal(quote) || (forms.length > 0 && forms.every((id) => limitIds.has(id)))
}

/**
 * The limits as typed, each once: the lines of the form, then those of the description that are no part of the offer. What the brief
 * merely leaves out ("no reviews") is scope and stands in `scopeRefusals`. A form with a field for limits says them there: its other
 * fields hold none.
 */
export function briefLimits(reading: BriefReading, typed?: readonly string[]): BriefLimit[] {
  const lines = (typed ?? []).map((text): Quote => ({ text, field: 'context', start: 0, end: text.length }))
  const groups = clauseGroups(reading).filter(
    ([first]) => first && isLimit(first) && !isScope(first) && (typed === undefined || first.field !== 'context'),
  )
  const kind = kindOfReading(reading)
  const limits = eachOnce([...lines, ...groups.flatMap(([first]) => first ?? [])]).map((quote): BriefLimit => {
    const { fails, tests, questions } = linesOfClause(quote, null, false, kind)
    const group = groups.find(([first]) => first === quote) ?? [quote]
    return {
      text: group.map(({ text }) => asQuoted(text)).join(', '),
      fails: fails[0] ?? (kind === 'software' ? lineElsewhere(quote.text) : null),
      test: tests[0] ?? null,
      question: questions[0] ?? null,
    }
  })
  // "Cleaners install nothing" and "no app" are proved by the same line.
  return limits.filter(({ fails }, at) => !fails || limits.findIndex((each) => each.fails === fails) === at)
}

/** The line of a kind of limit that products of any market have; one with a blank to fill in is none yet. */
function lineElsewhere(text: string): string | null {
  const line = limitsOf(text).find((each) => !each.line.includes('___'))?.line
  return line ? `It has failed if ${line}.` : null
}

/** What the brief says that there is not, as typed, each once. */
export function scopeRefusals(reading: BriefReading): string[] {
  const refused = [
    ...clauseGroups(reading)
      .flatMap(([first]) => first ?? [])
      .filter(isScope),
    ...reading.refused.filter(isScope),
  ]
  return eachOnce(refused).map(({ text }) => asQuoted(text))
}

/** The first of those that say the same thing. */
function eachOnce(quotes: readonly Quote[]): Quote[] {
  const kept: Quote[] = []
  const words: ReadonlySet<string>[] = []
  for (const quote of quotes.slice(0, mostCompared)) {
    const own = tellingWords(quote.text)
    if (words.some((each) => haveSameWords(each, own))) continue
    kept.push(quote)
    words.push(own)
  }
  return kept
}

/** A refusal that is no duty and of no known kind of limit only says what is left out. */
function isScope(quote: Quote): boolean {
  return isRefusal(quote) && !isNote(quote) && !isDuty(quote.text) && linesOfClause(quote, null).forms.length === 0
}
