import type { Sizing } from '#knowledge/dossier/money.ts'
import type { BriefReading } from '#shared/reading.ts'
import { contentStems } from './content-stems.ts'
import { appliesIn, type Situation } from './holds.ts'
import { headOf, type NamedPeople } from './named-people.ts'

/** Which sum of the market counts these people in this region, and which only comes near. */
export interface SumChoice {
  fits: Sizing | null
  /** Another audience or region: for comparison, never multiplied with. */
  nearest: Sizing | null
}

/** Words for people that every sum has. */
const common = new Set(
  contentStems(
    'owner owners people users small independent young local busy firm firms company companies team teams manager managers their',
  ),
)

/** A sum fits when its region was named, or none was, and when it counts those whom the brief is for. */
export function chooseSum(
  sums: readonly Sizing[],
  people: readonly NamedPeople[],
  reading: BriefReading,
  situation: Situation,
): SumChoice {
  const inRegion = (sum: Sizing) =>
    reading.places.length === 0 || (situation.regions.size > 0 && appliesIn([sum.region], situation))
  const isOfPeople = (sum: Sizing) => {
    const counted = new Set(contentStems(`${sum.who} ${sum.count.what}`))
    return (
      people.length === 0 ||
      people.slice(0, 2).some(({ quote }) => {
        const telling = contentStems(headOf(quote.text)).filter((each) => !common.has(each))
        const shared = telling.filter((each) => counted.has(each)).length
        return telling.length > 0 && shared * 2 > telling.length
      })
    )
  }
  const fits = sums.find((sum) => inRegion(sum) && isOfPeople(sum)) ?? null
  const rest = sums.filter((sum) => sum !== fits)
  return { fits, nearest: rest.find(inRegion) ?? rest.find(isOfPeople) ?? rest[0] ?? null }
}
