import type { MarketView } from '#drafting/compose/market-view.ts'
import { isNearOnly } from '#drafting/compose/near-only.ts'
import { lowerFirst } from '#drafting/compose/phrases.ts'

/** Sentences about the draft itself, said once: that no market was found, that it is in English. */
export function draftNotes(view: MarketView): string[] {
  const { market, rivals, context } = view
  const notes: string[] = []
  if (market === null)
    notes.push(
      `The built-in library has no market for this product, so ${rivals.length > 0 ? 'only the rival that the description names is compared' : 'no competitor is named here'} and the analysis rests on the description alone.`,
    )
  else if (isNearOnly(view) && rivals[0])
    notes.push(
      `The competitors are those of the nearest market of the library (${lowerFirst(market.name)}), and none lists anything of this job: ask three ${view.people} whether they have ever opened ${rivals[0].vendor.name} for it.`,
    )
  const { language } = context.brief
  if (language !== 'en' && language !== 'und')
    notes.push(
      'The draft is in English because the built-in drafter writes English only; words of the description are quoted as they are.',
    )
  return notes
}
