import { type AudienceSide, audienceSides, type MarketFacts } from '#drafting/index.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { Target } from './targets.ts'

/** People that the campaign has to win. */
export interface CampaignSide extends AudienceSide {
  /** The side without which the others find nothing: it is won first. Never set where there is one side only. */
  isScarce: boolean
  target: Target | null
}

/**
 * The people of the form by side. Those who do not pay are what the payers come for, so they are won first; where the payer is unknown
 * the second side that the user names is taken for them.
 */
export function sidesOf(
  audience: string,
  facts: MarketFacts,
  targets: readonly Target[],
): readonly [CampaignSide, ...CampaignSide[]] {
  const found = audienceSides(audience, facts)
  const payer = facts.reading.payer?.text.toLowerCase() ?? ''
  const paying = Math.max(
    0,
    found.findIndex(({ text }) => payer !== '' && text.toLowerCase().includes(payer)),
  )
  const taken = new Set<Target>()
  const sides = found.map((side, at): CampaignSide => {
    const target = targets.find((each) => !taken.has(each) && isOf(each, side)) ?? null
    if (target) taken.add(target)
    return { ...side, isScarce: found.length > 1 && at !== paying, target }
  })
  const free = targets.find((each) => !taken.has(each)) ?? null
  const filled = sides.map((side) => (side.target || side.isScarce ? side : { ...side, target: free }))
  const [first, ...rest] = filled.toSorted((a, b) => Number(b.isScarce) - Number(a.isScarce))
  return [first ?? { text: audience, role: null, isScarce: false, target: free }, ...rest]
}

/** Whether what is counted are these people: "25 active tutors" are the side of the tutors. */
function isOf({ what }: Target, { text, role }: AudienceSide): boolean {
  const people = [text, role?.noun ?? '', role?.nounPlural ?? '', ...(role?.says ?? [])]
  const stems = new Set(people.flatMap((each) => tokens(each).map(({ stem }) => stem)))
  const last = tokens(what).map(({ stem }) => stem)
  return last.some((stem) => stems.has(stem) && stem.length > 3)
}
