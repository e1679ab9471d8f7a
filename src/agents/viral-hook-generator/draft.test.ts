import { describe, expect, test } from 'vitest'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import agent from './agent.ts'
import draft from './draft.ts'
import { hookPlatforms } from './input.ts'
import { hooksOutput } from './output.ts'
import { lengthOf, platformLimits } from './platform-limits.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const idea = {
  productName: 'ShiftSwap',
  productDescription:
    'An app that lets night-shift nurses in care homes swap shifts with colleagues without calling the ward manager. A nurse offers a shift, a colleague accepts it and the ward manager approves it with one tap. Today they use a WhatsApp group and a paper rota.',
  targetAudience: 'Night-shift nurses in care homes',
}

function write(change: Record<string, unknown> = {}) {
  const input = agent.specification.input.parse({ ...idea, ...change })
  const { brief, placement } = reader.read(agent.briefSource(input))
  const context = { input, brief, placement, sources: [], knowledge, timestamp: '2026-11-21T05:00:00.000Z' }
  return { input, output: hooksOutput.parse(draft.write(context)) }
}

test('blank fields take the defaults, and missing ones give the message', () => {
  expect(agent.parseInput({ ...idea, painPoints: ' ', tone: '', platform: '' })).toMatchObject({
    ok: true,
    value: {
      painPoints: 'Common industry challenges',
      desiredEmotion: 'curiosity',
      tone: 'engaging',
      platform: 'LinkedIn',
    },
  })
  expect(agent.parseInput({ ...idea, productName: '  ' })).toMatchObject({
    ok: false,
    message: 'Please fill in all required fields',
  })
})

test('platform limits are those of the library', () => {
  for (const { channel, fold, limit } of Object.values(platformLimits)) {
    const known = knowledge.channels.find(({ id }) => id === channel)
    expect(known).toMatchObject({ hookCharacters: fold, limit: { characters: limit } })
  }
})

describe('hooks', () => {
  test.each(hookPlatforms)('on %s stand before the fold and pass the rules', (platform) => {
    const { input, output } = write({ platform })
    expect(output.hooks.length).toBeGreaterThanOrEqual(4)
    for (const { hook } of output.hooks) expect(lengthOf(hook)).toBeLessThanOrEqual(platformLimits[platform].fold)
    expect(agent.problems(output, input)).toEqual([])
  })

  test('each carry a word of the job and invent no number', () => {
    const { output } = write()
    for (const { hook } of output.hooks) {
      expect(hook).toMatch(/shift|nurse|rota|WhatsApp|ward|colleague/i)
      expect(hook).not.toMatch(/\d|%/)
    }
  })

  test('follow the wished emotion', () => {
    expect(write({ desiredEmotion: 'relief' }).output.hooks[0]?.emotional_trigger).toMatch(/^Relief/)
    expect(write({ desiredEmotion: 'fear of missing out' }).output.hooks[0]?.emotional_trigger).toMatch(
      /^Impatience|^Tension/,
    )
  })

  test('take up the pains that were typed', () => {
    const { output } = write({ painPoints: 'The rota is torn by Friday\nSick calls reach me at five in the morning' })
    const text = output.hooks.map(({ hook }) => hook).join(' ')
    expect(text).toContain('The rota is torn by Friday')
    expect(text).toContain('Sick calls reach me')
  })

  test('ask where nothing can be said', () => {
    const { output } = write({ productDescription: 'x'.repeat(2000), targetAudience: 'y'.repeat(200) })
    expect(output.hooks.length).toBeGreaterThanOrEqual(3)
    for (const { hook } of output.hooks) expect(hook).toMatch(/\?|\[who can now do what\]/)
  })
})

test('two hooks of one structure are a problem', () => {
  const { input, output } = write()
  const twice = { ...output, hooks: output.hooks.map((hook) => ({ ...hook, hook: 'The last time you had to wait' })) }
  expect(agent.problems(twice, input).join(' ')).toContain('Two hooks begin with')
})
