import { read } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { outsideFacts } from '#drafting/index.ts'
import { workbookBytes } from '#exporters/xlsx/workbook-bytes.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { planningInput } from './input.ts'
import { type PlanningResult, planningOutput } from './output.ts'
import outside from './outside.ts'
import { planningCsv, planningWorkbook } from './planning-files.ts'
import { isScored, rankedFeatures, wholeFeatures } from './ranking.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function plan(form: { productDescription: string; goals?: string; candidateFeatures?: string }) {
  const input = planningInput.parse(form)
  const source = agent.briefSource(input)
  const facts = outsideFacts(source, briefReader(source).reading, null)
  const output = planningOutput.parse(outside.write({ input, facts, regions, counted, timestamp }))
  const context = { input, sources: facts.sources, timestamp }
  const result = agent.parseResult(agent.toResult(output, context))
  if (!result.ok) throw new Error(JSON.stringify(result.fields))
  return { output, result: result.value as PlanningResult }
}

const loom = {
  productDescription:
    'Loom Letters lets weavers in different villages weave one shared cloth. Each weaver scans the last row by phone, and the next one is reminded when it is their turn.',
  goals: 'Nine of ten weavers scan the last row',
  candidateFeatures: 'Scan the last row\nDark mode\nRemind the next weaver',
}

describe('features of a product that no market knows', () => {
  test('are the listed lines with what the description says of them, without a number that nobody has', () => {
    const { features } = plan(loom).output
    const listed = features.filter(({ name }) => loom.candidateFeatures.split('\n').includes(name))
    expect(listed).toHaveLength(3)
    expect(features.every(({ reach }) => reach === undefined)).toBe(true)
    const scan = features.find(({ name }) => name === 'Scan the last row')
    expect(scan).toMatchObject({ id: 'F1', impact: 3 })
    expect(scan?.because).toContain('scans the last row')
    expect(scan?.rests).toContain('“Nine of ten weavers scan the last row”')
    expect(features.find(({ name }) => name === 'Dark mode')?.needed).toBeNull()
  })

  test('stand in the order of what is known and are ranked anew with each score', () => {
    const { features } = plan(loom).output
    const first = rankedFeatures(wholeFeatures(features))
    expect(first.some(isScored)).toBe(false)
    expect(first.map(({ feature }) => feature.id)).toEqual(
      [...first].sort((a, b) => a.rank - b.rank).map(({ feature }) => feature.id),
    )
    const before = first.find(({ feature }) => feature.name === 'Dark mode')?.rank ?? 0
    const filled = features.map((each) =>
      each.name === 'Dark mode'
        ? { ...each, reach: 100, impact: 3, confidence: 80, effort: 1, needed: 'law' as const }
        : each,
    )
    const after = rankedFeatures(wholeFeatures(filled)).find(({ feature }) => feature.name === 'Dark mode')
    expect(after?.rank).toBeLessThan(before)
    expect(after?.rice).toBe(240)
  })

  test('go into a spreadsheet and a csv with empty cells to fill in', () => {
    const { result } = plan(loom)
    const sheet = read(workbookBytes(planningWorkbook(result)), { cellFormula: true }).Sheets.Features
    result.features.forEach((_, index) => {
      expect(sheet?.[`C${index + 2}`]?.v).toBeUndefined()
      expect(sheet?.[`G${index + 2}`]).toMatchObject({ v: '' })
      expect(sheet?.[`G${index + 2}`]?.f).toMatch(/^IF\(COUNT\(C\d+:F\d+\)<4,"",C\d+ \* D\d+ \* E\d+ \/ F\d+\)$/)
    })
    const [header, ...lines] = planningCsv(result)
    expect(lines).toHaveLength(result.features.length)
    expect(lines[0]?.[header?.indexOf('rice') ?? 0]).toBe('')
  })
})
