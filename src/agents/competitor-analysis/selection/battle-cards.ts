import { type MarketFacts, notedLine, ownLine, ownPriceOf, saidOfRival, tellingOwn } from '#drafting/index.ts'
import type { BattleCard } from '../output.ts'
import type { Column } from './columns.ts'

const mostCards = 4

/** A card for each rival: what it is chosen for, where it ends, the question that shows it; for one that nobody knows, what to find out. */
export function battleCards(facts: MarketFacts, columns: readonly Column[]): BattleCard[] {
  return columns.slice(0, mostCards).map((column) => knownCard(facts, column) ?? unknownCard(facts, column))
}

function knownCard(
  { dossier, cite, entry, number, reading }: MarketFacts,
  { name, rival, fact }: Column,
): BattleCard | null {
  if (!rival) return null
  const remark = saidOfRival(reading, name)
  const objection = dossier.sales.objections.find(({ says }) => says.includes(name))
  const source = number(rival.basis) ?? entry(rival)
  return {
    name,
    url: entry(rival) === null ? '' : (rival.url ?? ''),
    wins: [...(fact ? [notedLine(fact)] : []), `Chosen for: ${rival.chosenFor}${cite(rival.basis)}`],
    loses: [...(remark ? [`You wrote: “${remark}”`] : []), `Weak at: ${rival.weakAt}${cite(rival.basis)}`],
    ...(rival.price ? { price: `${rival.price.text}${cite(rival.price.basis)}` } : {}),
    ...(objection ? { theySay: objection.says, weAnswer: objection.answer } : {}),
    ...(rival.ask ? { trapQuestion: rival.ask } : {}),
    source: source === null ? '' : `[${source}]`,
  }
}

/** The user names it and the library does not know it. */
function unknownCard({ own, yours, reading }: MarketFacts, { name, fact }: Column): BattleCard {
  const price = ownPriceOf(yours, { name })
  const remark = saidOfRival(reading, name)
  const asked = tellingOwn(own, 2).map((text) => `“${text}”`)
  return {
    name,
    url: '',
    wins: [
      ...(fact ? [notedLine(fact)] : []),
      ...(remark ? [`You wrote: “${remark}”`] : []),
      `${fact || remark ? 'We have no data on it' : 'You named it; we have no data on it'}. Ask three of its customers what they would miss most.`,
    ],
    loses: [
      asked.length > 0
        ? `To check on its website and in a trial: ${asked.join('; ')}?`
        : 'To check on its website and in a trial: which of your features it lacks.',
    ],
    ...(price ? { price: ownLine(price) } : {}),
    source: '',
  }
}
