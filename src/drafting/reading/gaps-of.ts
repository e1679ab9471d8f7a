import type { Gap } from '#shared/gap.ts'
import type { BriefReading } from '#shared/reading.ts'

/** What a reading found nothing of. How it works and what is new about it is not read for, so these are never said to be missing. */
export function gapsOf(reading: BriefReading): Gap[] {
  const { people, payer, capabilities, own, today, rivals, price, places, limits, numbers } = reading
  const found: [Gap, boolean][] = [
    ['actor', people.length > 0],
    ['buyer', payer !== null],
    ['job', capabilities.length + own.length > 0],
    ['alternative', today.length + rivals.length > 0],
    ['business-model', price !== null],
    ['geography', places.length > 0],
    ['constraint', limits.length > 0],
    ['scale', numbers.length > 0],
  ]
  return found.flatMap(([gap, isThere]) => (isThere ? [] : [gap]))
}
