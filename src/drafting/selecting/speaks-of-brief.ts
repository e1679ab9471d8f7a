import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { BriefReading } from '#shared/reading.ts'
import { contentStems } from './content-stems.ts'

/** So many words of a text have to be of the brief before what holds for the market is said of this product. */
const fewestShared = 2

/** Whether a text of the market speaks of what the brief speaks of. The words that every product of the market has do not count. */
export function speaksOfBrief({ name, placing }: MarketDossier, reading: BriefReading): (text: string) => boolean {
  const general = new Set(contentStems([name, ...placing.names].join(' ')))
  const { offer, capabilities, own, limits, people, background, price, today } = reading
  const said = new Set(
    [offer, price, ...capabilities, ...own, ...limits, ...people, ...background, ...today]
      .flatMap((quote) => contentStems(quote?.text ?? ''))
      .filter((stem) => !general.has(stem)),
  )
  return (text) => new Set(contentStems(text).filter((stem) => said.has(stem))).size >= fewestShared
}
