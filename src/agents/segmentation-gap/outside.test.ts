import { expect, test } from 'vitest'
import { outsideFacts } from '#drafting/index.ts'
import { toPlainText } from '#shared/document/to-plain-text.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import { oddBriefs } from '#tests/support/odd-briefs.ts'
import agent from './agent.ts'
import files from './files.ts'
import { segmentationInput } from './input.ts'
import { segmentationOutput } from './output.ts'
import outside from './outside.ts'
import { scoreKeys } from './score.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

test('groups of the words are unscored, each open score says what fills it, and a file has no table of blanks', async () => {
  const shade = oddBriefs.find(({ id }) => id === 'shade')
  const input = segmentationInput.parse({ productDescription: shade?.description })
  const source = agent.briefSource(input)
  const facts = outsideFacts(source, briefReader(source).reading, null)
  const output = segmentationOutput.parse(outside.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  const [first] = output.customerSegments
  expect(first?.priority).toBe('Primary')
  expect(scoreKeys.map((key) => first?.scores[key])).toEqual([null, null, null, null])
  expect(first?.marketSize).toMatch(/assumption: /)
  const context = { input, sources: facts.sources, timestamp }
  const result = agent.parseResult(agent.toResult(output, context))
  if (!result.ok) throw new Error(JSON.stringify(result.fields))
  const text = toPlainText(agent.toDocument(result.value, context))
  expect(text).not.toContain('____')
  expect(text).not.toMatch(/null|NaN|\/10/)
  const csv = await files.csv?.(result.value, context)
  expect(JSON.stringify(csv)).not.toMatch(/null|NaN/)
})
