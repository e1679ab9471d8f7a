import { type MarketFacts, ownLine, tellingOwn, todayClause } from '#drafting/index.ts'
import type { OwnFact } from '#shared/own-fact.ts'

/** Whom to invite, in the user's words, who is ruled out, and where they are met. */
export function recruitingOf({ dossier, people, roles }: MarketFacts): string[] {
  const [first, second] = people
  const whom = first
    ? `Six talks with “${first.quote.text}”${second ? `, three with “${second.quote.text}”` : ''}; stop when two in a row tell nothing new.`
    : `Six talks with ${roles[0]?.nounPlural ?? 'those who would pay'}; stop when two in a row tell nothing new.`
  const role = first?.role ?? first?.near
  const where = [...(role?.channels.slice(0, 2) ?? []), ...dossier.interview.recruiting.slice(0, 2)]
  return [
    whom,
    `Rule out friends, people of your own trade, and whoever ${first ? `is not this: “${first.quote.text}”` : 'does not do it each month'}.`,
    ...(dossier.interview.screening.length > 0
      ? [`Screen with: ${dossier.interview.screening.slice(0, 2).join(' ')}`]
      : []),
    ...(where.length > 0 ? [`Where such people are met: ${where.join('; ')}.`] : []),
  ]
}

/** What is decided is not asked, and what speaks against it is written down. */
export const decidedLine = (fact: OwnFact): string => `Decided, and worth hearing the opposite of: ${ownLine(fact)}`

/** The answers after which the plan would be another one. */
export function decisionsOf({ reading, own, named, price, people, compared, yours }: MarketFacts): string[] {
  const today = todayClause(reading)
  const [first] = [...tellingOwn(own, 1), ...named.map(({ quote }) => quote.text)]
  const payer = reading.payer?.text ?? people[0]?.quote.text
  return [
    ...yours.decisions.slice(0, 1).map(decidedLine),
    today
      ? `Stop: fewer than four of ten can say when this last cost them an hour or money: “${today.text}”.`
      : 'Stop: fewer than four of ten can describe the last time without help.',
    ...(first
      ? [`Build something else first: nobody can describe a case of “${first}”, and three can for another line.`]
      : []),
    ...(price
      ? [`Change the price: fewer than two of five pay for anything near it as much as “${price.quote.text}”.`]
      : []),
    ...(payer ? [`Change who pays: the last yes came from somebody else than “${payer}”.`] : []),
    ...(compared.length > 0
      ? [
          `Change the rival to beat: most use something else than ${compared
            .slice(0, 2)
            .map(({ name }) => name)
            .join(' or ')}.`,
        ]
      : []),
  ].slice(0, 5)
}
