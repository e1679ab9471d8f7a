import type { Impossible } from '../meaning/impossible.ts'
import type { AnalysisView } from './analysis-view.ts'
import { factOf } from './metric-text.ts'
import { upperFirst } from './upper-first.ts'

const whys: Readonly<Record<Impossible['why'], string>> = {
  negative: 'which cannot be below zero',
  'above-hundred': 'which cannot be more than the whole',
  'stands-for-nothing': 'which systems write where they have no value',
}

/** Cells that cannot be true, which no figure here rests on. */
export function impossibleFindings(view: AnalysisView, found: readonly Impossible[]): void {
  for (const { column, count, why, example } of found) {
    view.book.add('impossible', (values) => ({
      title: `${upperFirst(column.label)} holds impossible values`,
      statement: [
        `${values.count('n', count, 'impossible cells')} ${count === 1 ? 'cell' : 'cells'} of ${column.label}`,
        `${count === 1 ? 'holds' : 'hold'} values such as ${values.plain('example', example, 'impossible value')},`,
        `${whys[why]}. ${count === 1 ? 'It was' : 'They were'} left out of every figure here.`,
      ].join(' '),
      caution: 'Whoever adds up or averages this column elsewhere takes them in.',
      tone: 'bad',
      subject: { what: column.label, by: null, group: null, other: null, concept: 'unreadable' },
      columns: [column.name],
      strength: 0.52,
      fact: factOf('impossible', [column.name], { direction: why === 'negative' || example < 0 ? 'down' : 'up' }),
      step: {
        title: `Put the impossible ${column.label} right`,
        action:
          'Trace a handful of these cells to the device, the form or the import that wrote them, and refuse them there.',
        check: `The next export holds fewer than ${values.count('n2', count, 'impossible cells')} of them.`,
      },
    }))
  }
}
