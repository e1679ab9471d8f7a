import type { Sizing } from '#knowledge/dossier/money.ts'
import { contentStems } from './content-stems.ts'

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })

/** What is counted of the people of a sum, without its source: them, or a larger crowd of whom they are a part ("inhabitants"). */
export function countLine({ who, count }: Pick<Sizing, 'who' | 'count'>): string {
  const people = new Set(contentStems(who))
  const isOfThem = contentStems(count.what).some((stem) => people.has(stem))
  const value = `${grouped(count.value)} ${count.what}${count.year === null ? '' : ` (${count.year})`}`
  return isOfThem ? `${who}: ${value}.` : `${who}: not sized separately; they are part of ${value}.`
}
