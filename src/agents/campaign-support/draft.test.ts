import { describe, expect, test } from 'vitest'
import { charactersIn } from '#drafting/copy/fit-characters.ts'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import agent from './agent.ts'
import { campaignChannels } from './draft/campaign-channels.ts'
import { goalOf } from './draft/goal.ts'
import draft from './draft.ts'
import { campaignOutput } from './output.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const timestamp = '2026-11-21T05:00:00.000Z'
const brief = {
  productName: 'ShiftSwap',
  productDescription:
    'An app that lets night-shift nurses in care homes swap shifts with colleagues without calling the ward manager. A nurse offers a shift, a colleague accepts it and the ward manager approves it with one tap. Today they use a WhatsApp group and a paper rota.',
  targetPersona: 'Night-shift nurses in care homes',
  campaignGoal: '200 sign-ups in 6 weeks',
}

function write(change: Record<string, unknown> = {}) {
  const input = agent.specification.input.parse({ ...brief, ...change })
  const reading = reader.read(agent.briefSource(input))
  const output = draft.write({ input, ...reading, sources: [], knowledge, timestamp })
  return { input, output: campaignOutput.parse(output) }
}

test('blank fields take the defaults, and a missing goal gives the message', () => {
  expect(agent.parseInput({ ...brief, tone: '', channels: ' ' })).toMatchObject({
    ok: true,
    value: { tone: 'professional', channels: 'LinkedIn, Instagram, Email' },
  })
  expect(agent.parseInput({ ...brief, campaignGoal: '' })).toMatchObject({
    ok: false,
    message: 'Please fill in all required fields',
  })
})

describe('the goal', () => {
  test.each([
    ['200 sign-ups in 6 weeks', '200', 6, 'sign up'],
    ['Get 15 demos booked by March', '15', 14, 'book demo'],
    ['1,500 downloads within two months', '1,500', 9, 'download'],
    ['Become known among wholesalers', null, 6, 'learn more'],
    ['30 % more trials in 2027', '30 %', 6, 'try free'],
  ])('%s', (text, amount, weeks, call) => {
    expect(goalOf(text, 3, timestamp)).toMatchObject({ amount, weeks, call })
  })
})

describe('channels', () => {
  test('are known by their aliases, put in order and named once', () => {
    const channels = campaignChannels('Email, linkedin; Newsletter and a trade fair', knowledge.channels)
    expect(channels.map(({ name, stage }) => [name, stage])).toEqual([
      ['LinkedIn', 'Notice'],
      ['Email Newsletter', 'Decide'],
      ['A trade fair', 'Decide'],
    ])
  })

  test('of one kind are spread over the stages', () => {
    const stages = campaignChannels('TikTok, Instagram, LinkedIn', knowledge.channels).map(({ stage }) => stage)
    expect(stages).toEqual(['Notice', 'Understand', 'Decide'])
  })
})

describe('the campaign', () => {
  test('counts a step of the job, with the number of the form', () => {
    const { output } = write()
    expect(output.campaignObjective).toContain(
      'One counts when a night-shift nurse has signed up and managed to offer a shift',
    )
    expect(output.measurement[0]?.target).toBe('200, as the form says')
  })

  test('invents no number where the form has none', () => {
    const { output } = write({ campaignGoal: 'Become known' })
    expect(output.campaignObjective).toContain('No number is named')
    expect(output.measurement[0]?.target).toContain('assumption')
  })

  test('starts one channel after the other and ends inside the time', () => {
    const { output } = write({ channels: 'LinkedIn, Instagram, YouTube, Email' })
    const starts = output.platformFlow.map(({ startWeek }) => startWeek)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    for (const { startWeek, endWeek } of output.platformFlow) {
      expect(startWeek).toBeGreaterThan(1)
      expect(endWeek).toBeLessThanOrEqual(6)
      expect(endWeek).toBeGreaterThanOrEqual(startWeek)
    }
    expect(output.weeks[0]?.weeks).toBe('W1')
    expect(output.weeks.at(-1)?.weeks).toBe('W6')
  })

  test('opens differently in each channel, within its limit', () => {
    const { output } = write({ channels: 'LinkedIn, Twitter, Instagram, Facebook' })
    const openings = output.platformFlow.map(({ copyExample }) => copyExample.slice(0, 30))
    expect(new Set(openings).size).toBe(openings.length)
    for (const { channel, copyExample } of output.platformFlow) {
      const limit = knowledge.channels.find(({ name }) => name === channel)?.limit.characters ?? 0
      expect(charactersIn(copyExample)).toBeLessThanOrEqual(limit)
    }
  })

  test('takes a channel that it does not know as it is, and asks about it', () => {
    const { output } = write({ channels: 'nursing school notice board' })
    expect(output.platformFlow[0]?.channel).toBe('Nursing school notice board')
    expect(output.toCheck.join(' ')).toContain('Nursing school notice board')
  })

  test('stands with words that nobody can read', () => {
    const { output, input } = write({
      productDescription: '🚢'.repeat(500),
      targetPersona: 'y'.repeat(300),
      channels: ',,;',
    })
    expect(agent.problems(output, input)).toEqual([])
    expect(output.toCheck[0]).toContain('names no job')
  })
})

describe('when and where', () => {
  test.each([
    ['10,000 downloads before Christmas', 4],
    ['200 trial sign-ups in Q1', 16],
    ['sign 20 parishes this year', 5],
    ['100 demos by the end of the second quarter', 16],
  ])('“%s” names its time', (goal, weeks) => {
    expect(goalOf(goal, 3, timestamp)).toMatchObject({ weeksSaid: true, weeks })
  })

  test('letters in a box are no letters on a screen', () => {
    const [, mail] = campaignChannels('Facebook, direct mail', knowledge.channels)
    expect(mail).toMatchObject({ name: 'Direct mail', known: null })
  })
})
