import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { marketResearchInput } from './input.ts'
import { marketResearchOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = marketResearchInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = marketResearchOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('position and selling points hold the words of the user, and no sentence stands twice', () => {
  const output = written(
    {
      productDescription:
        'Cadeira is a booking and recall app. When somebody cancels the freed chair is offered by WhatsApp to the people who wanted an earlier date. The recall for the half-yearly cleaning goes out by itself. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.',
      targetAudience: 'Owners of dental practices with one to four chairs in Portugal, and their receptionists',
      tone: 'strategic',
      numCompetitors: 3,
    },
    'clinic-practice-management',
  )
  expect(output.positioningStatement).toContain('Owners of dental practices')
  expect(output.valueProposition).toContain('Today they keep a paper agenda and phone everybody')
  const texts = [
    ...Object.values(output.swotAnalysis).flat(),
    ...output.marketTrends,
    ...output.openQuestions.map(({ question }) => question),
  ]
  expect(new Set(texts).size).toBe(texts.length)
})
