import { fact } from '#drafting/compose/claim-text.ts'
import { shortened, withoutPoint } from '#drafting/compose/phrases.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import type { TrendOutput } from '../output.ts'

type WrittenTrend = TrendOutput['trends'][number]

/** Years in which a page is news. */
const newsYears = 2
const longestTitle = 110
const longestExcerpt = 260

/** Dated pages that this run found. Their consequence is not known, and said to be open. */
export function pageTrends({ sources, timestamp, input }: WritingContext<TrendInput>): WrittenTrend[] {
  const year = Number(timestamp.slice(0, 4))
  return sources.flatMap((source): WrittenTrend[] => {
    const { kind, title, excerpt, publisher, number } = source
    if (kind !== 'page' || source.year === null || year - source.year > newsYears || title.trim() === '') return []
    const words = withoutPoint(shortened(excerpt.replace(/\s+/g, ' ').trim(), longestExcerpt))
    return [
      {
        title: shortened(withoutPoint(title.replace(/\s+/g, ' ')), longestTitle),
        date: String(source.year),
        summary: `${fact(`${source.year}, ${publisher}: ${words || title}`, number)}.`,
        source: `${publisher} (${source.year})`,
        sourceNumber: number,
        part: shortened(input.industry, 60),
        category: 'Demand',
        impact: 'low',
        impactReason: 'Found by the search and not weighed: what it changes here is for a person to judge',
        watch: `Whether a second publisher beside ${publisher} reports it within a month.`,
        act: `Product manager: read the page and write down in one sentence what it changes for ${shortened(input.industry, 60)}, or drop it.`,
      },
    ]
  })
}
