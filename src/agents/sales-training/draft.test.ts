import { describe, expect, test } from 'vitest'
import { basisOf } from '#drafting/compose/claim-text.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { writingContextOf } from '#tests/support/writing-context-of.ts'
import agent from './agent.ts'
import draft from './draft.ts'
import { salesOutput } from './output.ts'

const knowledge = readKnowledge()
const idea = {
  productName: 'ShiftSwap',
  productDescription:
    'An app that lets night-shift nurses in care homes swap shifts with colleagues without calling the ward manager. A nurse offers a shift, a colleague accepts it and the ward manager approves it with one tap. Today they use a WhatsApp group and a paper rota.',
  targetAudience: 'Night-shift nurses in care homes in Germany',
}

async function write(change: Record<string, unknown> = {}) {
  const input = agent.specification.input.parse({ ...idea, ...change })
  return { input, output: salesOutput.parse(draft.write(await writingContextOf(agent, input))) }
}

const words = (text: string) => text.split(/\s+/).length

test('names what is missing', () => {
  expect(agent.parseInput({ ...idea, targetAudience: '' })).toMatchObject({
    ok: false,
    message: 'Please fill in product name, description and who buys it',
  })
})

describe('the pitch', () => {
  test('fits its time, says the job and ends with a question', async () => {
    const { pitch } = (await write()).output
    expect(words(pitch.thirtySeconds)).toBeLessThanOrEqual(90)
    expect(words(pitch.twoMinutes)).toBeGreaterThan(150)
    expect(words(pitch.twoMinutes)).toBeLessThanOrEqual(330)
    expect(pitch.thirtySeconds).toContain('swap shifts with colleagues without calling the ward manager')
    expect(pitch.thirtySeconds).toMatch(/\?$/)
    expect(pitch.twoMinutes).toMatch(/\?$/)
  })
})

test('questions are about the past, never about what somebody would do', async () => {
  for (const { question } of (await write()).output.discovery) {
    expect(question).toMatch(/\?$/)
    expect(question).not.toMatch(/\bwould you\b/i)
  }
})

describe('rivals', () => {
  test('are real, cited, and their strength stands before their gap', async () => {
    const { cheatSheets } = (await write()).output
    expect(cheatSheets.length).toBeGreaterThanOrEqual(3)
    const known = knowledge.markets.flatMap(({ vendors }) => vendors.map(({ name }) => name))
    for (const { rival, chosenFor, weakAt } of cheatSheets) {
      expect(known).toContain(rival)
      expect(basisOf(chosenFor)).not.toBe('none')
      expect(basisOf(weakAt)).not.toBe('none')
    }
  })

  test('that the form names come first; those that nobody knows are asked about', async () => {
    const { output } = await write({ competitors: 'Deputy, Zwirbelplan' })
    expect(output.cheatSheets[0]?.rival).toBe('Deputy')
    expect(output.cheatSheets.map(({ rival }) => rival)).not.toContain('Zwirbelplan')
    expect(output.toCheck.join(' ')).toContain('does not know Zwirbelplan')
  })

  test('are not claimed to lack what they list', async () => {
    const sheet = (await write({ competitors: 'When I Work' })).output.cheatSheets[0]
    expect(sheet?.never).toContain('It lists shift swap')
  })
})

describe('the quiz', () => {
  test('has one right option, different ones, and not always in one place', async () => {
    const { input, output } = await write()
    expect(agent.problems(output, input)).toEqual([])
    expect(output.quiz.length).toBeGreaterThanOrEqual(5)
    expect(new Set(output.quiz.map(({ correct }) => correct)).size).toBeGreaterThan(1)
    const strength = output.quiz.find(({ question }) => question.startsWith('What do customers choose'))
    const rival = knowledge.markets
      .flatMap(({ vendors }) => vendors)
      .find(({ name }) => strength?.question.includes(` ${name} `))
    expect(strength?.options[strength.correct]).toBe(rival?.goodAt)
  })

  test('with a wrong index or the same option twice is a problem', async () => {
    const { input, output } = await write()
    const [first] = output.quiz
    if (!first) throw new Error('a quiz')
    const broken = { ...output, quiz: [{ ...first, options: ['a', 'a', 'b'], correct: 3 }] }
    expect(agent.problems(broken, input)).toHaveLength(2)
  })
})

test('without a market it names no rival, says so, and still trains', async () => {
  const { output } = await write({
    productDescription: 'Software for falconers to log the weight of their birds before each flight and plan feeding.',
    targetAudience: 'falconers',
  })
  expect(output.cheatSheets).toEqual([])
  expect(output.toCheck.join(' ')).toContain('No rival is known')
  expect(output.quiz.length).toBeGreaterThanOrEqual(3)
  expect(output.objections.length).toBeGreaterThanOrEqual(1)
})

test('invents no figure', async () => {
  const { pitch, objections } = (await write()).output
  const text = [
    pitch.thirtySeconds,
    pitch.twoMinutes,
    ...objections.filter(({ answer }) => !answer.includes('(assumption')).map(({ answer }) => answer),
  ].join(' ')
  expect(text.replace(/\[\d+\]/g, '')).not.toMatch(/\d/)
})
