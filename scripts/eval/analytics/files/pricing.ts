import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

function visits(seed: number, rates: Readonly<Record<string, number>>) {
  const random = draws(seed)
  const arms = Object.keys(rates)
  const rows = Array.from({ length: 2_200 * arms.length }, (_, index) => {
    const variant = random.pick(arms)
    const bought = random.chance(rates[variant] ?? 0)
    return [
      `v${index}`,
      dayAfter('2026-05-04', random.part() * 28),
      variant,
      random.pick(['phone', 'desktop']),
      bought ? 1 : 0,
    ]
  })
  return csv('visitor_id,date,variant,device,converted', rows)
}

export const pricing: PlantedSubject = {
  a: (seed) => ({
    fileName: 'pricing-test.csv',
    content: visits(seed, { A: 0.06, B: 0.1, C: 0.063 }),
    question: 'Which price variant should we choose?',
    planted: [
      { claims: ['experiment'], measures: ['converted'], segments: ['B'], direction: 'up' },
      { claims: ['experiment'], measures: ['converted'], undecided: 'C' },
    ],
    also: [{ claims: ['experiment', 'difference'], measures: ['converted'] }],
    answer: [{ claims: ['experiment'], measures: ['converted'], segments: ['B'], direction: 'up' }],
  }),
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 28 }, (_, day) =>
      (
        [
          ['control', 9, 0.05],
          ['price_12', 12, 0.05],
          ['price_15', 15, 0.034],
        ] as const
      ).map(([arm, price, rate]) => {
        const visitors = random.poisson(450)
        const purchases = random.binomial(visitors, rate)
        return [dayAfter('2026-06-01', day), arm, visitors, purchases, purchases * price]
      }),
    ).flat()
    return {
      fileName: 'price-test-daily.csv',
      content: csv('day,group,visitors,purchases,revenue', rows),
      question: 'Which price?',
      planted: [
        { claims: ['experiment'], measures: ['purchases'], segments: ['price_15'], direction: 'down' },
        { claims: ['experiment'], measures: ['purchases'], undecided: 'price_12' },
        { claims: ['experiment'], measures: ['revenue'], segments: ['price_12', 'price_15'], direction: 'up' },
      ],
      also: [
        { claims: ['experiment', 'difference', 'relation'], measures: ['purchases', 'revenue'] },
        { claims: ['funnel'] },
      ],
      answer: [
        { claims: ['experiment'], measures: ['revenue'], segments: ['price_12', 'price_15'], direction: 'up' },
        { claims: ['experiment'], measures: ['purchases'], segments: ['price_15'], direction: 'down' },
      ],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 5_600 }, (_, index) => {
      const group = random.pick(['Kontrolle', 'Neu'])
      const bought = random.chance(group === 'Neu' ? 0.05 : 0.09)
      const amount = bought ? (group === 'Neu' ? '14,90' : '9,90') : '0,00'
      return [`B${index}`, group, random.pick(['Handy', 'Rechner']), bought ? 'ja' : 'nein', amount]
    })
    return {
      fileName: 'preistest.csv',
      content: csv('Besuch;Gruppe;Gerät;Gekauft;Umsatz', rows, ';'),
      question: 'Does the new price cost us buyers (Gekauft)?',
      planted: [{ claims: ['experiment'], measures: ['Gekauft'], segments: ['Neu'], direction: 'down' }],
      also: [
        { claims: ['experiment', 'difference'], measures: ['Umsatz', 'Gekauft'], segments: ['Neu', 'Kontrolle'] },
        { claims: ['relation', 'difference'], measures: ['Gekauft'] },
      ],
      answer: [{ claims: ['experiment'], measures: ['Gekauft'], segments: ['Neu'], direction: 'down' }],
    }
  },
  d: (seed) => ({
    fileName: 'ab-test.csv',
    content: visits(seed, { old_price: 0.07, new_price: 0.07 }),
    question: 'Did the new price change conversion?',
    planted: [{ claims: ['experiment'], measures: ['converted'], direction: null }],
    also: [],
    answer: [{ claims: ['experiment'], measures: ['converted'], direction: null }],
  }),
}
