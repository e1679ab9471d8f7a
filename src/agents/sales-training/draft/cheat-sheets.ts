import { factOr, marks } from '#drafting/compose/claim-text.ts'
import { tryIn } from '#drafting/compose/market-view.ts'
import { lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { CheatSheet } from '../output.ts'
import { type SalesFacts, theirShortJob, yourShortJob } from './sales-facts.ts'

/** One sheet per rival that is compared: what it is good at, where it leaves a gap, and a fair way to come to speak of it. */
export function cheatSheets({ copy }: SalesFacts): CheatSheet[] {
  const { view, name, people, fullAct, spared } = copy
  const job = theirShortJob(copy)
  const yours = yourShortJob(copy)
  return view.rivals.map(({ vendor, source, covers, otherSize, elsewhere }, index) => {
    const mark = marks([source])
    return {
      rival: vendor.name,
      chosenFor: factOr(vendor.goodAt, source, `ask two of its users why they chose it`),
      weakAt: factOr(vendor.weakAt, source, 'read its ten latest reviews'),
      ask: otherSize
        ? `How many people would use it? ${vendor.name} is made for ${lowerFirst(withoutPoint(vendor.buyer))}${mark}.`
        : elsewhere
          ? `Where are your ${people}? ${vendor.name} is made for ${lowerFirst(withoutPoint(vendor.buyer))}${mark}.`
          : index === 0
            ? `How did you ${yours} in the trial of ${vendor.name}, and where did you stop?`
            : `At which step did you stop in the trial of ${vendor.name}?`,
      say: `${vendor.name}: ${lowerFirst(withoutPoint(vendor.line))}${mark}. ${name} is for one part of that day${index > 0 ? ' and no more' : `: to ${fullAct ? job : '[the job: verb and thing]'}${spared ? `, ${spared}` : ''}`}.`,
      never: covers[0]
        ? `“${vendor.name} cannot do that.” It lists ${lowerFirst(covers[0])}${mark}.`
        : `“${vendor.name} cannot do that.” Nobody here has looked: ${tryIn(vendor.name, copy.shortAct ? job : null)} first.`,
    }
  })
}
