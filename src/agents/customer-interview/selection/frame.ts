import { type MarketFacts, ownLine, tellingOwn, todayClause } from '#drafting/index.ts'
import type { OwnFact } from '#shared/own-fact.ts'

/** Whom to invite, in the user's words, who is ruled out, and where they are met. */
export function recruitingOf({ dossier, people, roles }: MarketFacts): string[] {
  const [first, second] = people
  const whom = first
    ? `Hold six interviews with “${first.quote.text}”${second ? ` and three with “${second.quote.text}”` : ''}; stop when two in a row add nothing new.`
    : `Hold six interviews with ${roles[0]?.nounPlural ?? 'potential buyers'}; stop when two in a row add nothing new.`
  const role = first?.role ?? first?.near
  const where = [...(role?.channels.slice(0, 2) ?? []), ...dossier.interview.recruiting.slice(0, 2)]
  return [
    whom,
    `Exclude friends, people in your own profession, and anyone who ${first ? `does not match “${first.quote.text}”` : 'does not do this every month'}.`,
    ...(dossier.interview.screening.length > 0
      ? [`Screen with: ${dossier.interview.screening.slice(0, 2).join(' ')}`]
      : []),
    ...(where.length > 0 ? [`Where to reach them: ${where.join('; ')}.`] : []),
  ]
}

/** What is decided is not asked, and what speaks against it is written down. */
export const decidedLine = (fact: OwnFact): string =>
  `Decided already; listen for evidence against it: ${ownLine(fact)}`

/** The answers after which the plan would be another one. */
export function decisionsOf({ reading, own, named, price, people, compared, yours }: MarketFacts): string[] {
  const today = todayClause(reading)
  const [first] = [...tellingOwn(own, 1), ...named.map(({ quote }) => quote.text)]
  const payer = reading.payer?.text ?? people[0]?.quote.text
  return [
    ...yours.decisions.slice(0, 1).map(decidedLine),
    today
      ? `Stop: fewer than four of ten can say when this last cost them time or money: “${today.text}”.`
      : 'Stop: fewer than four of ten can describe the last time without prompting.',
    ...(first
      ? [`Build something else first: nobody can describe a case of “${first}”, and three can for another feature.`]
      : []),
    ...(price
      ? [`Change the price: fewer than two of five pay as much as “${price.quote.text}” for anything comparable.`]
      : []),
    ...(payer ? [`Change who pays: the last approval came from someone other than “${payer}”.`] : []),
    ...(compared.length > 0
      ? [
          `Change the competitor to beat: most use something other than ${compared
            .slice(0, 2)
            .map(({ name }) => name)
            .join(' or ')}.`,
        ]
      : []),
  ].slice(0, 5)
}
