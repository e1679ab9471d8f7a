import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { sentencesOf } from '#agents/_kit/sentences.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument, Span } from '#shared/document/block.ts'
import { rowsOf } from '#shared/formula/expression.ts'
import { shortened } from '#shared/shortened.ts'
import { money, quantity, rowValue } from './amounts.ts'
import { comparisonTitle } from './comparison-title.ts'
import { methodNames, remarksText } from './estimate-text.ts'
import { formulaText, isMoney } from './formula-text.ts'
import type { SizingInput } from './input.ts'
import type { SheetRow, SizingResult } from './output.ts'
import {
  amountOf,
  effectsOn,
  formulaOf,
  type Method,
  type ResultPart,
  resultParts,
  type SizingSheet,
  sizingSheet,
  wholeFormulas,
  wholeRows,
} from './sizing-sheet.ts'

/** Written as the language of the document writes it. */
const figure = (text: string): Span[] => [{ text, number: true }]

const heading = (text: string): Block => ({ type: 'heading', level: 1, text })
const right = 'right' as const

/** "[2]", "Yours", "Assumption: ask ...": what a row rests on. */
export function basisText(row: DeepPartial<SheetRow>): string {
  if (row.basis === 'fact') return [row.source ? `[${row.source}]` : '', row.note ?? ''].filter(Boolean).join(' ')
  if (row.blank) return `To look up: ${row.check ?? ''}`
  if (row.basis === 'given') return row.note ?? 'From the form'
  return `Assumption${row.check ? `: ${row.check}` : ''}`
}

export const sizingTitle = ({ targetMarket }: { targetMarket: string }): string =>
  `Market size: ${shortened(targetMarket.replace(/\s+/g, ' '), 90)}`

export function sizingDocument(result: DeepPartial<SizingResult>, context: ResultContext<SizingInput>): ResultDocument {
  const sheet = sizingSheet(wholeRows(result.rows), wholeFormulas(result.formulas))
  const leading = result.inputs?.estimationApproach ?? context.input.estimationApproach
  const currency = result.currency ?? 'USD'
  const remarks = remarksText(sheet, result, leading)
  return {
    title: sizingTitle(context.input),
    language: 'en',
    blocks: [
      ...(remarks.length > 0
        ? [heading('Estimate'), ...remarks.map((part): Block => ({ type: 'paragraph', text: sentencesOf(part) }))]
        : []),
      ...resultTable(sheet, currency, leading),
      ...sensitivity(sheet, currency, leading),
      ...rowTable(sheet),
      ...comparisons(result),
      ...formulaTable(sheet),
      ...questions(result),
      ...sources(result),
    ],
  }
}

function resultTable(sheet: SizingSheet, currency: string, leading: Method): Block[] {
  const order: Method[] = leading === 'top-down' ? ['top-down', 'bottom-up'] : ['bottom-up', 'top-down']
  const rows = order.flatMap((method) =>
    resultParts.flatMap((part) => {
      const amount = amountOf(sheet, method, part)
      if (!amount || amount.base === null) return []
      return [
        [
          methodNames[method],
          part,
          figure(money(amount.low, currency)),
          figure(money(amount.base, currency)),
          figure(money(amount.high, currency)),
          behind(sheet, method, part),
        ],
      ]
    }),
  )
  if (rows.length === 0) return []
  return [
    heading('Results, per year'),
    {
      type: 'table',
      columns: [
        { label: 'Method' },
        { label: 'Part' },
        { label: 'Low', align: right },
        { label: 'Base', align: right },
        { label: 'High', align: right },
        { label: 'Basis' },
      ],
      rows,
    },
  ]
}

/** "Inferred from 2 facts and 4 assumptions": how much of a result is known. */
function behind(sheet: SizingSheet, method: Method, part: ResultPart): string {
  const formula = formulaOf(sheet, method, part)
  const whole = formula && sheet.compiled.expanded(formula.id)
  const used = new Set(whole ? rowsOf(whole) : [])
  const count = (basis: SheetRow['basis']) => sheet.rows.filter((row) => used.has(row.id) && row.basis === basis).length
  const said = [
    [count('fact'), 'fact'],
    [count('given'), 'given'],
    [count('assumption'), 'assumption'],
  ] as const
  const parts = said
    .filter(([many]) => many > 0)
    .map(([many, noun]) => `${many} ${noun}${many === 1 || noun === 'given' ? '' : 's'}`)
  return parts.length > 0 ? `Inferred from ${parts.join(', ')}` : ''
}

const mostBars = 8

function sensitivity(sheet: SizingSheet, currency: string, leading: Method): Block[] {
  const som = formulaOf(sheet, leading, 'SOM')
  const effects = som ? effectsOn(sheet, som.id).slice(0, mostBars) : []
  const [first] = effects
  if (!first) return []
  const scale = first.base >= 1e6 ? 1e6 : first.base >= 1e3 ? 1e3 : 1
  const unit = scale === 1e6 ? ` million ${currency}` : scale === 1e3 ? ` thousand ${currency}` : ` ${currency}`
  const scaled = (value: number) => Number((value / scale).toPrecision(3))
  return [
    heading('Biggest driver'),
    {
      type: 'chart',
      title: `SOM ${leading} when one row changes`,
      description: `“${first.row.label}” moves it most: from ${money(first.low, currency)} to ${money(first.high, currency)} around ${money(first.base, currency)}.`,
      chart: {
        kind: 'bar',
        horizontal: true,
        labels: effects.map(({ row }) => row.label),
        series: [
          { name: 'Row low', values: effects.map(({ low }) => scaled(low)) },
          { name: 'Row high', values: effects.map(({ high }) => scaled(high)) },
        ],
        unit,
      },
    },
  ]
}

function rowTable(sheet: SizingSheet): Block[] {
  if (sheet.rows.length === 0) return []
  return [
    heading('Assumptions'),
    {
      type: 'table',
      columns: [
        { label: 'Row' },
        { label: 'Low', align: right },
        { label: 'Base', align: right },
        { label: 'High', align: right },
        { label: 'Unit' },
        { label: 'Source, or how to check' },
      ],
      rows: sheet.rows.map((row) => [
        row.label,
        row.low === row.value && row.high === row.value ? '' : figure(rowValue(row.low)),
        row.blank ? '____' : figure(rowValue(row.value)),
        row.low === row.value && row.high === row.value ? '' : figure(rowValue(row.high)),
        row.unit,
        basisText(row),
      ]),
    },
  ]
}

function comparisons(result: DeepPartial<SizingResult>): Block[] {
  const lines = present(result.comparisons)
  if (lines.length === 0) return []
  return [heading(comparisonTitle), { type: 'list', ordered: false, items: lines.map((text) => ({ text })) }]
}

function formulaTable(sheet: SizingSheet): Block[] {
  const known = sheet.formulas.filter(({ id }) => (sheet.amounts.get(id)?.base ?? null) !== null)
  if (known.length === 0) return []
  return [
    { type: 'heading', level: 1, text: 'How it is calculated', folded: true },
    {
      type: 'table',
      columns: [{ label: 'Result' }, { label: 'Formula' }, { label: 'Base', align: right }],
      rows: known.map((formula) => {
        const base = sheet.amounts.get(formula.id)?.base ?? null
        const name = formula.part === 'step' ? formula.label : `${formula.part} ${formula.method}: ${formula.label}`
        const amount = isMoney(formula.unit)
          ? figure(money(base, formula.unit.slice(0, 3)))
          : [...figure(quantity(base)), { text: ` ${formula.unit}` }]
        return [name, formulaText(formula, sheet), amount]
      }),
    },
  ]
}

function questions(result: DeepPartial<SizingResult>): Block[] {
  const asked = present(result.openQuestions)
  if (asked.length === 0) return []
  return [
    heading('Resolve first'),
    {
      type: 'table',
      columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'How to answer it' }],
      rows: asked.map(({ question = '', owner = '', test = '' }) => [question, owner, test]),
    },
  ]
}

function sources(result: DeepPartial<SizingResult>): Block[] {
  const listed = present(result.searchResults)
  if (listed.length === 0) return []
  return [
    { type: 'heading', level: 1, text: 'Sources', listsSources: true },
    { type: 'links', items: listed.map(({ title = '', link }) => ({ text: title, url: link || null })) },
  ]
}
