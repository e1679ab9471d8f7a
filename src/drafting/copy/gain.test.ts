import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { createReader } from '../create-reader.ts'
import { turnLine } from './call-line.ts'
import { copyFacts } from './copy-facts.ts'
import { gainOf } from './gain.ts'
import { hashtags } from './hashtags.ts'
import { toldSentences } from './told-sentences.ts'
import { newSteps, stepsTold } from './told-steps.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function factsOf(source: BriefSource, name = 'Kaltbuch') {
  const { brief, placement } = reader.read(source)
  return copyFacts(
    { input: {}, brief, placement, knowledge, sources: [], timestamp: '2026-11-21T09:00:00.000Z' },
    { name },
  )
}

const logbook = factsOf({
  description:
    'Kaltbuch keeps the F-gas logbook for refrigeration contractors in Germany. The technician scans the QR code on the chiller and enters how much refrigerant was topped up. Today it is paper in a folder at the plant and an Excel sheet in the office; our 38 pilot companies spend about 6 hours per technician and month on it. We charge 29 EUR per technician and month, and want 200 companies by the end of 2027.',
  audience: 'Owners of refrigeration and air-conditioning contractors with 5 to 40 technicians',
})
const notetaker = factsOf(
  { description: 'AI notetaker that joins our sales calls and fills in the CRM', audience: 'sales teams' },
  'CallNote',
)
const sensor = factsOf(
  {
    description:
      'A small sensor you stick on each washer in a coin laundry. It tells the owner by text when a machine stops mid-cycle, and we send a repair technician within 24 hours. $15 per machine per month.',
    audience: 'Owners of self-service laundries in Texas',
  },
  'SpinWatch',
)

describe('what a headline promises', () => {
  test('is the job without the tools of today', () => {
    expect(gainOf(logbook)).toBe('Keep the F-gas logbook without paper or an Excel sheet')
  })

  test('is work that the product takes over', () => {
    expect(gainOf(notetaker)).toBe('No more filling in the CRM by hand')
  })

  test('is nothing where the words tell no gain', () => {
    expect(gainOf(sensor)).toBeNull()
  })
})

describe('copy', () => {
  test('says what a product does to be there as the product’s, and whose calls they are', () => {
    expect(notetaker.shortAct).toBe('fill in the CRM')
    expect(turnLine(notetaker)).toBe('CallNote joins your sales calls and fills in the CRM.')
  })

  test('quotes a price with its amount and nothing else', () => {
    expect(logbook.price).toBe('29 EUR per technician and month')
    expect(sensor.price).toBe('$15 per machine per month')
  })

  test('tells what the sellers do themselves', () => {
    expect(sensor.service).toBe('We send a repair technician within 24 hours')
    expect(logbook.service).toBeNull()
  })

  test('speaks of the reader as you where the words name them', () => {
    expect(sensor.steps[0]?.text).toBe('SpinWatch tells you by text when a machine stops mid-cycle')
  })

  test('tells of today in one breath, with what pilots have counted, and no goal of the sellers', () => {
    expect(toldSentences(logbook.view)).toEqual([
      'our 38 pilot companies spend about 6 hours per technician and month on it',
    ])
    expect(logbook.pains[0]?.you).toBe(
      'Our 38 pilot companies spend about 6 hours per technician and month on the F-gas logbook',
    )
  })

  test('names whoever acts twice in a row once, and leaves out the job itself', () => {
    expect(stepsTold(newSteps(logbook))).toBe(
      'A technician scans the QR code on the chiller and enters how much refrigerant was topped up',
    )
  })

  test('resolves what two kinds have in common', () => {
    expect(logbook.people).toBe('owners of refrigeration contractors')
  })

  test('tags no owners as such and no plural of an abbreviation', () => {
    expect(hashtags(sensor, 4)).toContain('#SelfServiceLaundries')
    expect(hashtags(sensor, 4)).not.toContain('#Owners')
    expect(hashtags(notetaker, 4)).not.toContain('#Crms')
  })
})

test('what somebody else comes to know is let to them, with the thing that “ones” are', () => {
  const organ = factsOf(
    {
      description:
        'A clip-on microphone for church organs. It hears which pipes drift out of tune and tells the organ builder which ones to bring tools for.',
      audience: 'Parish councils with a pipe organ',
    },
    'Bellwether',
  )
  expect(turnLine(organ)).toBe('Bellwether lets organ builders know which pipes to bring tools for.')
})
