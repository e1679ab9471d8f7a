import { defineOutside } from '#agents/_kit/define-outside.ts'
import { questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import { ownLine } from '#drafting/index.ts'
import agent from './agent.ts'
import type { CompetitorOutput } from './output.ts'

const waysWithout = ['What is done without you', 'Another way', 'A third way']

/** Companies only where the library holds them with an address; else what people do today and where to look. */
export default defineOutside(agent, ({ facts }) => {
  const { market, reading, rivalLines, searches, yours } = facts
  const own = yours.rivals.map(({ name, fact }) =>
    plain(name, `You know: ${ownLine(fact)}. Which of your clauses it does is not known: open it for two minutes.`),
  )
  const typed = reading.rivals.map(({ text }) =>
    plain(text, 'You named it; what it covers is not known here (assumption: it competes; open it for two minutes).'),
  )
  const known = (market?.rivals ?? []).map((rival) => {
    const number = market?.entry(rival) ?? null
    return {
      name: rival.name,
      description: `Chosen for: ${rival.chosenFor}.${number === null ? '' : ` [${number}]`} Whether it does your clauses is not known: open it for two minutes.`,
      website: rival.url,
      reference: rival.url,
      sourceNumber: number,
    }
  })
  const today = reading.today.map(({ text }) =>
    plain(text, 'What people do today, in your words (inferred from the description).'),
  )
  const usual = (market?.substitutes ?? []).map((what) =>
    plain(what.charAt(0).toUpperCase() + what.slice(1), 'What many do instead (assumption: ask ten who chose it).'),
  )
  const ways =
    usual.length > 0
      ? usual
      : rivalLines.map((text, index) =>
          plain(
            waysWithout[index] ?? `Another way ${index}`,
            `${text} (assumption: ask ten how they did it last time)`,
          ),
        )
  return {
    summary: `${summaryOf(facts)}${market || own.length > 0 ? '' : ' No company is named: none is known here, which does not mean that none exists.'}`,
    direct: distinct([...own, ...typed, ...known]).slice(0, 5),
    indirect: distinct([...today, ...ways]).slice(0, 5),
    potential: [],
    openQuestions: [
      ...(searches.length > 0
        ? [
            {
              question: 'Who does one of your clauses already?',
              owner: 'Product manager',
              test: `Search in your own words: ${searches.map((each) => `“${each}”`).join(', ')}`,
            },
          ]
        : []),
      ...questionsOf(facts),
    ].slice(0, 4),
  }
})

function plain(name: string, description: string): CompetitorOutput['direct'][number] {
  return { name, description, website: null, reference: null, sourceNumber: null }
}

function distinct(list: CompetitorOutput['direct']): CompetitorOutput['direct'] {
  const names = list.map(({ name }) => name.toLowerCase())
  return list.filter(({ name }, index) => names.indexOf(name.toLowerCase()) === index)
}
