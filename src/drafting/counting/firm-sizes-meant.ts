import type { FirmSize } from '#knowledge/industry.ts'
import type { BriefSource } from '#shared/brief.ts'
import type { FoundNumber } from '#shared/reading.ts'

const staffUnit = /^(?:staff|employees?|people|workers?|persons?|engineers?|developers?|agents?|seats?|heads?)$/

/** Kinds of organisation that are never small: the sector's average says nothing of them. */
const neverSmall = /\b(?:hospital|health system|universit|airline|airport|utility)/

/** The sizes that the words' numbers of staff touch. */
export function sizesMeant(
  source: BriefSource,
  numbers: readonly FoundNumber[],
  sizes: readonly FirmSize[],
  kind: string,
): readonly FirmSize[] {
  const counts = numbers.filter(({ unit }) => staffUnit.test(unit.toLowerCase())).map(({ value }) => value)
  const words = Object.values(source).filter(Boolean).join(' ').toLowerCase()
  const isOpen = /\b(?:over|more than|at least|from|above)\s+\d|\d\+/.test(words)
  const small = /\b(?:small|independent|family-run|owner-run|solo)\b/.test(words)
  const middle = /\b(?:mid-?sized|medium-sized|mid-?market)\b/.test(words)
  if (counts.length === 0) {
    if (neverSmall.test(kind)) return sizes.filter(({ from }) => from >= 500)
    if (middle) return sizes.filter(({ from, to }) => from >= 20 && to !== null && to <= 499)
    return small ? sizes.filter(({ to }) => to !== null && to <= 99) : sizes
  }
  const low = Math.min(...counts)
  const high = counts.length > 1 ? Math.max(...counts) : isOpen ? Number.POSITIVE_INFINITY : low
  const from = counts.length === 1 && !isOpen ? 0 : low
  const meant = sizes.filter((size) => size.from <= high && (size.to ?? Number.POSITIVE_INFINITY) >= from)
  return meant.length > 0 ? meant : sizes
}
