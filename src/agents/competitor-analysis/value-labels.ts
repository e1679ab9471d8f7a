import { type CellValue, ownColumn } from './output.ts'

export const valueLabels: Record<CellValue, string> = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'To check' }

/** Nobody has to check what their own product does: the description only does not say it. */
export const labelOfCell = (value: CellValue, vendor: string): string =>
  value === 'unknown' && vendor === ownColumn ? 'Not described' : valueLabels[value]
