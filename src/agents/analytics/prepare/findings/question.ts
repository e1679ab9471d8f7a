import type { Finding, FindingKind } from '../../prepared.ts'
import { human } from '../column-names.ts'
import type { Table } from '../column-profile.ts'
import { concepts } from '../concepts.ts'

/** What the words of the user's question point at. */
export interface AskedFor {
  columns: ReadonlySet<string>
  kinds: ReadonlySet<FindingKind>
  concepts: ReadonlySet<string>
  /** Values of categories that it names. */
  groups: ReadonlySet<string>
}

const kindWords: readonly { words: RegExp; kinds: readonly FindingKind[] }[] = [
  {
    words: new RegExp(
      [
        String.raw`\b(trend|over time|grow\w*|declin\w*|drop\w*|fall\w*|fell|ris\w*|rose|chang\w*|month\w*|week\w*`,
        String.raw`|season\w*|lately|recent\w*)\b`,
      ].join(''),
      'i',
    ),
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

/** Words that stand in any question. */
const common = new Set(
  [
    'what which would you your the are how does did who when where why our was were have has most more much',
    'many can could should and for with from that this they them their there about than too any all not get',
    'got make made out per time',
  ]
    .join(' ')
    .split(' '),
)

export function askedFor(question: string | null, table: Table): AskedFor | null {
  if (!question) return null
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !common.has(word))
  const stem = (word: string) => word.toLowerCase().replace(/(ations?|ings?|ed|es|s|e)$/, '')
  const stems = new Set(wordsOf(question).map(stem))
  const says = (phrase: string) => wordsOf(human(phrase)).some((word) => stems.has(stem(word)))
  const asked = concepts
    .filter(({ words, asked: other }) => words.test(question) || other?.test(question))
    .map(({ id }) => id)
  const names = new Set(
    table.columns
      .flatMap(({ top }) => top.slice(0, 30).map(({ value }) => value))
      .filter((value) => value.length > 2 && says(value)),
  )
  const columns = table.columns.filter(
    (column) => says(column.name) || column.top.some(({ value }) => names.has(value)),
  )
  return {
    columns: new Set(columns.map(({ name }) => name)),
    concepts: new Set(asked),
    groups: names,
    kinds: new Set(kindWords.filter(({ words }) => words.test(question)).flatMap(({ kinds }) => kinds)),
  }
}

/** How much a finding speaks of what was asked, 0 to 4. */
export function closeness(finding: Finding, asked: AskedFor): number {
  const column = finding.columns.some((name) => asked.columns.has(name)) ? 1 : 0
  const concept = finding.subject.concept !== null && asked.concepts.has(finding.subject.concept) ? 1 : 0
  const kind = asked.kinds.has(finding.kind) ? 1 : 0
  const group = finding.subject.group !== null && asked.groups.has(finding.subject.group) ? 1 : 0
  return group + column + concept + (column + concept > 0 || asked.columns.size + asked.concepts.size === 0 ? kind : 0)
}
