import { chosenPoints, sentence } from '#drafting/index.ts'
import type { CampaignOutput } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'

type Side = NonNullable<CampaignOutput['sides']>[number]

/** Who is won first, and a message for each in the user's words; nothing where the form names one side. */
export function bothSides({ sides, words, facts }: CampaignFacts): Side[] {
  if (sides.length < 2) return []
  const { scarce } = facts.dossier.sides
  const used = new Set<string>()
  return sides.slice(0, 3).map(({ text, role, isScarce }) => {
    const points = chosenPoints(
      { ...words, points: words.points.filter(({ text }) => !used.has(text)) },
      2,
      `${text} ${role?.noun ?? ''}`,
    )
    for (const point of points) used.add(point.text)
    return {
      who: text,
      order: isScarce
        ? `First: without them the other side finds nobody.${scarce ? ` Scarce in this market: ${scarce}` : ''}`
        : 'After the gate: earlier arrivals would find too little.',
      message: [words.offer, ...points.map((each) => sentence(each.text)), words.price].filter(Boolean).join(' '),
      met: role?.channels.slice(0, 2).join('; ') ?? '',
    }
  })
}
