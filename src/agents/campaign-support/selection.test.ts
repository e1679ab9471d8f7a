import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { writtenMarketBriefs } from '#tests/support/market-briefs.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { campaignInput } from './input.ts'
import { campaignOutput } from './output.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(market: string, change: Record<string, string> = {}) {
  const brief = writtenMarketBriefs.find((each) => each.market === market)
  const input = campaignInput.parse({
    productName: 'Covers',
    productDescription:
      brief?.description ?? 'Parents sell each other bags of clothes. Pay in the app. 8% fee from the seller.',
    targetPersona: brief?.audience ?? 'parents of small children in Hamburg',
    campaignGoal: '200 sign-ups in 6 weeks',
    ...change,
  })
  const { reading } = briefReader({ description: input.productDescription, audience: input.targetPersona }, { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = campaignOutput.parse(selection.write({ input, facts, regions, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return { ...output, checks: output.toCheck.join('\n') }
}

test('channels that do not fit the market are left out with the reason of the dossier; one of the market joins, each with its reason', () => {
  const { platformFlow, refused = [] } = written('table-reservations', {
    channels: 'LinkedIn, email, webinars, Instagram',
  })
  expect(platformFlow.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['Instagram', 'Email Newsletter']))
  expect(refused.find(({ channel }) => channel === 'LinkedIn')?.why).toContain(
    'Owners of small restaurants do not use it',
  )
  expect(refused.map(({ channel }) => channel)).toContain('Webinars')
  const [fit] = library.dossier('table-reservations').copy.channels.fits
  expect(platformFlow.find(({ channel }) => channel === fit?.what)?.contentIdea).toContain(fit?.why)
})

test('a goal that rules out paid channels leaves advertising out in its own words', () => {
  const { refused = [] } = written('last-mile-delivery', {
    campaignGoal: '12 demos, no paid ads',
    channels: 'Google Ads, email',
  })
  expect(refused.map(({ why }) => why)).toEqual(['Your goal specifies “no paid ads”.'])
})

test('a blank field of channels takes those in which these people are met', () => {
  const fits = library.dossier('table-reservations').copy.channels.fits.map(({ what }) => what)
  for (const { channel } of written('table-reservations').platformFlow) expect(fits).toContain(channel)
})

test('two sides of the form: who does not pay is won first, each has a message, and no market side is made up', () => {
  const {
    sides = [],
    gates = [],
    weeks,
    platformFlow,
  } = written('tutoring', {
    productDescription:
      'Lernkreis is a marketplace where parents find retired teachers as tutors. Parents book a first lesson for 15 euros. The tutor writes three lines after each lesson. We take 12% from the tutor.',
    targetPersona: 'parents of 12 to 16 year olds in Leipzig, and retired teachers',
    campaignGoal: '80 paid first lessons and 25 active tutors in 10 weeks, 4000 euros budget',
    channels: 'Instagram',
  })
  expect(sides.map(({ who }) => who)).toEqual(['retired teachers', 'parents of 12 to 16 year olds in Leipzig'])
  expect(sides[0]?.order).toContain('First')
  expect(new Set(sides.map(({ message }) => message)).size).toBe(2)
  expect(gates.map(({ number }) => number)).toContain('13 of 25 active tutors')
  expect(platformFlow[0]?.audience).toContain('retired teachers')
  expect(weeks[1]?.work).toContain('retired teachers')
  expect(written('second-hand-marketplaces').sides).toBeUndefined()
})

test('a budget of the goal is spent in parts that add up, with the most that one result may cost', () => {
  const { budget = [], gates = [] } = written('last-mile-delivery', {
    campaignGoal: '20 demos in 8 weeks with 1000 euros',
  })
  const amounts = budget.map(({ amount }) => Number(amount.replace(/[^\d.]/g, '')))
  expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(1000)
  expect(budget.at(-1)).toMatchObject({ amount: '50 euros', what: 'Maximum cost for one of the 20 demos' })
  expect(gates.length).toBeGreaterThanOrEqual(3)
  expect(written('last-mile-delivery', { campaignGoal: '5000 euros MRR' }).budget).toBeUndefined()
})

test('each gate has a number that says go on and one that says stop', () => {
  for (const { number, goOn, stop } of written('table-reservations').gates ?? []) {
    expect(number).toMatch(/\d/)
    expect([goOn, stop].every((text) => text.length > 20)).toBe(true)
  }
})

test('every text carries the offer in the words of the user', () => {
  const { platformFlow } = written('last-mile-delivery', {
    channels: 'Facebook, Twitter, blog, Google Ads, TikTok, trade fair',
  })
  expect(platformFlow.length).toBeGreaterThanOrEqual(5)
  for (const { copyExample } of platformFlow) {
    expect(copyExample).toContain('Route app for couriers in a small town')
    expect(copyExample).toContain('35 euros per van a month')
  }
})

test('number, weeks and tone of the form have an effect', () => {
  const { campaignObjective, measurement, weeks } = written('table-reservations', {
    campaignGoal: '20 demos in 10 weeks',
  })
  expect(campaignObjective).toContain('The plan covers 10 weeks')
  expect(measurement[0]).toMatchObject({ name: 'Demos', target: '20 (your target)' })
  expect(weeks.at(-1)?.weeks).toBe('W10, 25 Jan')
  expect(written('table-reservations', { campaignGoal: '20 demos before Easter' }).campaignObjective).toContain(
    'allows 17 weeks',
  )
  const open = written('table-reservations', { campaignGoal: 'Become known' })
  expect(open.campaignObjective).toContain('No date is given')
  expect(open.campaignObjective).toContain('No target number is given')
  const copy = (tone: string) =>
    written('table-reservations', { tone, channels: 'Facebook' }).platformFlow[0]?.copyExample
  expect(copy('friendly')).not.toBe(copy('professional'))
})

test('without knowledge of the trade a text holds the user’s words alone', () => {
  const { platformFlow } = written('accounts-receivable', {
    productDescription: 'Reminds customers of unpaid invoices. 25 dollars a month.',
    channels: 'Facebook',
  })
  expect(platformFlow.map(({ copyExample }) => copyExample)).toEqual([
    'Covers: Reminds customers of unpaid invoices. For parents of small children in Hamburg.\n\n25 dollars a month. Sign up: [link]',
  ])
})

test('a market without channels of its own takes those of the form', () => {
  expect(written('accounts-receivable').platformFlow.map(({ channel }) => channel)).toEqual(
    expect.arrayContaining(['LinkedIn', 'Instagram']),
  )
})
