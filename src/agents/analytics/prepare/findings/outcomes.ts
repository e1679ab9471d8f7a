import { outcomeWords } from '../column-names.ts'
import type { Column, Table } from '../column-profile.ts'
import { type Concept, conceptOf } from '../concepts.ts'
import { literal } from '../database.ts'
import type { AskedFor } from './question.ts'

/** Something that happened to a row or not: cancelled, returned, resolved. */
export interface Outcome {
  column: Column
  /** Condition in the database; null for rows where it is unknown. */
  sql: string
  /** "cancelled", "status past due". */
  what: string
  /** Completes "orders ...": "were returned", "have status past due". */
  verb: string
  concept: Concept
  /** What a row must be to count: "people that signed up"; absent where every row does. */
  condition?: string
  /** Rows of which it is known, and of which it is true. */
  known: number
  count: number
}

const yes = ['yes', 'true', '1', 'y', 't', 'ja', 'oui', 'si', 'sí', 'sim']
const no = ['no', 'false', '0', 'n', 'f', 'nein', 'non', 'não']
const mostValues = 8
const statusName = /\b(status|state|stage|outcome|result|disposition)\b/i
/** Concepts that are something that happens to a row. */
const happens = new Set(['churn', 'no show', 'refund', 'failure', 'reopened', 'conversion', 'resolved'])
const mostOutcomes = 5
/** What happened to almost every row no longer distinguishes rows. */
const mostlyAll = 0.95

/** Nouns of concepts as what happened to the row. */
const participles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    churn: 'churned',
    refund: 'refunded',
    return: 'returned',
    conversion: 'converted',
    escalation: 'escalated',
    breach: 'breached',
    cancellation: 'cancelled',
    purchase: 'purchased',
    complaint: 'complained about',
    renewal: 'renewed',
    activation: 'activated',
    signup: 'signed up',
  }),
)

/** What people do themselves: users sign up, and orders are paid. */
const done =
  /^(signed (up|in|out)|logged (in|out)|checked (in|out)|dropped (off|out)|(un)?subscribed|converted|purchased|paid|registered|visited|upgraded|downgraded|churned|returned|responded|complained|joined)$/i
const people =
  /^(user|visitor|customer|person|member|subscriber|account|lead|student|patient|participant|respondent|employee|candidate|applicant|donor)$/

function verbOf(what: string, column: Column, value: string | null, row: string): { what: string; verb: string } {
  const word = participles.get(what.toLowerCase()) ?? what
  if (done.test(word) && people.test(row)) return { what: word, verb: word }
  if (/\wed( \w+){0,2}$/i.test(word) || /^(lost|won|late|overdue|active|inactive|open|paid|left)$/i.test(word)) {
    return { what: word, verb: `were ${word}` }
  }
  return value === null
    ? { what: word, verb: `have ${word}` }
    : { what: `${column.label} ${value}`, verb: `have ${column.label} ${value}` }
}

/** Outcomes that a person would ask about, at most three; two columns that say the same count once. */
export function findOutcomes(table: Table, asked: AskedFor | null = null): Outcome[] {
  const found: Outcome[] = []
  for (const column of table.columns) {
    const outcome =
      column.role === 'date'
        ? fromDate(column, table)
        : column.role === 'category'
          ? fromCategory(column, asked?.columns.has(column.name) ?? false, table.row.one)
          : null
    const share = outcome ? outcome.count / outcome.known : 0
    if (outcome && outcome.count >= 5 && share <= mostlyAll && outcome.known - outcome.count >= 5) found.push(outcome)
  }
  const weight = ({ concept }: Outcome) => (concept.more === 'bad' ? 0 : concept === plainOutcome ? 2 : 1)
  return found
    .toSorted((a, b) => weight(a) - weight(b))
    .filter(
      (outcome, index, all) =>
        !all
          .slice(0, index)
          .some(
            (other) =>
              other.concept.id === outcome.concept.id &&
              outcome.concept !== plainOutcome &&
              Math.abs(other.count / other.known - outcome.count / outcome.known) < 0.02,
          ),
    )
    .slice(0, mostOutcomes)
}

/** What the question names is what it asks for, whether or not more of it is known to be good. */
const askedOutcome: Concept = { id: 'asked', words: /$^/, more: 'neutral' }

const plainOutcome: Concept = { id: 'yes or no', words: /$^/, more: 'neutral' }

function fromCategory(column: Column, isAsked: boolean, one: string): Outcome | null {
  const { top, sql } = column
  if (top.length < 2 || top.length > mostValues) return null
  const known = column.filled
  const positive = top.find(({ value }) => yes.includes(value.toLowerCase()))
  const negative = top.find(({ value }) => no.includes(value.toLowerCase()))
  if (top.length === 2 && positive && negative) {
    const words = outcomeWords(column.name)
    const named = conceptOf(words)
    // Whether more of it is good may be unknown; that it is a yes or a no is not.
    const concept = named && named.more !== 'neutral' ? named : isAsked ? askedOutcome : plainOutcome
    return {
      column,
      sql: `${sql}::varchar in (${literal(positive.value)}, ${literal(`${positive.value}.0`)})`,
      ...verbOf(words, column, null, one),
      concept,
      known,
      count: positive.count,
    }
  }
  const values = top.flatMap((entry) => {
    const value = entry.value.replace(/[_-]+/g, ' ')
    const concept = conceptOf(value)
    // "paid search" is a channel, not something that was paid.
    const whole = concept?.words.exec(value)?.[0].length === value.length || statusName.test(column.label)
    return concept && whole && concept.more !== 'neutral' && happens.has(concept.id) ? [{ ...entry, concept }] : []
  })
  const chosen = values.find(({ concept }) => concept.more === 'bad') ?? values[0]
  if (!chosen) return null
  const value = chosen.value.replace(/[_-]+/g, ' ').toLowerCase()
  return {
    column,
    sql: `${sql} = ${literal(chosen.value)}`,
    ...verbOf(value, column, value, one),
    concept: chosen.concept,
    known,
    count: chosen.count,
  }
}

/** A moment that only some rows have: "cancelled_at". */
function fromDate(column: Column, { rows, row }: Table): Outcome | null {
  const share = column.filled / rows
  if (share < 0.01 || share > 0.97) return null
  const words = outcomeWords(column.name)
  const concept = conceptOf(words)
  if (!concept || !['churn', 'refund', 'failure', 'reopened', 'conversion', 'resolved'].includes(concept.id))
    return null
  return {
    column,
    sql: `${column.sql} is not null`,
    ...verbOf(words, column, null, row.one),
    concept,
    known: rows,
    count: column.filled,
  }
}
