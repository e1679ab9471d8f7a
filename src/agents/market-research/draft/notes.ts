import type { MarketView } from '#drafting/compose/market-view.ts'

/** Sentences about the draft itself, said once: that no market was found, that it is in English. */
export function draftNotes({ market, rivals, context }: MarketView): string[] {
  const notes: string[] = []
  if (market === null)
    notes.push(
      `The built-in library has no market for this product, so ${rivals.length > 0 ? 'only the rival that the description names is compared' : 'no competitor is named here'} and the analysis rests on the description alone.`,
    )
  const { language } = context.brief
  if (language !== 'en' && language !== 'und')
    notes.push(
      'The draft is in English because the built-in drafter writes English only; words of the description are quoted as they are.',
    )
  return notes
}
