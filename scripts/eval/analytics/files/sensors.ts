import { csv, dayAfter, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const sensors = ['S1', 'S2', 'S3', 'S4', 'S5'] as const

function readings(seed: number, planted: boolean) {
  const random = draws(seed)
  const rows: (string | number)[][] = []
  for (let hour = 0; hour < 24 * 28; hour += 1) {
    const date = dayAfter('2026-03-01', hour / 24)
    const time = `${date} ${String(hour % 24).padStart(2, '0')}:00:00`
    for (const sensor of sensors) {
      const cycle = planted ? 2 * Math.sin(((hour % 24) / 24) * 2 * Math.PI) : 0
      const drift = planted && sensor === 'S3' && date >= '2026-03-15' ? 1.5 : 0
      const spike = planted && sensor === 'S5' && hour === 400
      rows.push([
        time,
        sensor,
        (spike ? 95 : 21 + cycle + drift + random.normal(0, 0.5)).toFixed(2),
        random.normal(45, 3).toFixed(1),
      ])
    }
  }
  return csv('timestamp,sensor,temperature,humidity', rows)
}

export const sensorReadings: PlantedSubject = {
  a: (seed) => {
    const drift = {
      claims: ['shift'],
      measures: ['temperature'],
      segments: ['S3'],
      direction: 'up',
      period: '2026-03-15',
      within: 3,
    } as const
    return {
      fileName: 'sensors.csv',
      content: readings(seed, true),
      question: 'Which sensor is off?',
      planted: [
        drift,
        {
          claims: ['anomaly'],
          measures: ['temperature'],
          segments: ['S5'],
          direction: 'up',
          period: '2026-03-17',
          within: 1.1,
        },
        { claims: ['season'], measures: ['temperature'] },
      ],
      also: [
        { claims: ['shift', 'trend', 'difference', 'driver'], measures: ['temperature'], direction: 'up' },
        { claims: ['difference'], measures: ['temperature'], segments: ['S3'] },
        { claims: ['anomaly', 'impossible'], measures: ['temperature'], direction: 'up' },
      ],
      answer: [
        drift,
        { claims: ['difference'], measures: ['temperature'], segments: ['S3'], direction: 'up' },
        { claims: ['anomaly'], measures: ['temperature'], segments: ['S5'], direction: 'up' },
      ],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const start = Date.parse('2026-01-05') / 1_000
    const rows = Array.from({ length: 24 * 49 }, (_, hour) => {
      const later = hour >= 24 * 30 ? 1.2 : 1
      const peak = Math.exp(-(((hour % 24) - 18) ** 2) / 8)
      return [start + hour * 3_600, 'Plant 1', ((20 + 12 * peak) * later + random.normal(0, 1)).toFixed(2)]
    })
    return {
      fileName: 'power.csv',
      content: csv('ts,site,power_kw', rows),
      question: 'When is power use highest?',
      planted: [
        { claims: ['season'], measures: ['power_kw'], segments: ['18', '18:00'] },
        { claims: ['shift'], measures: ['power_kw'], direction: 'up', period: '2026-02-04', within: 4 },
      ],
      also: [
        { claims: ['season'], measures: ['power_kw'] },
        { claims: ['trend', 'shift'], measures: ['power_kw'], direction: 'up' },
      ],
      answer: [{ claims: ['season'], measures: ['power_kw'], segments: ['18', '18:00'] }],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const rows: (string | number)[][] = []
    for (let day = 0; day < 120; day += 1) {
      for (const sensor of sensors) {
        const broken = rows.length % 97 === 50
        const wet = rows.length % 131 === 60
        rows.push([
          dayAfter('2026-02-01', day),
          sensor,
          broken ? -999 : random.normal(19, 1).toFixed(1),
          wet ? 130 : random.normal(50, 5).toFixed(0),
        ])
      }
    }
    const errors = [
      { claims: ['impossible'], measures: ['temperature_c'] },
      { claims: ['impossible'], measures: ['humidity_percent'] },
    ] as const
    return {
      fileName: 'climate.csv',
      content: csv('date,sensor,temperature_c,humidity_percent', rows),
      question: 'Can I trust the readings?',
      planted: errors,
      also: [{ claims: ['anomaly', 'impossible'], measures: ['temperature_c', 'humidity_percent'] }],
      answer: errors,
    }
  },
  d: (seed) => ({
    fileName: 'sensors.csv',
    content: readings(seed, false),
    question: 'Which sensor is off?',
    planted: [],
    also: [],
    answer: [{ direction: null }],
  }),
}
