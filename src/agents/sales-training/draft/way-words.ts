import { toBaseForm } from '#drafting/brief/inflect.ts'

/** "asking around by email" is something that people do; "a spreadsheet" is something that they have. */
export const isDoing = (way: string) => /^\w+ing\b/.test(way)

/** "We ask around by email" and "We have a spreadsheet", without point. */
export function weManage(way: string): string {
  if (!isDoing(way)) return `We have ${way}`
  const [first = '', ...rest] = way.split(' ')
  return ['We', toBaseForm(first, 'Gerund'), ...rest].join(' ')
}
