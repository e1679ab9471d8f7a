import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const products = ['SKU-A', 'SKU-B', 'SKU-C', 'SKU-D', 'SKU-E'] as const

function stock(seed: number, planted: boolean) {
  const random = draws(seed)
  const rows = Array.from({ length: 75 }, (_, day) =>
    products.map((sku) => {
      const date = dayAfter('2026-03-02', day)
      const gone = planted && sku === 'SKU-C' && date >= '2026-04-20'
      return [date, sku, gone ? 0 : Math.round(random.normal(200, 14)), random.pick(['Hamburg', 'Lyon'])]
    }),
  ).flat()
  return csv('date,sku,on_hand,counted_at', rows)
}

export const inventory: PlantedSubject = {
  a: (seed) => {
    const gone = {
      claims: ['shift'],
      measures: ['on_hand'],
      segments: ['SKU-C'],
      direction: 'down',
      period: '2026-04-20',
      within: 7,
    } as const
    return {
      fileName: 'stock.csv',
      content: stock(seed, true),
      question: 'Which product ran out?',
      planted: [gone],
      also: [{ claims: ['shift', 'trend', 'driver', 'difference'], measures: ['on_hand'], direction: 'down' }],
      answer: [gone, { claims: ['difference'], measures: ['on_hand'], segments: ['SKU-C'], direction: 'down' }],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 104 }, (_, week) => {
      const date = new Date(Date.parse('2024-07-01') + week * 7 * 86_400_000)
      const thursday = new Date(date.getTime() + 3 * 86_400_000)
      const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1)
      const number = Math.ceil(((thursday.getTime() - yearStart) / 86_400_000 + 1) / 7)
      return [
        `${thursday.getUTCFullYear()}-W${String(number).padStart(2, '0')}`,
        Math.round(random.normal(500 + week * 4, 25)),
      ]
    })
    const more = { claims: ['trend'], measures: ['units_sold'], direction: 'up' } as const
    return {
      fileName: 'demand.csv',
      content: csv('week,units_sold', rows),
      question: 'How many units will we need in the next weeks?',
      planted: [more],
      also: [{ claims: ['trend', 'shift'], measures: ['units_sold'], direction: 'up' }],
      answer: [{ claims: ['forecast'], measures: ['units_sold'], direction: 'up' }],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 24 }, (_, month) =>
      ['North', 'East', 'South', 'West'].map((warehouse) => {
        const value = random.normal(8_000, 220) * (warehouse === 'East' ? 1.03 ** month : 1)
        const wrong = (warehouse === 'West' && month === 7) || (warehouse === 'North' && month === 15)
        return [
          new Date(Date.UTC(2024, 6 + month, 1)).toISOString().slice(0, 10),
          warehouse,
          Math.round(wrong ? -value : value),
        ]
      }),
    ).flat()
    const grows = { claims: ['trend'], measures: ['stock_units'], segments: ['East'], direction: 'up' } as const
    return {
      fileName: 'warehouse-stock.csv',
      content: csv('month,warehouse,stock_units', rows),
      question: 'Which warehouse builds up stock?',
      planted: [grows, { claims: ['impossible'], measures: ['stock_units'] }],
      also: [
        { claims: ['trend', 'shift', 'difference', 'driver'], measures: ['stock_units'], direction: 'up' },
        { claims: ['anomaly', 'impossible'], measures: ['stock_units'], direction: 'down' },
      ],
      answer: [grows],
    }
  },
  d: (seed) => ({
    fileName: 'stock.csv',
    content: stock(seed, false),
    question: 'Which product ran out?',
    planted: [],
    also: [],
    answer: [{ measures: ['on_hand'], direction: null }],
  }),
}
