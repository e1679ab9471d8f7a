import type { MarketFacts } from '#drafting/index.ts'
import { fixedDate } from '../fixed-dates.ts'
import type { Milestone, RoadmapItem, RoadmapOutput } from '../output.ts'

type Questions = RoadmapOutput['openQuestions']

const mostMilestones = 8

/** The dates of the form, then those that the market's rules and platforms set and that lie ahead. */
export function milestonesOf({ dossier, cite }: MarketFacts, lines: readonly string[], timestamp: string): Milestone[] {
  const given = lines.map(fixedDate).filter((each) => each !== null)
  const rules = dossier.whyNow
    .filter(
      ({ date, kind }) =>
        (kind === 'law' || kind === 'platform') && date.length === 10 && date > timestamp.slice(0, 10),
    )
    .map(({ date, what, basis }): Milestone => ({ date, label: `${what}${cite(basis)}`, basis: 'rule' }))
  return [...given, ...rules].sort((a, b) => a.date.localeCompare(b.date)).slice(0, mostMilestones)
}

/** A line that names a feature fixes the date of what holds it; any other is asked about, with what the plan has ready by then. */
export function withDates(
  items: readonly RoadmapItem[],
  { named }: MarketFacts,
  lines: readonly string[],
): RoadmapItem[] {
  return items.map((item) => {
    const line = lines.find((each) =>
      named.some(
        ({ capability, quotes }) =>
          item.outcome.includes(capability.name) &&
          quotes.some(({ field, text }) => field === 'context' && each.includes(text)),
      ),
    )
    return { ...item, due: (line && fixedDate(line)?.date) ?? null }
  })
}

/** A date that nobody can read is asked about; what a date means for the plan stands with the statements. */
export function dateQuestions(lines: readonly string[]): Questions {
  return lines
    .filter((line) => fixedDate(line) === null)
    .map((line) => ({
      question: `Which date do you mean? “${line}”`,
      owner: 'Product manager',
      test: 'Write it as 2027-03-15',
    }))
}
