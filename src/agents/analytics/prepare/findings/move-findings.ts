import { inPeriod, inSpan, periodText, spanText } from '../number-text.ts'
import { groupText } from './analysis-view.ts'
import { changeWriter, factOf, metricWriter, perPeriod, said, toneOf } from './metric-text.ts'
import { isGradual, type Move } from './move.ts'
import { chartOf } from './move-chart.ts'
import type { MoveContext } from './move-context.ts'
import { beganWith, besides, cautionOf, intervalOf, otherReading, othersOf, titleOf } from './move-sentences.ts'
import { stepOf } from './move-step.ts'
import { upperFirst } from './upper-first.ts'

/** One finding for each thing that happened: metrics that moved at the same time in the same group belong together. */
export function addMoves(context: MoveContext, moves: readonly Move[], wanted: ReadonlySet<string>): void {
  for (const group of grouped(moves, wanted)) addMove(context, group)
}

function weightOf({ metric, score }: Move, wanted: ReadonlySet<string>): number {
  // What came in altogether is asked for before what a row brought.
  const kind =
    metric.kind === 'sum' && metric.column?.unit?.kind === 'money'
      ? 4
      : metric.kind === 'ratio' ||
          metric.kind === 'share' ||
          metric.column?.unit?.kind === 'money' ||
          metric.concept === 'money'
        ? 3
        : metric.kind === 'mean'
          ? 2
          : 1
  return (metric.columns.some((name) => wanted.has(name)) ? 10 : 0) + kind + Math.min(0.9, score / 100)
}

function grouped(moves: readonly Move[], wanted: ReadonlySet<string>): Move[][] {
  const groups: Move[][] = []
  for (const move of moves.toSorted((a, b) => weightOf(b, wanted) - weightOf(a, wanted))) {
    const near = groups.find(([lead]) => {
      if (!lead || lead.type !== move.type || lead.dimension !== move.dimension || lead.value !== move.value)
        return false
      return (
        Math.sign(lead.change) === Math.sign(move.change) &&
        (move.type === 'trend' || (lead.at <= move.until + 1 && move.at <= lead.until + 1))
      )
    })
    if (near) near.push(move)
    else groups.push([move])
  }
  return groups
}

function addMove(context: MoveContext, group: readonly Move[]): void {
  const [lead] = group
  if (!lead) return
  const { book, grain } = context
  book.add(lead.type === 'anomaly' ? 'anomaly' : context.retention ? 'retention' : lead.type, (values) => {
    const { metric, dimension, value, period } = lead
    const up = lead.after > lead.before
    const largest = Math.max(lead.before, lead.after)
    const amount = metricWriter(values, metric)
    const change = changeWriter(values, metric, largest)
    const per = perPeriod(metric, grain)
    const name = dimension && value !== null ? groupText(dimension, value) : null
    const forGroup = name ? `For ${values.name('group', name, 'group that it happened to')}, ` : ''
    const what = name ? said(metric) : upperFirst(said(metric))
    const when = values.name(
      'period',
      lead.last ? spanText(period.start, lead.last.start, grain) : periodText(period.start, grain),
      lead.last ? 'periods in which it was so' : 'period in which it began',
    )
    const reached = isGradual(lead)
      ? values.name(
          'reached',
          periodText((context.periods[lead.until] ?? period).start, grain),
          'period in which the new level was reached',
        )
      : null
    const moved = change('change', lead.change, `change of ${metric.label}${name ? ` of ${name}` : ''}`, [
      'before',
      'after',
    ])
    const more = up ? 'more' : 'less'
    const sentences =
      lead.type === 'anomaly'
        ? [
            [
              `${forGroup}${what} stood at ${amount('after', lead.after, `${metric.label}, that ${grain}`)}`,
              `${lead.last ? `${per.trim()} ${inSpan(grain)}`.trim() : inPeriod(grain)} ${when}, where`,
              `${amount('before', lead.before, `usual ${metric.label}`)} would have been usual`,
              `${lead.usual ? `on ${lead.last ? 'those weekdays' : 'that weekday'}` : ''}`,
            ]
              .join(' ')
              .trim()
              .concat('.'),
            ...(lead.extreme === null
              ? []
              : [
                  `The ${up ? 'highest' : 'lowest'} single value is ${amount('extreme', lead.extreme, 'value that lies furthest off')}.`,
                ]),
          ]
        : lead.type === 'trend'
          ? [
              [
                `${forGroup}${what} ${up ? 'rose' : 'fell'} steadily from about`,
                `${amount('before', lead.before, `${metric.label} at the beginning of the line`)} to`,
                `${amount('after', lead.after, `${metric.label} at the end of the line`)}${per}: ${moved} ${more} over`,
                `${values.count('periods', lead.values.filter((each) => each !== null).length, `complete ${grain}s`)}`,
                `complete ${grain}s.`,
              ].join(' '),
            ]
          : [
              [
                `${forGroup}${what} ${up ? 'rose' : 'fell'}${reached ? ' gradually' : ''} from`,
                `${amount('before', lead.before, `${metric.label} before`)} to`,
                `${amount('after', lead.after, `${metric.label} since`)}${per},`,
                `${reached ? `between ${when} and ${reached}` : `beginning with ${when}`}: ${moved} ${more}.`,
              ].join(' '),
            ]
    const began = beganWith(values, context, lead)
    sentences.push(
      ...intervalOf(values, lead, grain),
      ...otherReading(values, context, lead),
      ...besides(values, context, group),
      ...othersOf(values, lead, grain),
      ...(began
        ? [`${grain === 'day' ? 'On' : 'In'} the same ${grain} ${began} is in the file for the first time.`]
        : []),
    )
    const measures = group.flatMap(({ metric: each }) => each.columns)
    return {
      title: titleOf(lead, name, values, when, grain),
      statement: sentences.join(' '),
      caution: cautionOf(context, lead),
      tone: lead.type === 'anomaly' ? 'neutral' : toneOf(metric.more, up),
      subject: {
        what: metric.label,
        by: dimension?.label ?? context.timeLabel,
        group: value,
        other: null,
        concept: metric.concept,
      },
      columns: [
        ...new Set([
          context.timeColumn,
          ...(dimension ? [dimension.name] : []),
          ...measures.filter((column) => column !== 'rows'),
        ]),
      ],
      strength: strengthOf(lead),
      fact: factOf(context.retention && lead.type !== 'anomaly' ? 'retention' : lead.type, measures, {
        dimension: dimension?.name ?? null,
        segment: value,
        period: period.start.toISOString().slice(0, 10),
        direction: up ? 'up' : 'down',
      }),
      step: stepOf(values, lead, context, name, { since: when, reached, began }),
      chart: chartOf(lead, context, name),
    }
  })
}

/** A large change of what has a meaning comes first; an oddity after it. */
function strengthOf({ type, metric, change, score }: Move): number {
  const meaning = metric.more === 'neutral' ? 0 : 0.1
  const size = Math.min(0.3, Math.abs(change) * (metric.kind === 'share' ? 1.2 : 0.5))
  const base = type === 'anomaly' ? 0.45 : type === 'shift' ? 0.5 : 0.45
  return Math.min(0.98, base + size + meaning + Math.min(0.08, score / 100))
}
