import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { competitorAnalysisInput } from './input.ts'
import { competitorAnalysisOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = competitorAnalysisInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = competitorAnalysisOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('a rival of the form that the library does not know is a column to be checked and a card with what to find out', () => {
  const { vendors, matrix, battleCards } = written(
    {
      productDescription:
        'Steeple is a newsletter tool for parishes. It is like Mailchimp or Flocknote. The priest talks the news into his phone on Saturday. Readers sign up with a card at the church door.',
      targetAudience: 'parish secretaries in Ireland',
      competitors: 'Flocknote',
    },
    'email-marketing',
  )
  expect(vendors[0]).toBe('Flocknote')
  expect(vendors).toContain('Mailchimp')
  expect(vendors).not.toContain('Constant Contact')
  for (const { cells } of matrix) expect(cells.find(({ vendor }) => vendor === 'Flocknote')?.value).toBe('unknown')
  expect(battleCards[0]?.loses.join(' ')).toContain('To check')
})
