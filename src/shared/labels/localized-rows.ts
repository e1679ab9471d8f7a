import type { Labels } from './labels.ts'

type Rows = readonly (readonly string[])[]

/** The same rows in another language, where every column has its label: a heading that a program looks for has none, and stays. */
export function localizedRows(rows: Rows, labels: Labels | null): Rows {
  const [header = []] = rows
  if (!labels || !header.every((name) => name === '#' || labels.has(name))) return rows
  return rows.map((row) => row.map(labels.say))
}
