import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import { createReader } from '../create-reader.ts'
import { coverOf } from './job-cover.ts'
import { sizeInText } from './organisation-size.ts'
import { productTerms } from './product-terms.ts'
import { chooseRivals, openingOf, rankRivals } from './rivals.ts'

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

  test('sell the same kind of product, whatever words they use for it', () => {
    const planner = 'AI meal planner that builds a week of dinners from what is in the fridge and what is on sale.'
    const first = ranked({ description: planner, audience: 'working parents' }).slice(0, 5)
    const known = first.map(({ vendor }) => vendor.name)
    expect(known).toEqual(expect.arrayContaining(['Plan to Eat', 'Eat This Much']))
    expect(known).not.toContain('WeightWatchers')
    for (const { direct } of first) expect(direct).toBe(true)
  })

  test('of what people pay themselves sell to no marketing team', () => {
    const all = ranked({ description: 'A service for wedding guests to pool money for one big gift' })
    const firms = all.filter(({ vendor }) => /B2B/.test(vendor.buyer))
    expect(firms.length).toBeGreaterThan(0)
    expect(firms.filter(({ direct }) => direct)).toEqual([])
  })

  test('have a gap that these people feel, or none that is told', () => {
    const parents = { description: 'A meal planner that builds a week of family dinners.', audience: 'working parents' }
    expect(openingOf(ranked(parents))?.vendor.weakAt).toMatch(/recipe|famil/i)
    const nurses = { description: 'A rota app that lets nurses swap shifts with colleagues.', audience: 'nurses' }
    expect(openingOf(ranked(nurses))?.vendor.weakAt).toMatch(/nurs|shift/i)
  })

  test('are not what the product runs in', () => {
    const bot = { description: 'A standup bot for Slack that collects updates from remote teams.' }
    const slack = ranked(bot).find(({ vendor }) => vendor.name === 'Slack')
    if (slack) expect(slack).toMatchObject({ hosts: true, named: false, direct: false })
    expect(names(bot, 3)).not.toContain('Slack')
    const rival = { description: 'A team chat like Slack for crews that write messages and share files in channels.' }
    expect(ranked(rival).find(({ vendor }) => vendor.name === 'Slack')?.hosts).toBe(false)
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
