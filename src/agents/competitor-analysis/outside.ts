import { defineOutside } from '#agents/_kit/define-outside.ts'
import { featureRows, questionsOf, rivalsLine, summaryOf } from '#agents/_kit/outside-parts.ts'
import { basisOfFact, notedLine, ownLine, ownPriceOf, saidOfRival } from '#drafting/index.ts'
import type { BriefReading } from '#shared/reading.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'
import { entriesOf } from './input.ts'
import { ownColumn } from './output.ts'

const mostVendors = 6
const mostCards = 4
const longestCriterion = 120

/** The user's clauses against the companies that are known by name; every cell that nobody has read is unknown. */
export default defineOutside(agent, ({ input, facts }) => {
  const { market, reading, advice, stop, yours, compared } = facts
  const own = new Map(yours.rivals.map(({ name, fact }) => [name, fact]))
  const typed = [...own.keys(), ...entriesOf(input.competitors), ...compared.map(({ name }) => name)]
  const names = [...new Set([...typed, ...(market?.rivals ?? []).map(({ name }) => name)])]
    .filter((name) => name !== ownColumn)
    .slice(0, mostVendors)
  const features = featureRows(facts)
  const clauses = features.length > 0 ? features.map(({ quote }) => quote) : [facts.title]
  const rivals = market?.rivals ?? []
  for (const rival of rivals) market?.entry(rival)
  return {
    summary: `${summaryOf(facts)} ${rivalsLine(facts)}`,
    vendors: [...names, ownColumn],
    // A column of ours alone compares nothing.
    matrix: clauses.slice(0, names.length > 0 ? 8 : 0).map((quote) => ({
      criterion: shortened(`“${quote}”`, longestCriterion),
      why: 'From your description',
      cells: [
        ...names.map((vendor) => {
          const fact = own.get(vendor)
          return {
            vendor,
            value: 'unknown' as const,
            basis: `check: look for it on ${vendor}’s website${fact ? ` ${basisOfFact(fact)}` : ''}`,
          }
        }),
        {
          vendor: ownColumn,
          value: 'yes' as const,
          basis: facts.isLive
            ? 'You wrote it; demonstrate it to a current user'
            : 'You wrote it; planned, not demonstrated yet',
        },
      ],
    })),
    map: null,
    battleCards: [
      ...yours.rivals.map(({ name, fact }) => {
        const price = ownPriceOf(yours, { name })
        return {
          name,
          url: '',
          wins: [notedLine(fact)],
          loses: ['To check on its website and in a trial: which of your features it lacks.'],
          ...(price ? { price: ownLine(price) } : {}),
          source: '',
        }
      }),
      ...compared.filter(({ name }) => !own.has(name)).map(({ name }) => namedCard(reading, name, clauses)),
    ].slice(0, mostCards),
    howToWin: [
      ...(stop ? [stop.text] : []),
      ...(facts.proof.length > 0
        ? [
            `Lead with what you can prove, and ask each competitor for the same: ${facts.proof.map((text) => `“${text}”`).join('; ')}.`,
          ]
        : []),
      ...[...new Set(compared.flatMap(({ name }) => saidOfRival(reading, name) || []))].map(
        (text) => `You say: “${text}”. Have two of their customers confirm it before a buyer hears it from you.`,
      ),
      ...advice.map(({ text }) => text),
    ].slice(0, 4),
    whereNotToFight: facts.rivalLines.slice(0, 2),
    openQuestions: [
      ...(facts.searches.length > 0 && names.length === 0
        ? [
            {
              question: 'Who already offers one of your features? Add each one you find as a column.',
              owner: 'Product manager',
              test: `Search for ${facts.searches.map((each) => `“${each}”`).join(', ')}`,
            },
          ]
        : []),
      ...questionsOf(facts),
    ].slice(0, 6),
  }
})

/** A company that the brief names: what the user says of it, and what to look up. */
function namedCard(reading: BriefReading, name: string, clauses: readonly string[]) {
  const remark = saidOfRival(reading, name)
  return {
    name,
    url: '',
    wins: [
      `${remark ? `You wrote: “${remark}”` : 'You named it'}. Ask three of its customers what they would miss most.`,
    ],
    loses: [
      `To check on its website and in a trial: ${clauses
        .slice(0, 2)
        .map((text) => `“${text}”`)
        .join('; ')}?`,
    ],
    source: '',
  }
}
