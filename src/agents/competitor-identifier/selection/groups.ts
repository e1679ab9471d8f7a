import { contentStems, type MarketFacts, mainCompetitor, tellingOwn, todayClause } from '#drafting/index.ts'
import type { CompetitorOutput } from '../output.ts'
import { knownRival, substituteOf, todaysWay, unknownRival } from './entries.ts'

const mostDirect = 5
/** Where nothing shows that they do the same job. */
const mostUnsure = 3
const mostIndirect = 4
const mostPotential = 2
const mostAbroad = 2
const fewDirect = 3

type Groups = Pick<CompetitorOutput, 'direct' | 'indirect' | 'potential'>

/** What the user compares with and what people do today comes first; then the market's, as far as it is sold here. */
export function entriesOf(facts: MarketFacts): Groups {
  const { rivals, compared, dossier, named, reading } = facts
  const isIndirect = (name: string) => rivals.some((each) => each.name === name && each.kind !== 'direct')
  // What the user calls a rival is one, whatever the library makes of it.
  const typed = compared.filter(({ name, fact }) => fact || !isIndirect(name))
  const others = rivals.filter(({ kind, name }) => kind === 'direct' && !compared.some((each) => each.name === name))
  const direct = [
    ...typed.map((each) =>
      each.rival ? knownRival(facts, each.rival, each.quote.text, undefined, each.fact) : unknownRival(facts, each),
    ),
    ...others
      .slice(0, Math.max(0, (named.length > 0 ? mostDirect : mostUnsure) - typed.length))
      .map((rival) => knownRival(facts, rival)),
  ].slice(0, mostDirect)
  // What the user says of today replaces the substitute that means the same.
  const todayStems = contentStems(reading.today.map(({ text }) => text).join(' '))
  const substitutes = dossier.substitutes.filter(
    ({ what }) => !contentStems(what).some((each) => todayStems.includes(each)),
  )
  const indirect = [
    ...todaysWay(facts),
    ...rivals
      .filter(({ name }) => isIndirect(name) && compared.some((each) => each.name === name))
      .map((rival) => knownRival(facts, rival)),
    // Beside the user's own account of today the market's is about somebody else's.
    ...(todayClause(reading) ? [] : substitutes.slice(0, 2).map(substituteOf)),
    ...rivals
      .filter(
        ({ kind, name }) =>
          (kind === 'indirect' || kind === 'open-source') && !compared.some((each) => each.name === name),
      )
      .slice(0, 1)
      .map((rival) => knownRival(facts, rival)),
  ].slice(0, mostIndirect)
  const entering = rivals.filter(
    ({ kind, name }) => kind === 'could-enter' && !compared.some((each) => each.name === name),
  )
  // Where hardly anybody is known to sell, those of other countries show how it is done.
  const abroad = direct.length < fewDirect ? facts.elsewhere.filter(({ kind }) => kind === 'direct') : []
  const where = reading.places[0]?.text
  const potential = [
    ...entering.slice(0, mostPotential).map((rival) => knownRival(facts, rival)),
    ...abroad
      .slice(0, mostAbroad)
      .map((rival) =>
        knownRival(
          facts,
          rival,
          undefined,
          where ? `We have no record of sales in “${where}”.` : 'We have no record of sales in your country.',
        ),
      ),
  ]
  const names = new Set<string>()
  const once = (entries: Groups['direct']) =>
    entries.filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
  return { direct: once(direct), indirect: once(indirect), potential: once(potential) }
}

/** The main rival, what no page was read for, and who is left out because it is not sold here. */
export function summaryOf(facts: MarketFacts): string {
  const { dossier, named, own, elsewhere, reading, proof } = facts
  const main = mainCompetitor(facts) || dossier.definition
  const unread = tellingOwn(own, 2).map((text) => `“${text}”`)
  const where = reading.places[0]?.text
  const absent = elsewhere.filter(({ kind }) => kind === 'direct').map(({ name }) => name)
  return [
    main,
    named.length === 0 &&
      'We have no data on whether any of them offers your features. They sell to the same audience, so check that first.',
    named.length > 0 && unread.length > 0 && `Not checked for any of them: whether they offer ${unread.join(' or ')}.`,
    proof.length > 0 && `Your proof points against them: ${proof.map((text) => `“${text}”`).join('; ')}.`,
    where &&
      absent.length > 0 &&
      `Left out because we have no record of them selling in “${where}”: ${absent.slice(0, 6).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function questionsOf({ own, compared, rivals, reading }: MarketFacts): CompetitorOutput['openQuestions'] {
  const owner = 'Product marketing'
  const names = [
    ...new Set([
      ...compared.map(({ name }) => name),
      ...rivals.filter(({ kind }) => kind === 'direct').map(({ name }) => name),
    ]),
  ].slice(0, 4)
  const asked = tellingOwn(own, 3).map((text) => `“${text}”`)
  const where = reading.places[0]?.text
  return [
    ...(asked.length > 0 && names.length > 0
      ? [
          {
            question: `Do ${names.join(', ')} already offer this? ${asked.join('; ')}`,
            owner,
            test: 'Spend an afternoon on their help pages and trials',
          },
        ]
      : []),
    {
      question: `What do customers${where ? ` in “${where}”` : ''} use today that is on no list?`,
      owner,
      test: 'Ask ten of them; any name mentioned twice belongs in the first group',
    },
  ]
}
