import { expect, test } from 'vitest'
import { loadLabels } from './load-labels.ts'
import { localizedRows } from './localized-rows.ts'
import { localizedWorkbook } from './localized-workbook.ts'

const workbook = {
  title: 'Sheet',
  sheets: [
    {
      name: 'Assumptions',
      widths: [10],
      frozenRows: 1,
      rows: [
        ['Row', 'Low'],
        ['Eins', { value: 2 }],
      ],
    },
    {
      name: 'Results',
      widths: [10],
      frozenRows: 1,
      rows: [['Result'], [{ value: 4, formula: 'Assumptions!B2 * 2' }], [{ text: 'Must', formula: '"Must"' }]],
    },
  ],
}

test('sheets, headings and labels are in the language, and formulas find the sheets by their names', async () => {
  const { sheets, footer, rightToLeft } = localizedWorkbook(workbook, await loadLabels('de'))
  expect(sheets.map(({ name }) => name)).toEqual(['Annahmen', 'Ergebnisse'])
  expect(sheets[0]?.rows[0]).toEqual(['Zeile', 'Niedrig'])
  expect(sheets[1]?.rows[1]).toEqual([{ value: 4, formula: "'Annahmen'!B2 * 2" }])
  // What a formula writes is the formula's.
  expect(sheets[1]?.rows[2]).toEqual([{ text: 'Must', formula: '"Must"' }])
  expect([footer, rightToLeft]).toEqual(['Seite 1 von 2', undefined])
  expect(localizedWorkbook(workbook, await loadLabels('ar')).rightToLeft).toBe(true)
  expect(localizedWorkbook(workbook, null)).toBe(workbook)
})

test('rows are said in the language where each column has its label, and stay for a program that looks for its own', async () => {
  const labels = await loadLabels('de')
  expect(
    localizedRows(
      [
        ['Group', 'Name'],
        ['Direct', 'Walkies'],
      ],
      labels,
    ),
  ).toEqual([
    ['Gruppe', 'Name'],
    ['Direkt', 'Walkies'],
  ])
  const issues = [
    ['Issue ID', 'Priority'],
    ['1', 'High'],
  ]
  expect(localizedRows(issues, labels)).toBe(issues)
})

test('amounts are written as the language writes them', async () => {
  const labels = await loadLabels('de')
  const said = (text: string) => labels?.say(text).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said('Plan with €47.8 thousand a year in the third year (€7,970 to €1.27 million).')).toBe(
    'Planen Sie mit 47.800 € im dritten Jahr (7.970 € bis 1,27 Mio. €).',
  )
  expect(labels?.number('8,912')).toBe('8.912')
  expect(labels?.number('not a number')).toBe('not a number')
  // What a model wrote is no label.
  expect(said('1.400 Betriebe')).toBe('1.400 Betriebe')
})
