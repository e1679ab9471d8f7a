import { defineOutside } from '#agents/_kit/define-outside.ts'
import { questionsOf, rivalsLine, summaryOf } from '#agents/_kit/outside-parts.ts'
import { notedLine, ownLine, ownPriceOf } from '#drafting/index.ts'
import agent from './agent.ts'

/** What is known of such products and what is not: companies only from the library, the rest as what to find out. */
export default defineOutside(agent, ({ input, facts }) => {
  const { market, advice, stop, rows, people, reading, yours } = facts
  const who = people[0] ?? '___'
  return {
    positioningStatement: `For ${who} who ___, ${facts.name ?? 'this product'} is “${facts.offer}”. Unlike ${yours.rivals[0]?.name ?? market?.rivals[0]?.name ?? reading.today[0]?.text ?? '___'}, it ___.`,
    valueProposition: `${summaryOf(facts)} ${stop ? '' : rivalsLine(facts)}`.trim(),
    battleCard: {
      competitors: [
        ...yours.rivals.map(({ name, fact }) => {
          const price = ownPriceOf(yours, { name })
          return {
            name,
            url: '',
            features: [],
            benefits: [notedLine(fact)],
            weaknesses: [price ? `Price: ${ownLine(price)}` : 'To check: its price and who uses it'],
          }
        }),
        ...(market?.rivals ?? [])
          .filter(({ name }) => !yours.rivals.some((own) => own.name.toLowerCase() === name.toLowerCase()))
          .map((rival) => {
            const number = market?.entry(rival) ?? null
            const cited = number === null ? '' : ` [${number}]`
            return {
              name: rival.name,
              url: rival.url ?? '',
              features: [],
              benefits: [`${rival.chosenFor}${cited}`],
              weaknesses: [`${rival.weakAt}${cited}`],
            }
          }),
      ].slice(0, Number(input.numCompetitors)),
    },
    swotAnalysis: {
      strengths: facts.proof.slice(0, 4).map((text) => `“${text}” (from your description)`),
      weaknesses: [...(stop ? [stop] : []), ...advice]
        .map(({ text, question }) => `${text} (assumption: ${question.propose})`)
        .slice(0, 4),
      opportunities: [],
      threats: (market ? market.substitutes : facts.rivalLines.slice(0, 2)).map(
        (text) =>
          `${text.charAt(0).toUpperCase()}${text.slice(1)} (assumption: ask ten people how they did it last time)`,
      ),
    },
    usps: rows
      .filter(({ capability, limit }) => capability === null && !limit)
      .slice(0, 3)
      .map(({ quote }) => `“${quote}” (assumption: uniqueness not checked; search for these words)`),
    marketTrends: [],
    openQuestions: questionsOf(facts),
  }
})
