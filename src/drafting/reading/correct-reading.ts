import { noneOfThese } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import type { BriefReading, FoundNumber, FoundPerson, FoundPlace, Quote } from '#shared/reading.ts'

/** What reading the words of a correction needs of the market that was found. */
export interface CorrectionReader {
  people(text: string): FoundPerson[]
  places(text: string): FoundPlace[]
  numbers(text: string): FoundNumber[]
}

/** The reading with what the user put right; a correction outweighs what was found. The market is corrected before reading. */
export function correctReading(
  reading: BriefReading,
  corrections: Corrections,
  reader: CorrectionReader,
): BriefReading {
  const { name, who, pays, notMeant, today, where, numbers } = corrections
  const typed = (text: string): Quote => ({ text, field: 'context', start: 0, end: text.length })
  const left = new Set(notMeant?.split('\n').map(folded))
  const isMeant = ({ text }: Quote) => !left.has(folded(text))
  return {
    ...reading,
    ...(name ? { name: name === noneOfThese ? null : typed(name) } : {}),
    ...(notMeant ? { capabilities: reading.capabilities.filter(isMeant), own: reading.own.filter(isMeant) } : {}),
    ...(numbers ? { numbers: reader.numbers(numbers) } : {}),
    ...(who ? { people: reader.people(who).length > 0 ? reader.people(who) : [{ ...typed(who), role: null }] } : {}),
    ...(pays ? { payer: typed(pays) } : {}),
    ...(today ? { today: [typed(today)] } : {}),
    ...(where
      ? { places: reader.places(where).length > 0 ? reader.places(where) : [{ ...typed(where), regions: [] }] }
      : {}),
  }
}

const folded = (text: string) => text.trim().toLowerCase()
