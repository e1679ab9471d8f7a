import { defineFiles } from '#agents/_kit/define-files.ts'
import agent from './agent.ts'
import type { RoadmapResult } from './output.ts'
import { scheduleOf } from './schedule.ts'

export default defineFiles(agent, { csv: roadmapCsv })

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

function roadmapCsv({ items, capacity, timestamp, inputs }: RoadmapResult): string[][] {
  return [
    [
      'id',
      'column',
      'title',
      'outcome',
      'evidence',
      'bets',
      'exit_criteria',
      'depends_on',
      'person_weeks',
      'observe_weeks',
      'start',
      'end',
      'fixed_date',
      'note',
    ],
    ...scheduleOf(items, capacity, timestamp, Number(inputs.horizon)).map(({ item, start, end, problems }) => [
      item.id,
      item.column,
      item.title,
      item.outcome,
      item.evidence,
      item.bets.join('; '),
      item.exitCriteria.join('; '),
      item.dependsOn.join(' '),
      String(item.weeks),
      String(item.observeWeeks),
      isoDay(start),
      isoDay(end),
      item.due ?? '',
      problems.join('; '),
    ]),
  ]
}
