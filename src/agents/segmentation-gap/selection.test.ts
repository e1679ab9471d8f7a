import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, counted, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { segmentationInput } from './input.ts'
import { segmentationOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(form: object, market: string) {
  const input = segmentationInput.parse(form)
  const { reading } = briefReader(agent.briefSource(input), { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = segmentationOutput.parse(selection.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

const productDescription =
  'Cadeira is a booking and recall app. When somebody cancels the freed chair is offered by WhatsApp to the people who wanted an earlier date. The recall for the half-yearly cleaning goes out by itself. A magician visits the waiting room on Fridays. Today they keep a paper agenda and phone everybody. 39 euros per chair and month.' +
  ' For owners of dental practices in Portugal.'

test('the first segment is whom the brief names, with where ten are found and what would show it wrong', () => {
  const { customerSegments } = written({ productDescription }, 'clinic-practice-management')
  const [first, ...others] = customerSegments
  expect(first).toMatchObject({ priority: 'Primary' })
  expect(first?.name).toMatch(/dental practices/)
  expect(first?.findTen).toBeTruthy()
  expect(first?.wrongIf).toContain('paper agenda')
  expect(first?.willingnessToPaySegment).toContain('39 euros per chair and month')
  for (const { name, prioritizationReason } of others)
    expect(name.startsWith('“') || prioritizationReason.startsWith('Not in your description')).toBe(true)
})

test('what no page was read for is a question and claims no limit of a rival', () => {
  const { marketGaps } = written({ productDescription }, 'clinic-practice-management')
  expect(marketGaps[0]?.gapTitle).toMatch(/^Open question: /)
  expect(marketGaps[0]?.description).toContain('A magician visits the waiting room')
  expect(marketGaps.flatMap(({ competitorLimitations }) => competitorLimitations)).toEqual([])
})
