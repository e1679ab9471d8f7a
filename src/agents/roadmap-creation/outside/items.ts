import { featureRows, linesOfRow } from '#agents/_kit/outside-parts.ts'
import { bareRow, namesSame, type OutsideFacts, type OutsideRow, shortQuote } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import type { RoadmapItem } from '../output.ts'
import { weeksOf } from '../selection/weeks.ts'

const longestTitle = 12
const longestOutcome = 24
/** In characters, for words without spaces. */
const longestLine = 120
const mostItems = 8
const fewItems = 4
/** With many clauses each keeps its first line alone, so that the plan stays a page. */
const manyRows = 3
const trialId = 'R1'
/** What a trial by hand shows whatever it was about. */
const named = 'Three of the five who left or declined give the same reason unprompted'
const missed = 'Stop the trial after two weeks without notice: three of five participants ask for it back'

/**
 * First one week by hand, then an item for each of the user's clauses: what serves a goal of the form first, then small before large, then
 * as written. Weeks are those of the form of the clause; each item ends with a line that can fail.
 */
export function itemsOf(facts: OutsideFacts, goals: readonly string[]): Omit<RoadmapItem, 'column'>[] {
  const servedBy = ({ quote }: OutsideRow) => goals.filter((goal) => goal.includes(quote) || namesSame(goal, quote))
  const all = featureRows(facts)
  const provable = all.filter((row) => linesOfRow(row).length > 0 || servedBy(row).length > 0)
  const hasTrial = facts.firstStep !== ''
  // Without any line of its own an item is its name alone; then those stand that the user wrote first.
  const rows = provable.length > 0 || hasTrial ? provable : all.slice(0, fewItems)
  const features = (rows.length > 0 || hasTrial ? rows : [bareRow(facts.offer)]).map((row) => ({
    row,
    effort: row.effort,
    served: servedBy(row),
  }))
  const ordered = features
    .toSorted((a, b) => b.served.length - a.served.length || weeksOf(a.effort) - weeksOf(b.effort))
    .slice(0, mostItems)
  return [
    ...(hasTrial ? [trial(facts)] : []),
    ...ordered.map(({ row, effort, served }, index) => ({
      id: `R${index + (hasTrial ? 2 : 1)}`,
      title: `“${shortened(shortQuote(row.quote, longestTitle), longestLine)}”`,
      outcome: row.capability?.requirement ?? `“${shortQuote(row.quote, longestOutcome)}”`,
      evidence: [
        'From your description.',
        ...served.map((goal) => `Serves your goal “${goal}”.`),
        `(assumption: ${weeksOf(effort)} person-weeks)`,
      ].join(' '),
      bets: rows.length > manyRows ? [] : betOf(row),
      exitCriteria: linesOfRow(row).slice(0, rows.length > manyRows ? 1 : 3),
      dependsOn: hasTrial ? [trialId] : [],
      weeks: weeksOf(effort),
      observeWeeks: 0,
      due: null,
    })),
  ]
}

/** One week of preparing and two of watching; where somebody could be hurt, the answer to that question instead. */
function trial({ stop, firstStep, isLive, proof }: OutsideFacts): Omit<RoadmapItem, 'column'> {
  return {
    id: trialId,
    title: stop
      ? 'Resolve the safety question'
      : isLive
        ? 'Interview current users before adding features'
        : 'Run a manual trial without software',
    outcome: firstStep,
    evidence: stop
      ? `${stop.text} (assumption: one week with a qualified reviewer)`
      : isLive
        ? `Already live${proof.length > 0 ? `: ${proof.map((text) => `“${text}”`).join('; ')}` : ''}. (assumption: ten interviews are enough to see a pattern)`
        : 'Learning this takes days now and months after the build (assumption: five people are enough)',
    bets: [],
    exitCriteria: stop ? [stop.question.propose] : [isLive ? named : missed],
    dependsOn: [],
    weeks: 1,
    observeWeeks: 2,
    due: null,
  }
}

function betOf({ question }: OutsideRow): string[] {
  return question ? [`${question.ask} Proposed answer: ${question.propose}`] : []
}
