import { nearest } from './nearest.ts'
import type { QueryPlan } from './query-plan.ts'
import { periodAt } from './question-dates.ts'
import { fillers, type Meaning, namesOf, phraseKey, phrasesOf, wordsOf } from './question-words.ts'
import type { Vocabulary } from './vocabulary.ts'

export type ParsedQuestion =
  | { ok: true; plan: QueryPlan }
  /** Words that stand for nothing in this file, each with the nearest names. */
  | { ok: false; unknown: { word: string; nearest: string[] }[] }

const longestPhrase = 6

/** The plan that a first question starts from. */
export function basePlan(vocabulary: Vocabulary): QueryPlan {
  return {
    intent: 'value',
    measure: vocabulary.measures[0]?.id ?? '',
    by: [],
    over: null,
    filters: [],
    period: null,
    compare: null,
    since: null,
  }
}

/**
 * A question to a plan, by a grammar of measure, dimension, filter and period. A question that names no measure goes on from
 * the one before. The same question gives the same plan.
 */
export function parseQuestion(question: string, vocabulary: Vocabulary, before: QueryPlan | null): ParsedQuestion {
  const words = wordsOf(question)
  const phrases = phrasesOf(vocabulary)
  const last = vocabulary.time?.last ?? '2000-01-01'
  const unknown: string[] = []
  const draft = createDraft(vocabulary)
  for (let at = 0; at < words.length; ) {
    const dated = vocabulary.time ? periodAt(words, at, last) : null
    if (dated) {
      draft.period(dated.period)
      at += dated.length
      continue
    }
    const found = longestAt(words, at, phrases)
    if (found) {
      draft.take(found.meaning)
      at += found.length
      continue
    }
    const word = words[at] ?? ''
    if (!fillers.has(word) && !draft.isPartOfName(word)) unknown.push(word)
    at += 1
  }
  if (unknown.length > 0 || draft.empty()) {
    const names = namesOf(vocabulary)
    const missing = unknown.length > 0 ? unknown : [question.trim().slice(0, 60)]
    return { ok: false, unknown: [...new Set(missing)].map((word) => ({ word, nearest: nearest(word, names) })) }
  }
  return { ok: true, plan: draft.plan(before ?? basePlan(vocabulary)) }
}

function longestAt(words: readonly string[], at: number, phrases: ReadonlyMap<string, Meaning>) {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const meaning = phrases.get(phraseKey(words.slice(at, at + length)))
    if (meaning) return { meaning, length }
  }
  return null
}

/** What a question has said so far. */
function createDraft(vocabulary: Vocabulary) {
  let intent: QueryPlan['intent'] | null = null
  let measure: { id: string; rows: boolean } | null = null
  let over: QueryPlan['over'] = null
  let period: QueryPlan['period'] = null
  let compare: QueryPlan['compare'] = null
  let since: string | null = null
  const by: string[] = []
  const filters: QueryPlan['filters'] = []
  /** The last word that says what the next name is for. */
  let mode: 'by' | 'without' | 'since' | 'compare' | null = null

  const filter = (column: string, value: string, without: boolean) => {
    const same = filters.find((each) => each.column === column && each.without === without)
    if (!same) filters.push({ column, values: [value], without })
    else if (!same.values.includes(value)) same.values.push(value)
  }

  const takes: { [Type in Meaning['type']]: (meaning: Extract<Meaning, { type: Type }>) => void } = {
    measure: ({ id, rows }) => {
      // "only new customers" names a group of the rows and not how many there are.
      if (!(rows && (filters.length > 0 || measure))) measure = { id, rows }
    },
    dimension: ({ column }) => {
      const isPart = mode !== 'by' && filters.some((each) => each.column === column)
      if (!isPart && !by.includes(column)) by.push(column)
    },
    value: ({ column, value }) => filter(column, value, mode === 'without'),
    by: () => {
      mode = 'by'
    },
    only: () => {
      mode = null
    },
    without: () => {
      mode = 'without'
    },
    why: () => {
      intent = 'why'
    },
    compare: () => {
      mode = 'compare'
      compare ??= vocabulary.time ? 'previous' : null
    },
    since: () => {
      mode = 'since'
    },
    over: () => {
      over = vocabulary.time?.grain ?? null
    },
    year: () => {
      if (mode === 'compare' || intent === 'why') compare = 'year'
      else period = lastYear(vocabulary)
    },
    previous: () => {
      compare = 'previous'
    },
    grain: ({ grain }) => {
      if (mode !== 'compare') over = vocabulary.time ? grain : null
    },
  }

  return {
    take: (meaning: Meaning) => (takes[meaning.type] as (meaning: Meaning) => void)(meaning),
    period(next: NonNullable<QueryPlan['period']>) {
      if (mode === 'since') since = next.from
      else period = next
    },
    /** "only new customers" says with "customers" where "new" stands: in the customer type. */
    isPartOfName: (word: string) =>
      filters.some(({ column }) => {
        const label = vocabulary.dimensions.find((each) => each.column === column)?.label ?? column
        return wordsOf(label).some((each) => phraseKey([each]) === phraseKey([word]))
      }),
    empty: () =>
      !intent && !measure && !over && !period && !compare && !since && by.length === 0 && filters.length === 0,
    plan(before: QueryPlan): QueryPlan {
      // A question that names its own measure starts anew; any other one goes on.
      const base = measure
        ? { ...before, by: [], over: null, filters: [], period: null, compare: null, since: null }
        : before
      const kept = base.filters.filter(({ column }) => !filters.some((each) => each.column === column))
      const all = [...kept, ...filters].slice(0, 4)
      // A column with one value left splits nothing.
      const splits = (column: string) =>
        !all.some((each) => each.column === column && !each.without && each.values.length === 1)
      return {
        intent: intent ?? 'value',
        measure: measure?.id ?? base.measure,
        by: (by.length > 0 ? by : over ? [] : base.by).filter(splits).slice(0, 2),
        over: by.length > 0 || intent === 'why' || compare || since ? null : (over ?? base.over),
        filters: all,
        period: period ?? base.period,
        compare: since ? null : (compare ?? (intent === 'why' || by.length > 0 ? base.compare : null)),
        since: since ?? (compare ? null : intent === 'why' ? base.since : null),
      }
    },
  }
}

/** The calendar year before the one in which the file ends. */
function lastYear({ time }: Vocabulary): QueryPlan['period'] {
  if (!time) return null
  const year = Number(time.last.slice(0, 4)) - 1
  return { from: `${year}-01-01`, to: `${year + 1}-01-01` }
}
