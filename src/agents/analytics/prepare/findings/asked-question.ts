import { human } from '../column-names.ts'
import type { Table } from '../column-profile.ts'
import { concepts } from '../concepts.ts'

export type Intent =
  | 'forecast'
  | 'quality'
  | 'funnel'
  | 'experiment'
  | 'when'
  | 'why'
  | 'drives'
  | 'which'
  | 'course'
  | 'back'

export const intents: readonly { intent: Intent; words: RegExp }[] = [
  { intent: 'drives', words: /\b(drives?|driv\w+|predicts?|explains?|influences?|affects?|depends?|warn\w*)\b/i },
  {
    intent: 'forecast',
    words:
      /\b(next|forecast\w*|expect\w*|will (?:we|it|there|be)|coming (?:weeks?|months?|days?)|how (?:much|many) .* need)\b/i,
  },
  { intent: 'quality', words: /\b(trust\w*|wrong|quality|clean|errors?|reliab\w*|missing|plausib\w*|mistakes?)\b/i },
  {
    intent: 'funnel',
    words: new RegExp(
      [
        String.raw`\b(where do (?:we|they|people|users) (?:lose|leave|stop|drop)|lose (?:people|users|customers`,
        String.raw`|visitors)|drop ?off\w*|funnel|get stuck|leak\w*)\b`,
      ].join(''),
      'i',
    ),
  },
  { intent: 'experiment', words: /\b(variants?|test|experiment|price|version|choose|winner|winning|a\/b)\b/i },
  { intent: 'when', words: /\b(when|wann|seit wann|quand|cuándo|cuando)\b/iu },
  {
    intent: 'why',
    words: /\b(why|what happened|caus\w+|reasons?|behind|warum|wieso|weshalb|woran|pourquoi|por qué|porque)(?!\p{L})/iu,
  },
  { intent: 'back', words: /\b(come back|coming back|retention|retain\w*|stay\w*\b(?! away)|return(?:ing)?)\b/i },
  {
    intent: 'which',
    words:
      /\b(which|who|whose|where|compare\w*|best|worst|by|welche\w*|wer|wo|quels?|quelles?|qui|où|cuál(?:es)?|qué|quién|dónde)(?!\p{L})/iu,
  },
  {
    intent: 'course',
    words: new RegExp(
      [
        String.raw`\b(how (?:is|are|was|were|did|has|have)|develop\w*|trend\w*|chang\w*|improv\w*|better or worse`,
        String.raw`|entwickel\w*|veränder\w*|évolu\w*|evolucion\w*|wie (?:ist|sind|war|waren|hat|haben)`,
        String.raw`|grow\w*|over time|getting|declin\w*|go(?:es|ing)? (?:up|down)|ris\w+|rose|fall\w*|fell)\b`,
      ].join(''),
      'i',
    ),
  },
]

export const ways: readonly { way: 'up' | 'down'; words: RegExp }[] = [
  {
    way: 'down',
    words:
      /\b(fall\w*|fell|drop\w*|declin\w*|decreas\w*|trouble|ran out|run out|less|lower|lose|losing|unhappy|shrink\w*|gefallen|gesunken|sinkt|sinken|weniger|einbr\w*|baiss\w*|chut\w*|moins|baj\w*|cay\w*|menos)\b/i,
  },
  {
    way: 'up',
    words:
      /\b(ris\w+|rose|up|grow\w*|increas\w*|slow\w*|long\w*|more|higher|highest|cancel\w*|churn\w*|gestiegen|steigt|steigen|mehr|höher\w*|augment\w*|hausse|plus|sub\w*|aument\w*|más)\b/i,
  },
]

export const common = new Set(
  [
    'what which would you your the are how does did who when where why our was were have has most more much',
    'many can could should and for with from that this they them their there about than too any all not get',
    'got make made out per time into its between',
  ]
    .join(' ')
    .split(' '),
)

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !common.has(word))

export const stem = (word: string) => word.replace(/(ations?|ings?|ions?|ed|es|s|e)$/, '')
/** What the words of a question point at. */
export interface Asked {
  intents: readonly Intent[]
  /** How many of its words a column's name or values hold, of 1. */
  columns: ReadonlyMap<string, number>
  stems: ReadonlySet<string>
  concepts: ReadonlySet<string>
  way: 'up' | 'down' | null
  rate: boolean
}

export const noQuestion: Asked = {
  intents: [],
  columns: new Map(),
  stems: new Set(),
  concepts: new Set(),
  way: null,
  rate: false,
}

export function understood(question: string, table: Table): Asked {
  const stems = new Set(wordsOf(question).map(stem))
  const counts = new Map<string, number>()
  for (const column of table.columns) {
    const named = wordsOf(human(column.name)).filter((word) => stems.has(stem(word))).length
    const valued = column.top
      .slice(0, 30)
      .some(
        ({ value }) =>
          value.length > 2 && wordsOf(value).length > 0 && wordsOf(value).every((word) => stems.has(stem(word))),
      )
    if (named + Number(valued) > 0) counts.set(column.name, named + Number(valued))
  }
  const most = Math.max(1, ...counts.values())
  return {
    stems,
    intents: intents.filter(({ words }) => words.test(question)).map(({ intent }) => intent),
    columns: new Map([...counts].map(([name, count]) => [name, count / most])),
    concepts: new Set(
      concepts.filter(({ words, asked }) => words.test(question) || asked?.test(question)).map(({ id }) => id),
    ),
    rate: /\b(rates?|ratio|share|percentage|per)\b/i.test(question),
    way: ways.find(({ words }) => words.test(question))?.way ?? null,
  }
}
