import { featureRows, linesOfRow } from '#agents/_kit/outside-parts.ts'
import { linesOfWords, namesSame, type OutsideFacts, type OutsideRow } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import { longestName, nameOfLine } from '../input.ts'
import type { ListedFeature } from '../output.ts'
import { featuresOfLines } from '../selection/features-of-lines.ts'

/** As many as a plan may hold. */
const mostFeatures = 40
const servedImpact = 3
/** Percent, as long as nobody was seen with a feature. */
const untried = 30
const unknownWeeks = 4

/** Person-weeks in the middle of what a size stands for. */
const bySize = {
  S: { weeks: 2, words: 'small, as features of this type usually are: up to 2 person-weeks' },
  M: { weeks: 5, words: 'medium, as features of this type usually are: 3 to 6 person-weeks' },
} as const

interface Candidate {
  name: string
  /** The user's words, with which a goal is compared. */
  words: string
  because: string
  row: OutsideRow | null
  listed: boolean
}

/**
 * The user's own features in the order of what is known: what serves a goal first, then small before large, then as they were written. A
 * number that nobody has stays blank, so that a score is the reader's and never a guess of ours.
 */
export function featuresOf(facts: OutsideFacts, lines: readonly string[], goals: readonly string[]): ListedFeature[] {
  return candidatesOf(facts, lines)
    .slice(0, mostFeatures)
    .map((candidate) => ({
      candidate,
      goal: goals.find((each) => each.includes(candidate.words) || namesSame(each, candidate.words)),
      size: candidate.row?.effort ?? (facts.kind === 'software' ? linesOfWords(candidate.words).effort : null),
    }))
    .sort((a, b) => Number(!a.goal) - Number(!b.goal) || weeksOf(a.size) - weeksOf(b.size))
    .map(({ candidate, goal, size }, index) => ({
      id: `F${index + 1}`,
      name: candidate.name,
      because: candidate.because,
      ...(goal ? { impact: servedImpact } : {}),
      confidence: untried,
      ...(size ? { effort: bySize[size].weeks } : {}),
      needed: neededOf(candidate, goal, lines.length > 0),
      dependsOn: [],
      rests: [
        ...(goal ? [`Impact ${servedImpact}: it serves your goal “${goal}”.`] : []),
        facts.isLive
          ? `Confidence ${untried} %: usage has not been measured.`
          : `Confidence ${untried} %: not yet tested with users.`,
        ...(size ? [`Effort ${bySize[size].weeks}: ${bySize[size].words} (assumption).`] : []),
      ].join(' '),
      check: checkOf(candidate, facts),
    }))
}

/** For the order alone: what nothing is known of stands between small and medium. */
const weeksOf = (size: keyof typeof bySize | null) => (size ? bySize[size].weeks : unknownWeeks)

/** The listed lines first, each with what the description says of it; then what else the description names. */
function candidatesOf(facts: OutsideFacts, lines: readonly string[]): Candidate[] {
  const rows = featureRows(facts).map((row) => ({ row, quotes: [row.quote], capability: null, name: '' }))
  const matched = featuresOfLines(lines, rows)
  const taken = new Set([...matched.values()].map(({ row }) => row))
  const listed = lines.map((line): Candidate => {
    const row = matched.get(line)?.row ?? null
    const because = row
      ? row.quote === line
        ? 'On your list and in the description.'
        : `On your list. In the description: “${row.quote}”.`
      : 'On your list; not mentioned in the description.'
    return { name: nameOfLine(line), words: line, because, row, listed: true }
  })
  const others = rows
    .filter(({ row }) => !taken.has(row))
    .map(
      ({ row }): Candidate => ({
        name: shortened(`“${row.quote}”`, longestName),
        words: row.quote,
        because: row.capability?.requirement ?? 'From your description.',
        row,
        listed: false,
      }),
    )
  const found = [...listed, ...others]
  if (found.length > 0) return found
  return [
    {
      name: nameOfLine(facts.title),
      words: facts.offer,
      because: 'The product as you describe it.',
      row: null,
      listed: false,
    },
  ]
}

/** In a list that asks for an order not everything is a Must: what the description names too and what a goal needs is. */
function neededOf({ listed, row }: Candidate, goal: string | undefined, hasList: boolean): ListedFeature['needed'] {
  if (!hasList || goal !== undefined) return 'named'
  return listed && row === null ? null : 'named'
}

/** The line of the clause that can fail, or who shows what it is worth. */
function checkOf({ row, words }: Candidate, { kind }: OutsideFacts): string {
  const [line] = row && row.lines.length > 0 ? linesOfRow(row) : linesOfWords(words, kind).fails
  return line ?? 'Ask five users what it changes for them; ask the team for an effort estimate'
}
