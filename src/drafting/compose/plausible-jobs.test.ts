import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { withToldJobs } from './jobs-told.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())
const toldOf = (description: string, audience?: string) => {
  const { brief, placement } = reader.read({ description, audience })
  const told = withToldJobs(brief)
  return { ...told, subject: subjectOf({ brief: told, placement }) }
}
const jobsOf = (description: string, audience?: string) => toldOf(description, audience).jobs.map(({ text }) => text)

describe('the jobs that drafts are cut by', () => {
  test('a noun behind an article is no verb', () => {
    const words =
      'Software for bakeries. Managers see which recipes are affected and approve the label. A wrong allergen on a label means a recall.'
    expect(jobsOf(words).join()).not.toContain('wrong allergen')
  })

  test('the name of a product is no verb with its object', () => {
    const { jobs, actors } = toldOf(
      'Kids bike subscription for parents in Munich. You pay 18 euros a month, and when the child has grown you swap it for a bike of the next size.',
      'Parents of young children',
    )
    expect(jobs.map(({ verb }) => verb)).not.toContain('bike')
    expect(jobs.map(({ verb }) => verb)).not.toContain('pay')
    expect(actors.map(({ head }) => head)).not.toContain('kid')
  })

  test('what is said to the reader stands in where no other job is left', () => {
    const [first] = jobsOf(
      'Kids bike subscription for parents. You pay 18 euros a month, we send a bike that fits, and later you swap it for the next size.',
      'Parents',
    )
    expect(first).toBe('swap the bike for the next size')
  })

  test('how the product itself is paid for is no job', () => {
    const words =
      'A sensor that screws onto an oil tank. It measures the level and reports it to the dealer. Dealers rent the sensor for $6 a month.'
    expect(jobsOf(words, 'Heating oil dealers')).toEqual(['see the level'])
  })

  test('what it is for goes before what it is connected to', () => {
    const { subject } = toldOf(
      'An app for couples. It connects to both bank accounts, sorts out which expenses were shared and splits them by income.',
      'Couples',
    )
    expect(subject.main?.phrase).toBe('sort out which expenses were shared')
    expect(subject.steps.map(({ phrase }) => phrase)).toContain('connect to both bank accounts')
    expect(subject.steps.map(({ phrase }) => phrase)).toContain('split the expenses')
  })

  test('one thing, not two, is reserved as "it"; who lends does not lend each other', () => {
    const jobs = jobsOf(
      'A register with which theatre groups lend each other costumes and props. A group photographs a piece and enters size and period, another group reserves it.',
      'Theatre groups',
    )
    expect(jobs).toContain('lend costumes and props')
    expect(jobs).toContain('reserve the piece')
  })

  test('an occasion is no step of the product', () => {
    const jobs = jobsOf(
      'When a supplier changes a specification, quality managers see which labels are affected, approve the new artwork and inform the retailer.',
    )
    expect(jobs.join()).not.toContain('change a specification')
  })

  test('the first who acts claims what it is about, and a text is sent to those who get it', () => {
    const { subject } = toldOf(
      'app so tattoo artists can fill cancelled slots. clients on a waitlist get a text and first to pay deposit gets it',
      'tattoo artists',
    )
    expect(subject.steps.map(({ who, phrase }) => `${who.plural}: ${phrase}`)).toEqual([
      'tattoo artists: send a text to clients',
      'clients: claim the slot',
    ])
  })
})

test('what the founder does is no job, and what people can do is none of their name', () => {
  const { jobs, actors, alternatives } = toldOf(
    'i want to make an app where people who crochet can log their yarn stash, see which patterns fit and mark rows. right now its ravelry and paper',
  )
  expect(jobs.map(({ text }) => text)).toEqual(['log their yarn stash', 'see which patterns fit', 'mark rows'])
  expect(actors[0]?.plural).toBe('people who crochet')
  expect(alternatives.map(({ text }) => text)).toEqual(['Ravelry', 'paper'])
})

test('the work of those whom it is for goes before a code that is scanned', () => {
  const { subject, alternatives } = toldOf(
    'A service for property managers. Residents scan a QR code and report what is broken, the property manager assigns it to a contractor. Today that runs over emails and a whiteboard.',
    'Property managers in Vienna',
  )
  expect(subject.main?.who.singular).toBe('property manager')
  expect(subject.steps.map(({ phrase, thing }) => `${phrase} (${thing})`)).toContain('report what is broken (fault)')
  expect(alternatives.map(({ text }) => text)).toEqual(['emails', 'whiteboard'])
})

test('a price by the month is said', () => {
  const { businessModels, missing } = toldOf(
    'A bike club for parents. You pay 18 euros a month and swap bikes.',
    'Parents',
  )
  expect(businessModels.map(({ text }) => text)).toEqual(['18 euros a month'])
  expect(missing).not.toContain('business-model')
})

describe('the people and ways of today', () => {
  test('who offers a job does not claim it', () => {
    const words =
      'A web tool for agencies. The dispatcher sees which interpreters are free and offers them the job, the first to accept gets it.'
    expect(jobsOf(words).join()).not.toContain('claim')
  })

  test('an age is no place, and who signs is the buyer', () => {
    expect(toldOf('An app that splits bills', 'Couples in their late twenties').actors[0]?.setting).toBeNull()
    expect(
      toldOf('Software to trace labels', 'Quality managers at food firms; the plant manager signs the contract').buyer
        ?.plural,
    ).toBe('plant managers')
  })

  test('New England is in the United States', () => {
    const { geography } = toldOf('An app with which dealers plan deliveries', 'Oil dealers in New England')
    expect(geography.map(({ regionId }) => regionId)).toEqual(['united-states'])
  })

  test.each([
    ['Dealers plan routes with it. Today dealers guess by degree days.', ['guessing by degree days']],
    ['Groups lend costumes. Today everyone asks around by email and pieces vanish.', ['asking around by email']],
    [
      'Agencies book interpreters. Today it is phone calls and an Outlook calendar.',
      ['phone calls', 'Outlook calendar'],
    ],
    ['Agencies book interpreters. Today it is hard to find one that is free.', []],
  ])('%s', (description, ways) => {
    expect(toldOf(description, 'Dealers').alternatives.map(({ text }) => text)).toEqual(ways)
  })
})
