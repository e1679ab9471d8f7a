import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { createReader } from '../create-reader.ts'
import { coverOf } from './job-cover.ts'
import { sizeInText } from './organisation-size.ts'
import { productTerms } from './product-terms.ts'
import { chooseRivals, rankRivals } from './rivals.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function ranked(source: BriefSource) {
  const { brief, placement } = reader.read(source)
  const context = { input: {}, brief, placement, knowledge, sources: [], timestamp: '2026-01-01T00:00:00Z' }
  return rankRivals(context, productTerms(brief, placement))
}

const names = (source: BriefSource, most: number) => chooseRivals(ranked(source), most).map(({ vendor }) => vendor.name)

describe('rivals', () => {
  const swap = 'A rota app that lets nurses swap shifts with colleagues.'

  test('that do the job come first', () => {
    expect(names({ description: swap }, 3)).toContain('When I Work')
    expect(names({ description: 'A marketplace where dog owners find a sitter.' }, 1)).toEqual(['Rover'])
  })

  test('depend on place and organisation, not only on the market', () => {
    const first = names(
      { description: 'Restaurant managers plan the rota by expected sales.', audience: 'restaurants in the US' },
      3,
    )
    const second = names(
      {
        description: 'Nurses in hospitals with thousands of staff swap shifts.',
        audience: 'large hospitals in Germany',
      },
      3,
    )
    expect(first).not.toEqual(second)
  })

  test('marks vendors of another place', () => {
    const found = ranked({ description: swap, audience: 'nurses in Germany' }).find(
      ({ vendor }) => vendor.name === 'When I Work',
    )
    expect(found?.elsewhere).toBe(true)
    expect(ranked({ description: swap }).some(({ elsewhere }) => elsewhere)).toBe(false)
  })

  test('named by the user come first, also from another market', () => {
    expect(names({ description: `${swap} Nurses use Planday today.` }, 2)[0]).toBe('Planday')
    const waste = 'A camera above the bin of restaurants tells the chef what is thrown away. Winnow is expensive.'
    expect(names({ description: `Restaurant management software. ${waste}` }, 2)[0]).toBe('Winnow')
  })

  test('are no partners and no plain words', () => {
    const text = `${swap} It integrates with Deputy. Sling the phone in a pocket.`
    expect(ranked({ description: text }).filter(({ named }) => named)).toEqual([])
    expect(ranked({ description: `${swap} Today they use a paper rota.` }).filter(({ named }) => named)).toEqual([])
  })

  test('are not invented for an unknown market', () => {
    expect(names({ description: 'Software for falconers to weigh their birds before each flight.' }, 5)).toEqual([])
  })

  test('are as many as asked for when the library has them', () => {
    for (const most of [2, 3, 4, 5]) expect(names({ description: swap }, most)).toHaveLength(most)
  })
})

describe('what a function covers', () => {
  const job = (verb: string, object: string, head: string) => ({ verb, object, head })
  test.each([
    ['shift swap', job('swap', 'shifts with colleagues', 'shift'), 'same'],
    ['shift trade', job('swap', 'shifts', 'shift'), 'same'],
    ['open shifts', job('swap', 'shifts', 'shift'), 'near'],
    ['time clock', job('swap', 'shifts', 'shift'), null],
    ['invoicing', job('send', 'invoices', 'invoice'), 'same'],
    ['cow health', job('know', 'which cow is about to fall ill', ''), 'near'],
  ] as const)('%s', (capability, wanted, cover) => expect(coverOf(capability, wanted)).toBe(cover))
})

describe('size of an organisation', () => {
  test.each([
    ['Small US employers with one to five sites', 'small'],
    ['Hospitals and retailers with thousands of staff', 'large'],
    ['Groups with 20 to 2,000 shift workers', 'large'],
    ['Deskless crews of 10 to 200 people', 'small'],
    ['Small and large teams', null],
    ['Dog owners', null],
  ] as const)('%s', (text, size) => expect(sizeInText(text)).toBe(size))
})
