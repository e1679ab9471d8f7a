import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { sharesRoot } from './people-of-place.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const read = (description: string, audience?: string) =>
  readBrief(audience === undefined ? { description } : { description, audience }, vocabulary)

describe('people and the places they belong to', () => {
  test('a place in the audience and its people in the description are one actor', () => {
    const { actors, geography } = read(
      'A marketplace where farmers rent out idle tractors by the day',
      'small farms in India',
    )
    expect(actors[0]?.plural).toBe('farmers on small farms')
    expect(actors[0]?.singular).toBe('farmer on a small farm')
    expect(actors).toHaveLength(1)
    expect(geography[0]?.text).toBe('India')
  })

  test('a place without people of its root stays', () => {
    expect(read('Nurses swap shifts with each other', 'hospitals').actors[0]?.plural).toBe('hospitals')
  })

  test('roots are those of a place and its people, not of its visitors', () => {
    expect(sharesRoot('bakery', 'baker')).toBe(true)
    expect(sharesRoot('pharmacy', 'pharmacist')).toBe(true)
    expect(sharesRoot('shop', 'shopper')).toBe(false)
    expect(sharesRoot('farm', 'family')).toBe(false)
    expect(sharesRoot('library', 'librarian')).toBe(true)
    expect(sharesRoot('quantum', 'quantity')).toBe(false)
    expect(sharesRoot('story', 'store')).toBe(false)
  })
})

describe('one of many', () => {
  test.each([
    ['owners of small bakeries', 'owner of a small bakery'],
    ['members of climbing gyms', 'member of a climbing gym'],
    ['owners of independent bookshops', 'owner of an independent bookshop'],
    ['directors of operations', 'director of operations'],
  ])('%s: %s', (audience, singular) => {
    expect(read('A tool that keeps an order book', audience).actors[0]?.singular).toBe(singular)
  })
})

describe('what the product does', () => {
  const jobs = (description: string) => read(description).jobs.map(({ text }) => text)

  test('plans, with the clause that it plans, and that clause is no moment', () => {
    const brief = read('Software that plans when electric vans charge at the depot')
    expect(brief.jobs[0]?.text).toBe('plan when electric vans charge at the depot')
    expect(brief.moments).toEqual([])
  })

  test('the second act of a product is not its main one', () => {
    expect(jobs('GrantPilot drafts grant applications for small charities and reminds them of deadlines')[0]).toBe(
      'draft grant applications',
    )
  })

  test('whom something is told and what', () => {
    expect(jobs('PantryLoop: food banks tell supermarkets what they are short of')[0]).toBe(
      'tell supermarkets what they are short of',
    )
  })

  test('what it looks over is no means', () => {
    const { means } = read('LedgerLens: watches supplier invoices for duplicates before they are paid')
    expect(means.map(({ meansId }) => meansId)).not.toContain('payments-handling')
  })
})
