import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { callLine, calls, taglineOf, turnLine } from './call-line.ts'
import { copyFacts } from './copy-facts.ts'
import { hookLines } from './hook-lines.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function factsOf(description: string, audience: string, name = 'Probe') {
  const { brief, placement } = reader.read({ description, audience })
  const context = { input: {}, brief, placement, sources: [], knowledge, timestamp: '2026-11-21T05:00:00.000Z' }
  return copyFacts(context, { name })
}

const swaps = factsOf(
  'An app that lets night-shift nurses in care homes swap shifts with colleagues without calling the ward manager. A nurse offers a shift, a colleague accepts it and the ward manager approves it with one tap. Today they use a WhatsApp group and a paper rota.',
  'Night-shift nurses in care homes',
)
const fields = factsOf(
  'Soil sensors and a phone app that tell small vegetable farms which field needs water today, so that they stop irrigating by habit. Farmers walk the fields and guess.',
  'Vegetable farms in southern Spain',
)
const aligners = factsOf(
  'Software for dental practices that shows from a phone photo whether a clear aligner fits, so that patients come in only when needed.',
  'Orthodontists who treat with clear aligners',
)
const invoices = factsOf(
  'Tool for small agencies to send invoices and chase late payments automatically; it connects to the bank and stops reminding once the money has arrived.',
  'Owners of agencies in the UK',
)

const watering = factsOf(
  'A marketplace where allotment gardeners hand over watering during holidays. A gardener posts dates, a neighbour accepts and sends a photo of the watered beds.',
  'Allotment gardeners who go on holiday',
)
const checks = factsOf(
  'An API that checks supplier invoices against contracts for manufacturers. It flags prices and terms that do not match before the invoice is paid.',
  'Finance and procurement teams at manufacturers',
)
const traces = factsOf(
  'Observability for LLM apps. Engineers trace every prompt, see cost and latency, and get an alert when answers get worse.',
  'Engineering teams that run LLM features in production',
)

describe('the job', () => {
  test('stands in base form whatever form the words have', () => {
    expect(turnLine(watering)).toBe('Probe lets you hand over watering during holidays.')
    expect(watering.steps.map(({ text }) => text)).toEqual([
      'You post dates',
      'A neighbour accepts and sends a photo of the watered beds',
    ])
  })

  test('is done by the product when the words say so', () => {
    expect(turnLine(checks)).toBe('Probe checks supplier invoices against contracts for manufacturers.')
    expect(checks.kind.id).not.toBe('pay')
  })

  test('belongs to a team of those who do it', () => {
    expect(traces.shortAct).toBe('trace every prompt')
    expect(traces.steps.map(({ kind }) => kind.id)).not.toContain('pay')
  })

  test("keeps the user's clause to its end", () => {
    expect(turnLine(swaps)).toBe('Probe lets you swap shifts with colleagues without calling the ward manager.')
    expect(turnLine(invoices)).toBe('Probe lets you send invoices and chase late payments automatically.')
  })

  test('is what the product tells, not what people do today or what it leads to', () => {
    expect(turnLine(fields)).toBe('Probe tells you which field needs water today.')
    expect(turnLine(aligners)).toBe('Probe tells you whether a clear aligner fits.')
  })
})

test('steps are told by who does them: the reader, others, the product', () => {
  expect(swaps.steps.map(({ text }) => text)).toEqual([
    'You offer a shift',
    'A colleague accepts it',
    'A ward manager approves it with one tap',
  ])
  expect(invoices.steps.at(-1)?.text).toBe('Probe stops reminding once the money has arrived')
})

test("today's practice is said to the reader and marked as the user's own", () => {
  expect(fields.pains[0]).toMatchObject({ basis: 'told', you: 'You walk the fields and guess' })
})

test('a call never asks anybody to know something, and each of them names the job', () => {
  for (const call of calls) {
    expect(callLine(call, fields)).not.toMatch(/\band know\b|: know\b/)
    expect(callLine(call, swaps)).toMatch(/shift|colleague/)
  }
})

test('a tagline has at most 60 characters', () => {
  for (const facts of [swaps, fields, aligners, invoices]) expect(taglineOf(facts).length).toBeLessThanOrEqual(60)
})

describe('hooks', () => {
  test('are never fewer than three and never open alike', () => {
    const bare = factsOf('Uber for lawn mowing', 'homeowners')
    for (const facts of [swaps, fields, aligners, invoices, bare, factsOf('x'.repeat(2_000), 'y'.repeat(300))]) {
      const openings = hookLines(facts).map(({ text }) => text.split(/[.?!]/)[0])
      expect(openings.length).toBeGreaterThanOrEqual(3)
      expect(new Set(openings).size).toBe(openings.length)
    }
  })

  test('say what to check where they say more than the form does', () => {
    for (const { structure, check } of hookLines(swaps))
      if (structure === 'scene' || structure === 'fair' || structure === 'stand-in') expect(check).not.toBeNull()
  })
})
