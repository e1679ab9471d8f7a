import { describe, expect, test } from 'vitest'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'

/** Answers as models mangle them. Each is used, and what was whole of it is paid for once. */
describe('a mangled answer', () => {
  const scene = modelScene()
  const json = JSON.stringify(researchAnswer)
  const entries = Object.entries(researchAnswer)
  const part = (from: number, to?: number) => JSON.stringify(Object.fromEntries(entries.slice(from, to)))
  const { positioningStatement, valueProposition, swotAnalysis, usps, openQuestions } = researchAnswer
  const rest = JSON.stringify({ usps, marketTrends: [], openQuestions })

  /** Runs with one mangled answer; a second call, if any, gets `next`. */
  async function resultOf(mangled: string, next = rest) {
    const first = scene.model.requests
    scene.model.set({ answer: ({ index }) => ({ text: index === first ? mangled : next, chunks: 8 }) })
    const used = (await scene.usage()).used
    const { status, body } = await scene.run()
    expect(status, JSON.stringify(body).slice(0, 400)).toBe(200)
    expect((await scene.usage()).used).toBe(used + 1)
    return { result: body as Record<string, unknown>, calls: scene.model.requests - first }
  }

  test.each([
    ['in two objects', `${part(0, 3)}\n\n${part(3)}`],
    ['in two fences', `\`\`\`json\n${part(0, 3)}\n\`\`\`\nand\n\`\`\`json\n${part(3)}\n\`\`\``],
    ['a property a line', entries.map(([name, value]) => JSON.stringify({ [name]: value })).join('\n')],
    ['as a list of names and values', JSON.stringify(entries.map(([key, value]) => ({ key, value })))],
    ['with comments', json.replace('"usps"', '/* what is ours */ "usps"').replace('"swot', '// SWOT\n"swot')],
    ['with remarks as Python has them', json.replace('"usps"', '# what is ours\n"usps"')],
    ['as the text of a tool call', `<tool_call>\n{"name":"market_research","arguments":${json}}\n</tool_call>`],
    ['as a call in a program', `const answer = submit(${json});`],
    ['made JSON twice', JSON.stringify(json)],
    ['with raw control characters', json.replace('neighbour', 'neigh\0bour').replace('one free', 'one\nfree')],
    ['with typographic quotation marks', json.replace(/"([^"]*)"/g, '“$1”')],
    ['with a property in another language', json.replace('"usps"', '"Alleinstellungsmerkmale"')],
    ['with a depth that nobody asked for', `${json.slice(0, -1)},"x":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`],
  ])('%s', async (_what, text) => {
    const { result, calls } = await resultOf(text)
    expect(result).toMatchObject({ valueProposition, swotAnalysis, usps, openQuestions })
    expect(calls).toBe(1)
  })

  test('as the call of a tool that nobody offered', async () => {
    scene.model.fail({ kind: 'tool-call' })
    const { result, calls } = await resultOf(json)
    expect(result).toMatchObject({ valueProposition, usps })
    expect(calls).toBe(1)
  })

  test('with a table for a list', async () => {
    const table =
      '| Name | URL | Features | Benefits | Weaknesses |\n|---|---|---|---|---|\n| A neighbour | | Knows the dog<br>Is near | Free | Away |'
    const { result, calls } = await resultOf(JSON.stringify({ ...researchAnswer, battleCard: { competitors: table } }))
    expect(result).toMatchObject({
      battleCard: {
        competitors: [{ name: 'A neighbour', features: ['Knows the dog', 'Is near'], benefits: ['Free'] }],
      },
    })
    expect(calls).toBe(1)
  })

  test('that breaks off in the middle of an escape, though its sender says that it is whole, is asked for the rest', async () => {
    const { result, calls } = await resultOf(`${json.slice(0, json.indexOf('"usps"'))}"usps":["After\\u00`)
    expect(result).toMatchObject({ positioningStatement, swotAnalysis, usps, openQuestions })
    expect(calls).toBe(2)
    expect(scene.model.lastBody).toContain('written-so-far')
  })

  test('inside another object, broken off, is asked for what is missing', async () => {
    const { result, calls } = await resultOf(`{"answer":${json.slice(0, json.indexOf('"usps"'))}"usps":["After`)
    expect(result).toMatchObject({ battleCard: { competitors: [{ name: 'A neighbour' }] }, swotAnalysis, usps })
    expect(calls).toBe(2)
  })

  test('that repeats itself for five megabytes is read as far as anybody reads', async () => {
    const trend = '"The market grows (assumption: ask).",'
    const endless = json.replace('"marketTrends":[]', `"marketTrends":[${trend.repeat(140_000)}`)
    expect(endless.length).toBeGreaterThan(5_000_000)
    const { result, calls } = await resultOf(endless, JSON.stringify({ openQuestions }))
    expect(result).toMatchObject({ positioningStatement, battleCard: { competitors: [{}] }, usps, openQuestions })
    expect((result.marketTrends as string[]).length).toBeLessThan(100)
    expect(calls).toBe(2)
  })
})
