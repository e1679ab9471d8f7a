import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { doneAloneOf, doneBy } from './done-alone.ts'
import { withToldJobs } from './jobs-told.ts'
import { productTerms } from './product-terms.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())
const subjectFor = (description: string) => {
  const { brief, placement } = reader.read({ description })
  return subjectOf({ brief: withToldJobs(brief), placement })
}
const told = (description: string) =>
  subjectFor(description).steps.map(({ short, kind, alone }) => `${short} (${kind.id}${alone ? ', alone' : ''})`)

describe('what a product does by itself', () => {
  test('may be told as a wish', () =>
    expect(told('Flatmates fight over cleaning. The app should rotate the chores by itself.')).toEqual([
      'rotate chores (alone, alone)',
    ]))

  test('what people do one after the other stays theirs, without a new subject', () => {
    const { steps } = subjectFor(
      'Software for facility managers of offices to let visitors check in with a QR code, notify their host and print a badge',
    )
    expect(steps.map(({ short, who, thing }) => `${who.plural}: ${short} (${thing})`)).toEqual([
      'visitors: check in with a QR code (check-in)',
      'visitors: notify their host (message)',
      'visitors: print a badge (badge)',
    ])
  })

  test('a studio that lets clients book books nothing itself', () => {
    const { steps } = subjectFor('Tattoo studios let clients book an appointment, pay a deposit and send pictures')
    expect(steps.map(({ short, who }) => `${who.plural}: ${short}`)).toEqual([
      'clients: book an appointment',
      'clients: pay a deposit',
      'clients: send pictures',
    ])
  })

  test('is told of a machine, and how it comes by its material is no step', () => {
    expect(told('An AI clerk bot that listens to phone orders and enters them in the till')).not.toContain(
      'listen to phone orders (any, alone)',
    )
    expect(told('AI assistant that joins our project calls and updates the ledger')).toEqual([
      'update the ledger (alone, alone)',
    ])
  })

  test('ends with the last thing that is done, not with what is looked at on the way', () => {
    const { main, gain } = subjectFor(
      'A sensor you clip on the salt tank. It measures the level, predicts when the salt runs out and orders a bag from the next shop.',
    )
    expect(main?.short).toBe('order a bag')
    expect(gain).toBe('have a bag ordered from the next shop')
  })

  test('is told of it also behind what it comes after, and with the object between verb and particle', () => {
    expect(
      told(
        'AI meeting notes for managers. After each planning call it writes the decisions down and opens the tickets.',
      ),
    ).toEqual(['write down decisions (alone, alone)', 'open tickets (alone, alone)'])
  })

  test('keeps the needs of its kind where they are those of a machine already', () => {
    expect(told('An AI agent that reads supplier mails and drafts the answer')).toContain(
      'draft the answer (make, alone)',
    )
  })

  test('on a site is another kind than on paper', () => {
    expect(
      told('Robot sweeper as a service for car parks: the robot sweeps the decks at night, sends a photo report'),
    ).toEqual(['sweep decks (field, alone)', 'send a photo report (report, alone)'])
  })

  test('is what only a machine can do, and filming a thing is no recording of a session', () => {
    expect(told('A tool where the clerk films the broken lock, it recognises the model')).toEqual([
      'film the broken lock (record)',
      'recognise the model (alone, alone)',
    ])
  })

  test('is not what people do with it', () => {
    for (const words of [
      'An app that lets nurses swap shifts',
      'A nurse offers a shift, a colleague accepts it',
      'AI copilot that helps lawyers review contracts',
    ])
      expect(subjectFor(words).steps.every(({ alone }) => !alone)).toBe(true)
  })

  test('is wanted as done, and known where it is a clause', () => {
    expect(doneAloneOf('fill in', 'the log', 'the log')).toEqual({
      want: 'have the log filled in',
      does: 'fills in the log',
    })
    expect(doneAloneOf('predict', 'when it rains', 'when it rains').want).toBe('know when it rains')
    expect(doneAloneOf('mow', 'around the trees', 'around the trees').want).toBe('have it mowed around the trees')
    expect(doneAloneOf('read', 'the date and the sum', 'the date').want).toBe('have the date and the sum read')
    expect(doneBy({ who: { plural: 'clerks' } }, 'the bot')).toBe('clerks')
  })

  test('comes first among the jobs of a product, too', () => {
    const { brief, placement } = reader.read({
      description: 'AI assistant that joins our project calls and updates the ledger',
    })
    expect(productTerms(brief, placement).job).toBe('update the ledger')
  })
})

describe('a thing that is made', () => {
  test('is made by people with a tool, or by a machine', () => {
    expect(told('A tool for choir leaders to compose warm-ups')).toContain('compose warm-ups (craft)')
    expect(told('An AI tool for choir leaders to compose warm-ups')).toContain('compose warm-ups (make)')
  })
})
