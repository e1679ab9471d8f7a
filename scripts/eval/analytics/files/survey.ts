import { csv, draws } from '../seeded.ts'
import type { PlantedSubject } from '../truth.ts'

const roles = ['Teacher', 'Head of school', 'Parent'] as const
const step = (value: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(value)))

function answers(seed: number, planted: boolean) {
  const random = draws(seed)
  const rows = Array.from({ length: 700 }, (_, index) => {
    const role = random.pick(roles, [5, 2, 4])
    const parent = planted && role === 'Parent'
    return [
      `R${index}`,
      role,
      random.pick(['phone', 'tablet', 'laptop']),
      random.chance(parent ? 0.38 : 0.1) ? '' : step(random.normal(parent ? 5.4 : 7.6, 1.8), 0, 10),
      step(random.normal(3.5, 0.9), 1, 5),
    ]
  })
  return csv('response_id,role,device,how_likely_to_recommend,ease_of_use', rows)
}

export const survey: PlantedSubject = {
  a: (seed) => {
    const unhappy = {
      claims: ['difference'],
      measures: ['how_likely_to_recommend'],
      segments: ['Parent'],
      direction: 'down',
    } as const
    return {
      fileName: 'school-survey.csv',
      content: answers(seed, true),
      question: 'Who is unhappy?',
      planted: [unhappy, { claims: ['missing'], measures: ['how_likely_to_recommend'], segments: ['Parent'] }],
      also: [{ claims: ['difference', 'missing'], measures: ['how_likely_to_recommend'], segments: roles }],
      answer: [unhappy],
    }
  },
  b: (seed) => {
    const random = draws(seed)
    const rows = Array.from({ length: 500 }, (_, index) => {
      const ease = random.normal(3.4, 0.9)
      return [
        `R${index}`,
        step(ease, 1, 5),
        step(random.normal(3.4, 0.9), 1, 5),
        step(random.normal(3, 1), 1, 5),
        step(random.normal(3.8, 0.8), 1, 5),
        step(3.4 + (ease - 3.4) * 0.8 + random.normal(0, 0.5), 1, 5),
      ]
    })
    const driven = {
      claims: ['relation'],
      measures: ['ease'],
      direction: 'up',
    } as const
    return {
      fileName: 'csat.csv',
      content: csv('response_id,ease,speed,price,support,satisfaction', rows),
      question: 'What drives satisfaction?',
      planted: [driven],
      also: [{ claims: ['relation', 'difference'], measures: ['ease', 'satisfaction'] }],
      answer: [driven],
    }
  },
  c: (seed) => {
    const random = draws(seed)
    const waves = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3']
    const rows = waves.flatMap((wave, index) =>
      Array.from({ length: 260 + random.poisson(20) }, () => [
        wave,
        random.pick(['SMB', 'Mid', 'Enterprise']),
        step(random.normal(index >= 4 ? 7.9 : 6.7, 1.6), 0, 10),
      ]),
    )
    const rose = { measures: ['score'], direction: 'up' } as const
    return {
      fileName: 'tracker.csv',
      content: csv('quarter,segment,score', rows),
      question: 'Did the score improve?',
      planted: [{ claims: ['shift'], ...rose, period: '2026-01-01', within: 31 }],
      also: [{ claims: ['shift', 'trend'], ...rose }],
      answer: [{ claims: ['shift', 'trend'], ...rose }],
    }
  },
  d: (seed) => ({
    fileName: 'school-survey.csv',
    content: answers(seed, false),
    question: 'Which role is unhappy?',
    planted: [],
    also: [{ claims: ['missing'], measures: ['how_likely_to_recommend'] }],
    answer: [{ measures: ['how_likely_to_recommend', 'ease_of_use'], direction: null }],
  }),
}
