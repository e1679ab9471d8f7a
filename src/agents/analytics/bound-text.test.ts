import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundSentences, filled, resolved, sentencesOf, unboundIn } from './bound-text.ts'
import { figureProblems, withoutUnbound } from './check-figures.ts'
import type { AnalyticsOutput } from './output.ts'
import type { PreparedAnalysis } from './prepared.ts'

const known: PreparedAnalysis = {
  fileName: 'orders 2026.csv',
  format: 'CSV',
  rows: 1200,
  row: { one: 'order', many: 'orders' },
  question: null,
  columns: [],
  values: {
    'data.rows': { text: '1,200', label: 'orders in the file', value: 1200 },
    'f1.rate': { text: '34%', label: 'share returned', value: 0.34 },
    'f1.group': { text: 'category Shoes', label: 'group', value: null },
    'f2.change': { text: '12%', label: 'change of orders', value: -0.12, way: 'down' },
    'f3.change': { text: '8%', label: 'change of revenue', value: 0.08, way: 'up' },
  },
  findings: [
    {
      id: 'f1',
      kind: 'outcome',
      title: 'Returns',
      statement: '{{f1.rate}} of {{f1.group}} come back.',
      caution: null,
      tone: 'bad',
      subject: { what: 'returned', by: 'category', group: 'Shoes', other: null, concept: 'refund' },
      columns: ['returned'],
      strength: 0.8,
      answers: false,
      chart: null,
    },
  ],
  charts: [],
  compared: { categories: [], outcomes: [], tested: [], shown: [] },
  limits: [],
  notes: [],
  names: ['orders 2026.csv', 'Q2', 'logins 30d'],
}

describe('a sentence may hold', () => {
  test.each([
    '{{f1.rate}} of the orders with {{f1.group}} come back.',
    'Nothing stands out in orders 2026.csv beyond chance.',
    'Logins 30d is low where they leave.',
    'Orders fell by {{f2.change}}.',
    'Revenue rose {{f3.change}} while orders fell {{f2.change}}.',
    'One group is behind it.',
  ])('%s', (sentence) => {
    expect(unboundIn(sentence, known)).toBeNull()
  })
})

describe('a sentence may not hold', () => {
  test.each([
    ['Revenue grew 300% last year.', '300%'],
    ['About 1,200 orders came back.', '1,200'],
    ['{{f9.rate}} of them left.', 'f9.rate'],
    ['{{constructor}} of them left.', 'constructor'],
    ['Returns doubled.', 'doubled'],
    ['Two of three customers leave.', 'Two'],
    ['Nearly half of the users churn.', 'half'],
    ['Orders rose by {{f2.change}}.', 'rose'],
    ['Revenue dropped {{f3.change}}.', 'fell'],
    ['Growth of ٣٠ per cent.', '٣٠'],
    ['Q25 was the best quarter.', '25'],
    ['½ of them stay.', '½'],
  ])('%s', (sentence, what) => {
    expect(unboundIn(sentence, known)).toContain(what)
  })
})

test('text comes back whole from its sentences', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => sentencesOf(text).join('') === text))
})

test('whatever a model writes, no digit is shown that was not computed or named', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{{f1.rate}}',
      '{{f1.group}}',
      '{{data.rows}}',
      '{{nope}}',
      'Revenue',
      'rose',
      '42%',
      '7',
      'Q2',
      '. ',
      '! ',
    ),
    fc.string({ maxLength: 12 }),
  )
  const allowed = ['34%', 'category Shoes', '1,200', '12%', '8%', ...known.names]
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const shown = allowed.reduce((text, name) => text.replaceAll(name, ' '), resolved(pieces.join(' '), known))
      return !/\p{Nd}/u.test(shown.replace(/logins 30d|q2|orders 2026\.csv/gi, ' '))
    }),
  )
})

test('an open reference at the end of a text that is still written is not shown', () => {
  expect(resolved('Returns are at {{f1.ra', known)).toBe('Returns are at')
  expect(resolved('{{f1.rate}} of {', known)).toBe('34% of')
})

test('a reference at the beginning gets a capital letter, a file name keeps its own', () => {
  expect(filled('{{f1.group}} stands out', known)).toBe('Category Shoes stands out')
  expect(filled('{{data.file}} is small', { values: { 'data.file': { text: 'a.csv', label: '', value: null } } })).toBe(
    'a.csv is small',
  )
})

describe('an answer that lies', () => {
  const lie: AnalyticsOutput = {
    headline: 'Revenue exploded by 480% thanks to the new checkout.',
    sections: [
      {
        title: 'What changed',
        text: 'Shoes come back in {{f1.rate}} of cases. That is 9 times the industry average. Orders rose by {{f2.change}}.',
      },
      { title: 'Top 3 reasons', text: 'Half of all customers leave within 7 days.' },
    ],
    suggestions: [
      {
        title: 'Read the returns',
        action: 'Read why {{f1.group}} comes back.',
        because: '{{f1.rate}} of them do.',
        owner: 'Operations manager',
        check: 'It falls below {{f1.rate}}.',
        findings: ['f1', 'f77'],
      },
      {
        title: 'Buy ads',
        action: 'Spend $5,000 on ads.',
        because: 'ROI is 12x.',
        owner: 'Marketing',
        check: 'Sales double.',
        findings: ['f1'],
      },
      {
        title: 'Trust me',
        action: 'Do it.',
        because: 'It is so.',
        owner: 'Everybody',
        check: 'Wait.',
        findings: ['f99'],
      },
    ],
  }

  test('learns what is wrong with each place', () => {
    const problems = figureProblems(lie, known).join('\n')
    for (const place of [
      'headline',
      'sections.0.text',
      'sections.1.title',
      'sections.1.text',
      'suggestions.1.action',
      'suggestions.2.findings',
    ]) {
      expect(problems).toContain(place)
    }
    expect(problems).not.toContain('suggestions.0')
  })

  test('loses the lies and keeps the rest, which passes', () => {
    const rest = withoutUnbound(lie, known)
    expect(rest.headline).toBe('{{f1.rate}} of {{f1.group}} come back.')
    expect(rest.sections).toEqual([{ title: 'What changed', text: 'Shoes come back in {{f1.rate}} of cases.' }])
    expect(rest.suggestions.map(({ title, findings }) => [title, findings])).toEqual([['Read the returns', ['f1']]])
    expect(figureProblems(rest, known)).toEqual([])
    expect(boundSentences(rest.headline, known)).toBe(rest.headline)
  })
})
