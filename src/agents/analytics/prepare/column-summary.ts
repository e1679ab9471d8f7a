import type { ColumnSummary } from '../prepared.ts'
import type { Column, Table } from './column-profile.ts'
import { amountText, countText, momentText } from './number-text.ts'

const roleNames: Record<Column['role'], string> = {
  measure: 'number',
  category: 'category',
  date: 'date',
  id: 'id',
  entity: 'id, repeated',
  text: 'text',
  constant: 'one value',
}

function detailOf(column: Column, table: Table): string {
  const { statistics, range, top } = column
  if (statistics) {
    const text = (value: number) => amountText(value, column)
    return `${text(statistics.min)} to ${text(statistics.max)}, median ${text(statistics.median)}`
  }
  if (range) return `${momentText(range.first, column)} to ${momentText(range.last, column)}`
  if (top.length > 0) {
    return top
      .slice(0, 3)
      .map(({ value, count }) => `${value.slice(0, 40)} (${countText(count)})`)
      .join(', ')
  }
  return column.filled === 0 ? '' : `about ${countText(column.distinct)} different of ${countText(table.rows)}`
}

export function summaryOf(column: Column, table: Table): ColumnSummary {
  return {
    name: column.name,
    type: column.filled === 0 ? 'empty' : roleNames[column.role],
    missing: column.missing,
    distinct: column.distinct,
    detail: detailOf(column, table),
  }
}
