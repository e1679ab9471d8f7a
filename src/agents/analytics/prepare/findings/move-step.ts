import { inPeriod, inSpan } from '../number-text.ts'
import { rowsForMeans } from '../statistics/sample-size.ts'
import { metricWriter, said } from './metric-text.ts'
import type { Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import type { ValueScope } from './value-book.ts'

export function stepOf(
  values: ValueScope,
  { type, metric, before, after, values: course, score, last }: Move,
  { grain }: MoveContext,
  name: string | null,
  { since: when, reached, began }: { since: string; reached: string | null; began: string | null },
) {
  const group = name ? ` of ${values.name('stepGroup', name, 'group that it happened to')}` : ''
  if (type === 'anomaly' && last) {
    const usual = metricWriter(values, metric)('usual', before, `usual ${metric.label}`)
    return {
      title: `Find out what happened ${inSpan(grain)} ${when}`,
      action: [
        `Ask whoever was there what began and what ended it: stock, outages, closed days, a change of recording. Write down`,
        `who would notice the next time, and by which figure.`,
      ].join(' '),
      check: `The next time ${metric.label}${group} leaves ${usual}, somebody knows within one ${grain}.`,
    }
  }
  if (type === 'anomaly') {
    return {
      title: `Open the record of ${when}`,
      action: [
        `Look up where ${metric.label}${group} for ${when} comes from: the source system, the import, the person`,
        'who typed it. Correct an error, or note the reason if the value is real.',
      ].join(' '),
      check: [
        `After the correction ${when} lies near`,
        `${metricWriter(values, metric)('usual', before, `usual ${metric.label}`)}, or a note says why it does`,
        'not.',
      ].join(' '),
    }
  }
  const deviation = Math.abs(after - before) / Math.max(score, 0.1)
  const needed = Math.max(2, rowsForMeans(deviation, (after - before) / 2))
  const shows = values.count('needed', needed, `${grain}s after which a return half of the way would show`)
  const back = metricWriter(values, metric)('back', before, `${metric.label} before`)
  if (type === 'shift') {
    return {
      title: `Find what changed ${name ? `for ${values.name('stepGroup2', name, 'group that it happened to')}` : `${inPeriod(grain)} ${when}`}`,
      action: reached
        ? [
            `List what went step by step between ${when} and ${reached}: a release that reached more and more people, a budget that`,
            'was moved, a stock that ran low, equipment that wore out, records that were kept in another way; stop or go on with the likeliest for part of it.',
          ].join(' ')
        : [
            ...(began ? [`Begin with ${began}, which is in the file for the first time then.`] : []),
            'List releases, price changes, campaigns, outages, repairs and changes of recording just before',
            `${when}${name ? ' that touched only this group' : ''}; undo or repeat the likeliest for part of it. Rule`,
            'out the recording first, it is the cheapest to check.',
          ].join(' '),
      check: [
        `If the cause is found, expect ${said(metric)}${group} near ${back} again; with as little noise as now,`,
        `${shows} more ${grain}s show whether it came halfway.`,
      ].join(' '),
    }
  }
  const end = metricWriter(values, metric)('end', after, `${metric.label} at the end of the line`)
  return {
    title: `Plan with where ${metric.label}${group} is heading`,
    action: [
      `Take ${end} instead of the average of all ${course.length > 0 ? `${grain}s` : 'periods'} as the base of`,
      'the next plan, and ask whoever looks after it what breaks first if the line goes on.',
    ].join(' '),
    check: `The trend has changed if the next ${shows} complete ${grain}s lie nearer to ${back} than to ${end}.`,
  }
}
