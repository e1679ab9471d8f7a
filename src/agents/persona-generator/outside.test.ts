import { expect, test } from 'vitest'
import { briefKind, outsideFacts } from '#drafting/index.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { personaInput } from './input.ts'
import { personaOutput } from './output.ts'
import outside from './outside.ts'

function personas(productDescription: string, targetAudience: string, personaCount = '3') {
  const input = personaInput.parse({ productDescription, targetAudience, personaCount })
  const source = agent.briefSource(input)
  const { reading, dossier } = briefReader(source)
  const facts = outsideFacts(source, reading, briefKind(reading, 'product') === 'converted' ? dossier : null)
  const timestamp = '2026-11-22T12:00:00.000Z'
  const output = personaOutput.parse(outside.write({ input, facts, regions, counted, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return output
}

test('people whom no library knows stand under the user’s word, with the user’s clauses and questions, and nobody is made up', () => {
  const { personas: shown, fewer } = personas(
    'A shade finder. You reserve 15 minutes of a shadow. Building owners earn credits for hanging cloth.',
    'building owners',
  )
  expect(shown[0]).toMatchObject({ name: 'Building owners', dailyTasks: [], painPoints: [] })
  expect(shown[0]?.goals.join(' ')).toContain('Building owners earn credits')
  expect(shown[0]?.ask?.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThan(3)
  expect(fewer).toContain(`${shown.length} of 3`)
})

test('a trade that the library knows is described as such', () => {
  const { personas: shown } = personas('A list of songs that calm a ward at night.', 'registered nurses')
  expect(shown[0]?.occupation).toMatch(/nurse/i)
  expect(shown[0]?.dailyTasks.length).toBeGreaterThan(1)
})
