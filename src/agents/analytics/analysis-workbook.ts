import type { Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'
import { compileSheet } from '#shared/formula/compile-sheet.ts'
import { writeFormula } from '#shared/formula/write-formula.ts'
import { chartRows } from './chart-sheet.ts'
import type { AnalyticsResult } from './output.ts'
import type { ShownFinding } from './shown-finding.ts'

interface NumberedFinding extends ShownFinding {
  /** As all sheets call it. */
  number: string
}

/** The analysis as a spreadsheet that goes on calculating: what follows from other numbers is a formula over them. */
export function analysisWorkbook(result: AnalyticsResult): Workbook {
  const findings = [
    ...result.findings.map((finding, index) => ({ ...finding, number: String(index + 1) })),
    ...result.followUps.map(({ finding, question }, index) => ({
      ...finding,
      number: `Q${index + 1}`,
      title: question,
    })),
  ]
  const charts = chartsOf(findings)
  return {
    title: `Analysis of ${result.dataSummary.fileName}`,
    sheets: [
      answer(result),
      findingSheet(findings),
      figureSheet(findings),
      ...(charts.rows.length > 0 ? [charts] : []),
      columnSheet(result),
    ],
  }
}

const strong = (text: string): WorkbookCell => ({ text, look: 'strong' })

function answer({ question, headline, sections, suggestions, limits, dataSummary }: AnalyticsResult): WorkbookSheet {
  const part = (title: string, rows: readonly WorkbookCell[][]) =>
    rows.length === 0 ? [] : [[], [strong(title)], ...rows]
  return {
    name: 'Analysis',
    widths: [34, 78, 60, 24, 60],
    rows: [
      [strong(question ?? 'What matters most'), headline],
      ...sections.map(({ title, text }) => [title, text]),
      ...part(
        'Suggestions',
        suggestions.map(({ title, action, because, owner, check }) => [title, action, because, owner, check]),
      ),
      ...part(
        'What this file cannot answer',
        limits.map(({ cannot, because, need }) => [cannot, because, need]),
      ),
      ...part('How the file was read', [
        ['File', dataSummary.fileName],
        ['Format', dataSummary.format],
        ['Rows', { value: dataSummary.totalRows, format: '#,##0' }],
        ...dataSummary.notes.map((note) => [null, note]),
      ]),
    ],
  }
}

function findingSheet(findings: readonly NumberedFinding[]): WorkbookSheet {
  return {
    name: 'Findings',
    widths: [10, 44, 90, 70, 34],
    frozenRows: 1,
    filtered: true,
    rows: [
      ['Finding', 'Title', 'What was computed', 'What to keep in mind', 'Columns'],
      ...findings.map(({ number, title, statement, caution, columns }): WorkbookCell[] => [
        number,
        title,
        statement,
        caution,
        columns.join(', '),
      ]),
    ],
  }
}

/** Every number of every finding. Formulas refer to cells, so the sheet does not sort. */
function figureSheet(findings: readonly NumberedFinding[]): WorkbookSheet {
  const places = new Map<ShownFinding, number>()
  let next = 2
  for (const finding of findings) {
    places.set(finding, next)
    next += finding.figures.length
  }
  return {
    name: 'Figures',
    widths: [10, 44, 62, 18, 30],
    frozenRows: 1,
    rows: [
      ['Finding', 'Title', 'What it is', 'Value', 'How it follows'],
      ...findings.flatMap((finding) => figureRows(finding, places.get(finding) ?? 2)),
    ],
  }
}

function figureRows({ number, title, figures }: NumberedFinding, first: number): WorkbookCell[][] {
  const { expressions } = compileSheet(
    figures.flatMap(({ key, from }) => (from === null ? [] : [{ id: key, formula: from }])),
    figures.flatMap(({ key, from }) => (from === null ? [key] : [])),
  )
  const cell = (key: string) => `D${first + figures.findIndex((figure) => figure.key === key)}`
  const label = (key: string) => `"${figures.find((figure) => figure.key === key)?.label ?? key}"`
  return figures.map(({ key, label: name, value, format }): WorkbookCell[] => {
    const expression = expressions.get(key)
    return [
      number,
      title,
      name,
      { value, format, ...(expression ? { formula: writeFormula(expression, { row: cell }), look: 'strong' } : {}) },
      expression ? writeFormula(expression, { row: label }) : null,
    ]
  })
}

/** All charts below each other, each with its numbers and what follows from them. */
function chartsOf(findings: readonly NumberedFinding[]): WorkbookSheet {
  const rows: WorkbookCell[][] = []
  for (const { number, chart } of findings) {
    if (!chart) continue
    if (rows.length > 0) rows.push([])
    rows.push([strong(`${number}. ${chart.title}`)], ...chartRows(chart, rows.length + 2))
  }
  const width = Math.max(0, ...rows.map((row) => row.length))
  return { name: 'Charts', widths: [38, ...Array.from({ length: Math.max(0, width - 1) }, () => 17)], rows }
}

function columnSheet({ dataSummary: { profile } }: AnalyticsResult): WorkbookSheet {
  return {
    name: 'Columns',
    widths: [30, 14, 48, 12, 12, 70],
    frozenRows: 1,
    filtered: true,
    rows: [
      ['Column', 'Kind', 'Used as', 'Missing', 'Different', 'Values'],
      ...profile.map(({ name, type, meaning, missing, distinct, detail }): WorkbookCell[] => [
        name,
        type,
        meaning ?? null,
        { value: missing, format: '#,##0' },
        { value: distinct, format: '#,##0' },
        detail,
      ]),
    ],
  }
}
