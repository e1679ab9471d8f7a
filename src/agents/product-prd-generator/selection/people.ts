import { asQuoted, type BriefFeature, type MarketFacts } from '#drafting/index.ts'
import type { PrdOutput } from '../output.ts'

const mostPeople = 5
const mostMet = 6
/** Below this share of known features a typical pain of the role is one with another product. */
const leastKnown = 0.5

/** The people whom the brief names, each with what people of that role say and the requirements that name them. */
export function users(
  facts: MarketFacts,
  features: readonly BriefFeature[],
  requirements: PrdOutput['requirements'],
): PrdOutput['users'] {
  const paying = facts.reading.payer?.text.toLowerCase()
  // "Staff" and "employees" of one role are one row.
  const groups = facts.people.filter(
    (one, index) =>
      facts.people.findIndex(
        (each) => (roleOf(one) !== null && roleOf(each) === roleOf(one)) || isSame(each.quote.text, one.quote.text),
      ) === index,
  )
  const named = groups.slice(0, mostPeople).flatMap(({ quote, role, near }, index) => {
    const who = capital(asQuoted(quote.text).replace(/['’]s$/, ''))
    const met = features.flatMap(({ people }, index) =>
      people.some((each) => isSame(each, who)) ? (requirements[index]?.id ?? []) : [],
    )
    const known = role ?? near
    const pain = facts.known >= leastKnown || met.length === 0 ? known?.pains[0] : undefined
    const stated = [pain, met.length > 0 && `Meets ${met.slice(0, mostMet).join(', ')}`].filter(Boolean).join(' ')
    // Whom the product is for stands in the table, also where nothing more is known of them.
    const need = stated || (index === 0 ? 'All Must requirements; confirm the need in interviews' : '')
    if (!need) return []
    const pays = paying === undefined ? role !== null && role === facts.payer : paying.includes(singular(who))
    const parts = known?.parts.filter((part) => part !== 'buyer') ?? []
    return [{ who, part: [...(pays ? ['pays'] : []), ...parts].join(', ') || 'named in your description', need }]
  })
  const stated = facts.reading.payer?.text
  if (named.length > 0 && stated && !named.some(({ part }) => part.startsWith('pays')))
    return [{ who: capital(asQuoted(stated)), part: 'pays', need: 'Not in your description' }, ...named]
  if (named.length > 0 || !facts.payer) return named
  const { noun, pains } = facts.payer
  return [{ who: capital(noun), part: 'usually the buyer in this market', need: pains[0] ?? 'Not in your description' }]
}

/** The role that they are or come near to. */
const roleOf = ({ role, near }: MarketFacts['people'][number]) => role ?? near

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const singular = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/s$/, '')
const isSame = (a: string, b: string) => singular(a) === singular(b)
