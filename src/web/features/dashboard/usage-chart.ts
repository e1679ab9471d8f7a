import type { Usage } from '#shared/api/account.ts'
import type { ChartBlock } from '#shared/document/block.ts'

const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Uses a day, as a picture with a sentence. */
export function usageChart(days: Usage['usesPerDay']): ChartBlock {
  const sum = days.reduce((total, { uses }) => total + uses, 0)
  const best = days.reduce((most, each) => (each.uses > most.uses ? each : most), days[0] ?? { day: '', uses: 0 })
  const bestDay = best.uses > 0 ? longDay.format(dateOf(best.day)) : ''
  const most = sum === best.uses ? `on ${bestDay}` : `most on ${bestDay} (${best.uses})`
  return {
    type: 'chart',
    title: 'Uses a day',
    description: `${sum} ${sum === 1 ? 'use' : 'uses'} in the last ${days.length} days, ${most}.`,
    chart: {
      kind: 'bar',
      labels: days.map(({ day }) => shortDay.format(dateOf(day))),
      series: [{ name: 'Uses', values: days.map(({ uses }) => uses) }],
    },
  }
}
