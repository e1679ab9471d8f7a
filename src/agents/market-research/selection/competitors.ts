import {
  type KnownFact,
  type MarketFacts,
  type NamedRival,
  notedLine,
  ownLine,
  ownPriceOf,
  tellingOwn,
} from '#drafting/index.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { Competitor } from '../output.ts'

/** The rivals that the user names first, also those that the library does not know; then the closest that are sold here. */
export function competitorsOf(facts: MarketFacts, count: number): Competitor[] {
  const { rivals, compared, elsewhere } = facts
  const typed = compared.map((each) => (each.rival ? known(facts, each.rival, each.fact) : unknown(facts, each)))
  const others = rivals
    .filter(({ kind, name }) => kind === 'direct' && !compared.some((each) => each.name === name))
    .map((rival) => () => known(facts, rival))
  // Where hardly one is known here, the closest from abroad show what such products do.
  const abroad = elsewhere.filter(({ kind }) => kind === 'direct').map((rival) => () => fromAbroad(known(facts, rival)))
  const all = typed.length + others.length < fewest ? [...others, ...abroad] : others
  return [...typed, ...all.slice(0, Math.max(0, count - typed.length)).map((make) => make())].slice(0, count)
}

const fewest = 2

function fromAbroad(rival: Competitor): Competitor {
  return {
    ...rival,
    weaknesses: ['We have no record of sales in your first market: check before you compare', ...rival.weaknesses],
  }
}

function known({ dossier, named, cite, entry }: MarketFacts, rival: Rival, fact?: KnownFact): Competitor {
  const nameOf = new Map(dossier.capabilities.map(({ id, name }) => [id, name]))
  // Features that the user named come before those that every product has.
  const shared = named
    .filter(({ capability }) => rival.coverage[capability.id] === 'yes')
    .map(({ capability }) => capability.name)
  const usual = Object.entries(rival.coverage).flatMap(([id, value]) => (value === 'yes' ? (nameOf.get(id) ?? []) : []))
  const open = named
    .filter(({ capability }) => (rival.coverage[capability.id] ?? 'unknown') === 'unknown')
    .map(({ capability }) => capability.name)
  return {
    name: rival.name,
    url: entry(rival) === null ? '' : (rival.url ?? ''),
    features: [...new Set([...shared, ...usual])].slice(0, 4),
    benefits: [...(fact ? [notedLine(fact)] : []), `${rival.chosenFor}${cite(rival.basis)}`],
    weaknesses: [
      `${rival.weakAt}${cite(rival.basis)}`,
      ...(rival.price ? [`Price: ${rival.price.text}${cite(rival.price.basis)}`] : []),
      ...(open.length > 0 ? [`Not checked whether it has: ${open.slice(0, 3).join(', ')}`] : []),
    ],
  }
}

function unknown({ own, yours }: MarketFacts, { name, fact }: NamedRival): Competitor {
  const price = ownPriceOf(yours, { name })
  const [first] = tellingOwn(own, 1)
  return {
    name,
    url: '',
    features: [],
    benefits: [
      fact ? notedLine(fact) : 'You named it; we have no data on it: ask three of its customers why they chose it',
    ],
    weaknesses: [
      ...(price ? [`Price: ${ownLine(price)}`] : []),
      `To check: ${price ? '' : 'its price, '}who uses it${first ? `, and whether it offers “${first}”` : ''}`,
    ],
  }
}
