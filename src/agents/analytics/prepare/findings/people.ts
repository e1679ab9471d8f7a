import { isEntityName, plural } from '../column-names.ts'
import type { Column } from '../column-profile.ts'
import { literal, numberOf } from '../database.ts'
import { compareShares } from '../statistics/compare.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { bars } from './bar-chart.ts'
import { entityNoun } from './entity-noun.ts'
import { factOf } from './metric-text.ts'

/** Fewest customers, users ... that concentration says anything about. */
const leastEntities = 30
/** z of a group that goes on less than the others, with all groups that are looked at in mind. */
const farApart = 3.6
const stepName = /\b(event|action|step|screen|page|stage|activity|feature|name)\b/i

const manyOf = (noun: string) => (noun === 'person' ? 'people' : plural(noun))

/** How much hangs on few of them, how many come back, and how far they get. */
export async function peopleFindings(view: AnalysisView): Promise<void> {
  const entities = view.table.columns.filter(
    (column) => column.role === 'entity' && column.filled > view.table.rows * 0.5,
  )
  const entity = entities.find(({ name }) => isEntityName(name)) ?? entities[0]
  if (!entity) return
  const sum = view.measures.find((column) => column.additive && (column.statistics?.min ?? -1) >= 0)
  await concentration(view, entity, sum ?? null)
  await reach(view, entity)
}

async function concentration(view: AnalysisView, entity: Column, sum: Column | null): Promise<void> {
  const { database, table, book } = view
  const { one, many } = table.row
  const noun = entityNoun(entity)
  const nouns = manyOf(noun)
  const row = await database.row(
    `with each as (
       select count(*) as rows, ${sum ? `coalesce(sum(${sum.sql}), 0)` : 'count(*)'} as amount
       from t where ${entity.sql} is not null group by ${entity.sql}),
     ranked as (
       select rows, amount, row_number() over (order by amount desc) as place, count(*) over () as entities,
         sum(amount) over () as total from each)
     select any_value(entities) as entities, any_value(total) as total,
       sum(amount) filter (where place <= ceil(entities * 0.1)) as top,
       count(*) filter (where rows = 1) as single, sum(rows) as rows from ranked`,
  )
  const entities = numberOf(row.entities)
  if (entities < leastEntities) return
  const what = sum ? `total ${sum.label}` : many
  const top = numberOf(row.top) / Math.max(1e-9, numberOf(row.total))
  if (top >= 0.4) {
    book.add('concentration', (values) => {
      values.amount('topSum', numberOf(row.top), sum, `${what} of the top tenth`)
      values.amount('sum', numberOf(row.total), sum, what)
      return {
        title: `Few ${nouns} make most of the ${sum ? sum.label : many}`,
        statement: `The ${values.share('tenth', 0.1, `the top tenth of ${nouns}`)} of ${nouns} with the most ${sum ? sum.label : many} hold ${values.share('top', top, `share of ${what} of the top tenth of ${nouns}`, 'topSum / sum')} of the ${what}; the file knows ${values.count('entities', entities, `distinct ${nouns}`)} ${nouns}.`,
        caution: null,
        tone: 'neutral',
        subject: { what, by: noun, group: 'top tenth', other: null, concept: sum?.concept?.id ?? null },
        columns: [entity.name, ...(sum ? [sum.name] : [])],
        fact: factOf('concentration', sum ? [sum.name] : ['rows'], { dimension: entity.name, direction: 'up' }),
        strength: Math.min(0.75, 0.25 + top * 0.6),
        chart: {
          ...bars(
            `Share of the ${what}`,
            [
              { value: `Top tenth of ${nouns}`, amount: Math.round(top * 1000) / 10 },
              { value: `All other ${nouns}`, amount: Math.round((1 - top) * 1000) / 10 },
            ],
            '%',
            `share of the ${what}`,
          ),
          parts: 'whole',
        },
      }
    })
  }
  const perEntity = numberOf(row.rows) / entities
  const single = numberOf(row.single) / entities
  if (one !== 'row' && one !== 'event' && perEntity < 20 && single >= 0.2 && single <= 0.98) {
    book.add('repeat', (values) => ({
      title: `${nouns.charAt(0).toUpperCase()}${nouns.slice(1)} with only one ${one}`,
      statement: `${values.share('single', single, `share of ${nouns} with exactly one ${one}`)} of the ${values.count('entities', entities, `distinct ${nouns}`)} ${nouns} have only one ${one}; on average it is ${values.plain('each', perEntity, `${many} per ${noun}`)}.`,
      caution: `Whoever came before or after the time of this file counts as having only one.`,
      tone: 'neutral',
      subject: { what: `second ${one}`, by: noun, group: null, other: null, concept: 'repeat' },
      columns: [entity.name],
      fact: factOf('repeat', [entity.name]),
      strength: 0.3 + single * 0.3,
    }))
  }
}

/** In a log of events: how many of the people ever do each thing. */
async function reach(view: AnalysisView, entity: Column): Promise<void> {
  const { database, table, book } = view
  const step = view.categories.find((column) => stepName.test(column.label) && column.top.length >= 3)
  if (!step || table.rows / Math.max(1, entity.distinct) < 2) return
  // Steps that are known to follow each other say it better.
  if (book.findings.some(({ kind }) => kind === 'funnel')) return
  const noun = entityNoun(entity)
  const nouns = manyOf(noun)
  const rows = await database.rows(
    `select ${step.sql}::varchar as value, count(distinct ${entity.sql}) as reached, (select count(distinct ${entity.sql}) from t) as everyone
     from t where ${step.sql} is not null group by 1 order by 2 desc, 1 limit 20`,
  )
  const everyone = numberOf(rows[0]?.everyone)
  const steps = rows.map((row) => ({
    value: String(row.value),
    reached: numberOf(row.reached),
    share: numberOf(row.reached) / everyone,
  }))
  if (everyone < 20 || steps.length < 3) return
  // The largest loss from one step to the next rarer one, among those that enough people reach.
  const losses = steps
    .slice(1)
    .map((to, index) => ({ from: steps[index], to, kept: to.reached / Math.max(1, steps[index]?.reached ?? 1) }))
  const [worst] = losses.filter(({ from }) => (from?.share ?? 0) >= 0.15).toSorted((a, b) => a.kept - b.kept)
  if (!worst?.from || worst.kept > 0.9) return
  const { from, to } = worst
  const contrast = await reachBy(view, entity, step, from.value, to.value)
  book.add('reach', (values) => ({
    title: `Most ${nouns} never get from ${values.name('from', from.value, 'step before')} to ${values.name('to', to.value, 'step after')}`,
    statement: [
      `Of ${values.count('everyone', everyone, `distinct ${nouns}`)} ${nouns},`,
      `${values.share('fromShare', from.share, `share of ${nouns} that ever did ${from.value}`)} ever did`,
      `${values.name('from2', from.value, 'step before')} and`,
      `${values.share('toShare', to.share, `share of ${nouns} that ever did ${to.value}`)} ever did`,
      `${values.name('to2', to.value, 'step after')}: the largest drop between neighbouring steps when all`,
      `${values.count('steps', steps.length, `values of ${step.label}`)} are ordered by how many get there.`,
      ...(contrast
        ? [
            `Of ${nouns} with ${values.name('group', contrast.group, 'group that gets there least')} that did`,
            `${values.name('from3', from.value, 'step before')},`,
            `${values.share('low', contrast.low, `share of ${nouns} with ${contrast.group} that went on`)} went on, of the`,
            `others ${values.share('high', contrast.high, 'the same share among the others')}.`,
          ]
        : []),
    ].join(' '),
    caution:
      'The order of the steps is by how many did them, not by time: check that the second really follows the first in the product.',
    tone: 'bad',
    subject: { what: to.value, by: step.label, group: from.value, other: noun, concept: 'reach' },
    columns: [entity.name, step.name],
    fact: factOf('reach', [step.name], { dimension: step.name, segment: to.value }),
    strength: Math.min(0.92, 0.55 + (1 - worst.kept) * 0.35),
    chart: bars(
      `Share of ${nouns} that ever did it`,
      steps.map(({ value, share }) => ({ value, amount: Math.round(share * 1000) / 10 })),
      '%',
      `share of ${nouns}`,
    ),
  }))
}

/** A group that goes on from one step to the next far less than the others. */
async function reachBy(
  view: AnalysisView,
  entity: Column,
  step: Column,
  from: string,
  to: string,
): Promise<{ group: string; low: number; high: number } | null> {
  let worst: { group: string; low: number; high: number } | null = null
  let strongest = farApart
  for (const category of view.categories.filter((column) => column !== step && column.distinct <= 8).slice(0, 4)) {
    const rows = await view.database.rows(
      `with people as (
         select ${entity.sql} as who, ${category.sql}::varchar as value,
           bool_or(${step.sql} = ${literal(from)}) as began, bool_or(${step.sql} = ${literal(to)}) as went
         from t where ${entity.sql} is not null and ${category.sql} is not null group by 1, 2)
       select value, count(*) filter (where began) as known, count(*) filter (where began and went) as hits
       from people group by 1 order by 1`,
    )
    const groups = rows.map((row) => ({
      value: String(row.value),
      known: numberOf(row.known),
      hits: numberOf(row.hits),
    }))
    const known = groups.reduce((sum, group) => sum + group.known, 0)
    const hits = groups.reduce((sum, group) => sum + group.hits, 0)
    for (const group of groups.filter((each) => each.known >= 20)) {
      const rest = { known: known - group.known, hits: hits - group.hits }
      const z = compareShares(rest, group).score
      if (z <= strongest || rest.known === 0) continue
      strongest = z
      worst = { group: groupText(category, group.value), low: group.hits / group.known, high: rest.hits / rest.known }
    }
  }
  return worst
}
