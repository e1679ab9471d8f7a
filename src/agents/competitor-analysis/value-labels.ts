import type { CellValue } from './output.ts'

export const valueLabels: Record<CellValue, string> = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'To check' }
