import { numberOf } from '../database.ts'
import { calendarGrain, periodText, periodTicks } from '../number-text.ts'
import type { AnalysisView } from './analysis-view.ts'
import { factOf } from './metric-text.ts'
import { upperFirst } from './upper-first.ts'
import type { Visitors } from './visitors.ts'

const mostCohorts = 12
const mostWeeks = 8
/** Fewest cohorts that make a triangle, and fewest people in one that is shown. */
const leastCohorts = 3
const leastPeople = 10

/** How many of each cohort are there again in each later week, of weeks that have passed for all of it. */
export async function cohortFinding(view: AnalysisView, visitors: Visitors): Promise<void> {
  const { database, book, time } = view
  if (!time?.column.range) return
  const { grain, nouns, entity } = visitors
  const shown = visitors.periods.slice(-mostCohorts)
  const rows = await database.rows(
    `with seen as (
       select v.who, date_trunc('${calendarGrain(grain)}', v.first_at) as cohort,
         floor(date_diff('second', v.first_at, t.${time.column.sql}) / 604800) as week
       from t join visitors v on t.${entity.sql} = v.who where t.${time.column.sql} is not null)
     select strftime(cohort, '%Y-%m-%d') as cohort, week, count(distinct who) as n
     from seen where week between 0 and ${mostWeeks} group by 1, 2`,
  )
  const counts = new Map(rows.map((row) => [`${row.cohort}|${row.week}`, numberOf(row.n)]))
  const end = Date.parse(time.column.range.last)
  const cohorts = shown
    .map(({ start, key }, index) => {
      const people = counts.get(`${key}|0`) ?? 0
      const closes = shown[index + 1]?.start.getTime() ?? end
      const shares = Array.from({ length: mostWeeks }, (_, week) =>
        closes + (week + 2) * 604_800_000 <= end && people > 0
          ? (counts.get(`${key}|${week + 1}`) ?? 0) / people
          : null,
      )
      return { start, people, shares }
    })
    .filter(({ people, shares }) => people >= leastPeople && shares[0] !== null)
  if (cohorts.length < leastCohorts) return
  const weeks = Math.max(...cohorts.map(({ shares }) => shares.findLastIndex((share) => share !== null) + 1))
  const [first] = cohorts
  const last = cohorts.at(-1)
  if (!first || !last || weeks < 2) return
  const ticks = periodTicks(
    cohorts.map(({ start }) => start),
    grain,
  )
  book.add('retention', (values) => ({
    title: `Retention of ${nouns} by ${grain} of arrival`,
    statement: [
      `Of the ${values.count('firstPeople', first.people, `${nouns} in the first cohort`)} ${nouns} who arrived in`,
      `${values.name('firstCohort', periodText(first.start, grain), 'first cohort')},`,
      `${values.share('firstBack', first.shares[0] ?? 0, 'part of the first cohort that came back a week later')} came back`,
      `a week later; of the ${values.count('lastPeople', last.people, `${nouns} in the last cohort`)} from`,
      `${values.name('lastCohort', periodText(last.start, grain), 'last cohort')} it was`,
      `${values.share('lastBack', last.shares[0] ?? 0, 'part of the last cohort that came back a week later')}.`,
    ].join(' '),
    caution: 'Only weeks that have passed for the whole cohort are shown.',
    tone: 'neutral',
    subject: { what: 'retention', by: null, group: null, other: null, concept: 'repeat' },
    columns: [entity.name, time.column.name],
    strength: 0.3,
    fact: factOf('level', [entity.name]),
    chart: {
      title: `${upperFirst(nouns)} who came back, by ${grain} of arrival`,
      description: 'A row is a cohort, a column the weeks since arrival; darker cells came back more.',
      kind: 'heat',
      labels: Array.from({ length: weeks }, (_, week) => `Week ${week + 1}`),
      series: cohorts.map(({ shares }, index) => ({
        name: ticks[index] ?? '',
        values: shares.slice(0, weeks).map((share) => (share === null ? null : Math.round(share * 1_000) / 10)),
      })),
      unit: '%',
      horizontal: false,
    },
  }))
}
