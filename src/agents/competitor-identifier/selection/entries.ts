import {
  type KnownFact,
  type MarketFacts,
  type NamedRival,
  notedLine,
  ownLine,
  ownPriceOf,
  saidOfRival,
  shortQuote,
  tellingOwn,
  todayClause,
} from '#drafting/index.ts'
import type { Rival } from '#knowledge/dossier/rival.ts'
import type { CompetitorOutput } from '../output.ts'

type Entry = CompetitorOutput['direct'][number]

/** A rival that the library knows, with what it has of the named features; `typed` is the clause in which the user names it. */
export function knownRival(
  { named, cite, number, entry, reading }: MarketFacts,
  rival: Rival,
  typed?: string,
  remark?: string,
  fact?: KnownFact,
): Entry {
  const having = named
    .filter(({ capability }) => rival.coverage[capability.id] === 'yes')
    .map(({ capability }) => capability.name)
  const said = typed ? saidOfRival(reading, rival.name) : ''
  const lines = [
    fact ? `${notedLine(fact)}.` : said ? `You wrote: “${said}”.` : typed ? 'You named it.' : '',
    remark ?? '',
    `Chosen for: ${rival.chosenFor}.`,
    `Weak at: ${rival.weakAt}.${cite(rival.basis) || ` (assumption: ask one of their customers: ${rival.ask ?? 'what is missing?'})`}`,
    having.length > 0 ? `Offers these of your features: ${having.slice(0, 4).join(', ')}.` : '',
    rival.price ? `Price: ${rival.price.text}.${cite(rival.price.basis)}` : '',
  ]
  return {
    name: rival.owner ? `${rival.name} (${rival.owner})` : rival.name,
    description: lines.filter(Boolean).join(' ').replaceAll('..', '.'),
    website: rival.url,
    reference: rival.url,
    sourceNumber: entry(rival) ?? number(rival.basis),
  }
}

/** A name of the user's that the library does not know: what to find out about it. */
export function unknownRival({ own, yours, reading }: MarketFacts, { name, fact }: NamedRival): Entry {
  const price = ownPriceOf(yours, { name })
  const said = saidOfRival(reading, name)
  const [first] = tellingOwn(
    own.filter(({ text }) => !text.includes(name)),
    1,
  )
  return unsourced(
    name,
    `${fact ? `${notedLine(fact)}.` : said ? `You wrote: “${said}”. We have no data on it.` : 'You named it; we have no data on it.'}${price ? ` Price: ${ownLine(price)}.` : ''} Find out ${price ? '' : 'what it costs, '}who uses it${first ? ` and whether it offers “${first}”` : ''}. (assumption: check its pricing page and oldest reviews, and call one customer)`,
  )
}

const longestWay = 8

/** How it goes today, in the user's words: what every product has to beat first. */
export function todaysWay({ reading }: MarketFacts): Entry[] {
  const clause = todayClause(reading)?.text ?? reading.today[0]?.text
  if (!clause) return []
  const name =
    reading.today
      .map(({ text }) => text)
      .slice(0, 2)
      .join(', ') || shortQuote(clause, longestWay)
  return [
    unsourced(
      `Today: “${name}”`,
      `You wrote: “${clause}”. It is familiar and already paid for, so your product has to be faster from day one. (assumption: time three of them doing it)`,
    ),
  ]
}

export function substituteOf({ what, strength, weakness }: MarketFacts['dossier']['substitutes'][number]): Entry {
  return unsourced(what, `Strength: ${strength} Weakness: ${weakness} (assumption: ask three people who use it)`)
}

function unsourced(name: string, description: string): Entry {
  return { name, description, website: null, reference: null, sourceNumber: null }
}
