import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { createReader } from '../create-reader.ts'
import { withToldJobs } from './jobs-told.ts'
import { marketView } from './market-view.ts'
import { isNearOnly } from './near-only.ts'
import { pricedBy } from './priced-by.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const read = (source: BriefSource) => withToldJobs(reader.read(source).brief)
const viewOf = (source: BriefSource) =>
  marketView({ input: {}, ...reader.read(source), sources: [], knowledge, timestamp: '2026-11-21T09:00:00.000Z' }, 4)

test('“our sales calls” are those of a sales team', () => {
  const { actors, jobs } = read({ description: 'AI notetaker that joins our sales calls and fills in the CRM' })
  expect(actors[0]?.plural).toBe('sales teams')
  // What it does to be there goes behind what it is for.
  expect(jobs.map(({ verb }) => verb)).toEqual(['fill in', 'join'])
})

test('who has what the reader is told to have, and nobody is made of hands', () => {
  expect(read({ description: 'An app that collects all your gift cards in one place.' }).actors[0]?.plural).toBe(
    'people with gift cards',
  )
  expect(read({ description: 'app that teaches you knitting, you film your hands' }).actors).toEqual([])
})

test('what people of an audience are is no step of the product', () => {
  const { jobs } = read({
    description: 'An app that collects all your gift cards in one place.',
    audience: 'People who get gift cards for birthdays',
  })
  expect(jobs.map(({ verb }) => verb)).not.toContain('get')
})

test('refrigeration contractors are firms, and not met where freelancers are', () => {
  const { known } = viewOf({
    description: 'A logbook app with which refrigeration contractors keep the F-gas logbook.',
  })
  expect(known?.channels ?? []).not.toContain('r/freelance')
})

test('what a price is paid for', () => {
  expect(pricedBy('$15 per machine per month')).toBe('machine')
  expect(pricedBy('29 EUR per technician and month')).toBe('technician')
  expect(pricedBy('R$ 1.200 per dock per month')).toBe('dock')
  expect(pricedBy('$4 per user per month')).toBeNull()
  expect(pricedBy('9 euros a month')).toBeNull()
})

test('vendors of a market that was found by likeness alone are only the nearest', () => {
  const source = {
    description:
      'app that teaches you knitting stitch by stitch, you film your hands and it tells you where you dropped one',
    audience: 'beginners who learn knitting from YouTube',
  }
  const view = viewOf(source)
  expect(
    isNearOnly({ ...view, context: { ...view.context, placement: { ...view.context.placement, basis: 'words' } } }),
  ).toBe(false)
  expect(isNearOnly({ ...view, market: null })).toBe(false)
})
