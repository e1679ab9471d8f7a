import { describe, expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { prdOutput } from './output.ts'
import { wordsOf } from './selection/within-length.ts'
import selection from './selection.ts'

function prd(productIdea: string) {
  const parsed = agent.parseInput({ productIdea })
  if (!parsed.ok) throw new Error('the form is wrong')
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: 'table-reservations' })
  const facts = marketFacts(library.dossier('table-reservations'), reading)
  const output = prdOutput.parse(selection.write({ input, facts, regions, timestamp: '2026-11-22T09:00:00.000Z' }))
  return { facts, output }
}

const covers =
  'Covers is a booking page and waitlist for neighbourhood restaurants. The app gets the goldfish fed within 30 minutes. If the goldfish sulks by 15:30 the waiter gets a call. No guest accounts. No reviews.'

describe('a PRD selected from a dossier', () => {
  const { output } = prd(covers)
  const row = (words: string) => output.requirements.find(({ requirement }) => requirement?.includes(words))

  test('writes features that the market does not know from the form of the user’s own sentence', () => {
    expect(row('goldfish fed within 30 minutes')).toMatchObject({
      because: 'your description',
      acceptance: expect.stringContaining('“30 minutes”'),
      ask: { question: expect.stringContaining('“30 minutes”') },
    })
    expect(row('sulks by 15:30')?.acceptance).toMatch(/15:29.*15:31/)
    expect(JSON.stringify(output)).not.toMatch(/___|To be written/)
  })

  test('is for who pays where no audience was stated, and the payer stands among the people', () => {
    const lockers = prd(
      'Hallway puts tables on a waitlist for hotel lobbies. Guests get a text when the table is free. Property managers pay $180 a month per building. We have no cameras in the lobby.',
    ).output
    expect(lockers.summary).toMatch(/^For Property managers\./)
    expect(lockers.users).toContainEqual(expect.objectContaining({ who: 'Property managers', part: 'pays' }))
    expect(lockers.outOfScope.join('\n')).toContain('We have no cameras in the lobby')
  })

  test('keeps the user’s order, and shows what was refused as out', () => {
    const ids = output.requirements.map(({ because }) => because)
    expect(ids[0]).toBe('Booking page')
    expect(ids.indexOf('your description')).toBeGreaterThan(ids.indexOf('Waitlist with quoted times'))
    expect(output.outOfScope[0]).toContain('“No reviews”')
    expect(row('No guest accounts')).toMatchObject({
      because: 'Your constraint',
      acceptance: expect.stringMatching(/password/),
    })
  })

  test('a press release of the user’s whole sentences, where most of it is the user’s alone', () => {
    const own = prd(
      'Covers is a booking page for restaurants. The app gets the goldfish fed within 30 minutes. My wife hates it. Each parrot recites the bill twice.',
    )
    const [text] = own.output.pressRelease.paragraphs
    expect(text).toContain('The app gets the goldfish fed within 30 minutes.')
    expect(text).not.toContain('wife')
  })

  test('a long brief stays within its length', () => {
    const many = Array.from(
      { length: 9 },
      (_each, at) => `The goldfish number ${at + 2} is fed within ${at + 12} minutes.`,
    )
    expect(wordsOf(prd(`${covers} ${many.join(' ')}`).output)).toBeLessThan(1250)
  })
})
