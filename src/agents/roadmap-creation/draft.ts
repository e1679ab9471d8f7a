import { defineDraft } from '#agents/_kit/define-draft.ts'
import { draftFacts } from '#drafting/compose/draft-facts.ts'
import { openQuestions } from '#drafting/compose/open-questions.ts'
import { shortened } from '#drafting/compose/phrases.ts'
import agent from './agent.ts'
import { changesOf } from './draft/changes.ts'
import { fixedDate } from './draft/fixed-dates.ts'
import { draftItems } from './draft/items.ts'
import { summaryOf } from './draft/summary.ts'
import { withDates } from './draft/with-dates.ts'
import { linesOf } from './input.ts'
import type { Milestone, RoadmapItem } from './output.ts'

const assumedPeople = 3
const assumedFocus = 60
const mostItems = 10

export default defineDraft(agent, (context) => {
  const { goals, fixedDates, teamSize, horizon, constraints } = context.input
  const facts = draftFacts(context)
  const goalLines = linesOf(goals)
  const dateLines = linesOf(fixedDates)
  const milestones = dateLines
    .map(fixedDate)
    .filter((each): each is Milestone => each !== null)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, 8)
  const order = { now: 0, next: 1, later: 2 }
  const drafted = draftItems(facts, goalLines, sentencesOf(constraints))
    .toSorted((a, b) => order[a.column] - order[b.column])
    .slice(0, mostItems)
  const idOf = new Map(drafted.map(({ key }, index) => [key, `R${index + 1}`]))
  const items: RoadmapItem[] = drafted.map(({ key, after, ...rest }) => ({
    ...rest,
    id: idOf.get(key) ?? 'R0',
    dependsOn: after.flatMap((each) => (each !== key && idOf.get(each)) || []).slice(0, 4),
  }))
  const dated = withDates(items, milestones)
  const people = teamSize ?? assumedPeople
  const capacity = {
    people,
    focus: assumedFocus,
    basis:
      teamSize === null
        ? `Both numbers are assumed, as the form names no team; change them to yours.`
        : `You name ${people} ${people === 1 ? 'person' : 'people'}; the share of their time is assumed (look at the last six weeks: how much went into planned work?).`,
  }
  const unread = dateLines.filter((line) => fixedDate(line) === null)
  return {
    summary: summaryOf(facts, dated, capacity, { timestamp: context.timestamp, months: Number(horizon), unread }),
    capacity,
    items: dated,
    milestones,
    changes: changesOf(facts),
    openQuestions: openQuestions(facts, 2).slice(0, 4),
  }
})

/** The constraints of the form, one sentence each. */
const sentencesOf = (text: string | null): string[] =>
  linesOf(text)
    .flatMap((line) => line.split(/(?<=[.!?])\s+|;\s+/))
    .map((sentence) => sentence.replace(/[.!?\s]+$/, ''))
    .filter((sentence) => sentence.length > 3)
    .map((sentence) => shortened(sentence, 120))
