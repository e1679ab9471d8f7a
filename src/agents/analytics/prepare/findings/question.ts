import type { Finding, FindingKind } from '../../prepared.ts'
import { human } from '../column-names.ts'
import type { Table } from '../column-profile.ts'
import { concepts } from '../concepts.ts'

/** What the words of the user's question point at. */
export interface AskedFor {
  columns: ReadonlySet<string>
  kinds: ReadonlySet<FindingKind>
  concepts: ReadonlySet<string>
}

const kindWords: readonly { words: RegExp; kinds: readonly FindingKind[] }[] = [
  {
    words:
      /\b(trend|over time|grow\w*|declin\w*|drop\w*|fall\w*|fell|ris\w*|rose|chang\w*|month\w*|week\w*|season\w*|lately|recent\w*)\b/i,
    kinds: ['trend', 'driver'],
  },
  {
    words: /\b(why|cause|reason|driv\w*|explain|predict\w*|warn\w*)\b/i,
    kinds: ['signal', 'driver', 'outcome', 'segment'],
  },
  {
    words: /\b(who|which|segment\w*|compare|differ\w*|best|worst|group\w*|by)\b/i,
    kinds: ['outcome', 'segment', 'concentration'],
  },
  { words: /\b(funnel|drop ?off|activation|steps?|adopt\w*)\b/i, kinds: ['reach'] },
  { words: /\b(loyal\w*|repeat|retention|come back|again)\b/i, kinds: ['repeat', 'concentration'] },
  { words: /\b(missing|quality|clean|trust|errors? in)\b/i, kinds: ['missing', 'quality', 'outlier'] },
]

export function askedFor(question: string | null, table: Table): AskedFor | null {
  if (!question) return null
  const text = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const stem = (word: string) => word.toLowerCase().replace(/(ations?|ings?|ed|es|s|e)$/, '')
  const stems = new Set(
    text
      .split(' ')
      .filter((word) => word.length > 2)
      .map(stem),
  )
  const says = (phrase: string) => {
    const words = human(phrase)
      .split(' ')
      .filter((word) => word.length > 2)
    return words.length > 0 && words.some((word) => stems.has(stem(word)))
  }
  const asked = concepts.filter(({ words }) => words.test(question)).map(({ id }) => id)
  const columns = table.columns.filter(
    (column) =>
      says(column.name) ||
      column.top.slice(0, 12).some(({ value }) => value.length > 2 && text.includes(` ${value.toLowerCase()} `)),
  )
  return {
    columns: new Set(columns.map(({ name }) => name)),
    concepts: new Set(asked),
    kinds: new Set(kindWords.filter(({ words }) => words.test(question)).flatMap(({ kinds }) => kinds)),
  }
}

/** How much a finding speaks of what was asked, 0 to 3. */
export function closeness(finding: Finding, asked: AskedFor): number {
  const column = finding.columns.some((name) => asked.columns.has(name)) ? 1 : 0
  const concept = finding.subject.concept !== null && asked.concepts.has(finding.subject.concept) ? 1 : 0
  const kind = asked.kinds.has(finding.kind) ? 1 : 0
  return column + concept + (column + concept > 0 || asked.columns.size + asked.concepts.size === 0 ? kind : 0)
}
