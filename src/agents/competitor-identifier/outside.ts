import { defineOutside } from '#agents/_kit/define-outside.ts'
import { questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import { notedLine, saidOfRival, todayClause } from '#drafting/index.ts'
import agent from './agent.ts'
import type { CompetitorOutput } from './output.ts'

const waysWithout = ['Current workaround', 'Second workaround', 'Third workaround']

/** Companies only where the library holds them with an address; else what people do today and where to look. */
export default defineOutside(agent, ({ facts }) => {
  const { market, reading, rivalLines, searches, yours, compared } = facts
  const own = yours.rivals.map(({ name, fact }) =>
    plain(name, `${notedLine(fact)}. Check which of your features it offers.`),
  )
  const typed = compared.map(({ name }) => {
    const remark = saidOfRival(reading, name)
    return plain(
      name,
      `${remark ? `You wrote: “${remark}”. Its` : 'You named it; its'} features have not been checked (assumption: it competes with you; check its website).`,
    )
  })
  const known = (market?.rivals ?? []).map((rival) => {
    const number = market?.entry(rival) ?? null
    return {
      name: rival.name,
      description: `Chosen for: ${rival.chosenFor}.${number === null ? '' : ` [${number}]`} Not checked yet: which of your features it offers.`,
      website: rival.url,
      reference: rival.url,
      sourceNumber: number,
    }
  })
  const ownWords = todayClause(reading)?.text
  const today = reading.today.map(({ text }) =>
    plain(
      text,
      ownWords?.includes(text)
        ? `You wrote: “${ownWords}” (inferred from your description: it is what you replace).`
        : 'What people do today (inferred from the description).',
    ),
  )
  const usual = (market?.substitutes ?? []).map((what) =>
    plain(
      what.charAt(0).toUpperCase() + what.slice(1),
      'A common substitute (assumption: ask ten people who chose it).',
    ),
  )
  const ways =
    usual.length > 0
      ? usual
      : rivalLines.map((text, index) =>
          plain(
            waysWithout[index] ?? `Workaround ${index + 1}`,
            `${text} (assumption: ask ten people how they did it last time)`,
          ),
        )
  return {
    summary: `${summaryOf(facts)}${market || own.length + typed.length > 0 ? '' : ' We found no named competitors for this category, which does not mean there are none.'}`,
    direct: distinct([...own, ...typed, ...known]).slice(0, 5),
    indirect: distinct([...today, ...ways]).slice(0, 5),
    potential: [],
    openQuestions: [
      ...(searches.length > 0
        ? [
            {
              question: 'Who already offers one of your features?',
              owner: 'Product manager',
              test: `Search for ${searches.map((each) => `“${each}”`).join(', ')}`,
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
