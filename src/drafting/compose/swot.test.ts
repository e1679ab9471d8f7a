import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { BriefSource } from '#shared/brief.ts'
import type { Source } from '#shared/source.ts'
import { createReader } from '../create-reader.ts'
import { basisOf } from './claim-text.ts'
import { marketView } from './market-view.ts'
import { swotOf } from './swot.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)

function swot(source: BriefSource, withSources = true) {
  const { brief, placement } = reader.read(source)
  const vendors = placement.market?.vendors ?? []
  const rules = placement.market?.regulations.map(({ source: { url } }) => url) ?? []
  const urls = withSources ? [...new Set([...vendors.map(({ url }) => url), ...rules])] : []
  const sources = urls.map(
    (url, index): Source => ({
      number: index + 1,
      kind: 'library',
      title: url,
      url,
      publisher: 'library',
      excerpt: '',
      year: null,
    }),
  )
  const view = marketView({ input: {}, brief, placement, knowledge, sources, timestamp: '2026-01-01T00:00:00Z' }, 3)
  return { ...swotOf(view), rivals: view.rivals.map(({ vendor }) => vendor.name), view }
}

describe('SWOT', () => {
  const nurses: BriefSource = {
    description:
      'ShiftSwap lets nurses in care homes swap shifts without calling the ward manager. Today they use a WhatsApp group.',
    audience: 'nurses in care homes in Germany',
  }

  test('a strength answers a named rival or what people use today', () => {
    const { strengths, rivals } = swot(nurses)
    for (const text of strengths) expect([...rivals, 'WhatsApp group'].some((name) => text.includes(name))).toBe(true)
    expect(strengths.some((text) => text.includes('Germany') && text.includes('When I Work'))).toBe(true)
  })

  test('a weakness tells which rival does the job, and what the market takes for granted', () => {
    const { weaknesses, view } = swot(nurses)
    expect(weaknesses[0]).toContain('When I Work (shift swap)')
    const stakes = view.market?.tableStakes.map(({ capability }) => capability.toLowerCase().slice(0, 20)) ?? []
    expect(weaknesses.some((text) => stakes.some((stake) => text.toLowerCase().includes(stake)))).toBe(true)
  })

  test('a rule counts only where it binds', () => {
    expect(swot(nurses).opportunities.join(' ')).toContain('Working Time Directive')
    expect(swot({ ...nurses, audience: 'nurses in the US' }).opportunities.join(' ')).not.toContain(
      'Working Time Directive',
    )
  })

  test('a threat names who could move', () => {
    const { threats, view } = swot(nurses)
    const names = [...view.ranked.map(({ vendor }) => vendor.name), 'WhatsApp group']
    for (const text of threats) expect(names.some((name) => text.includes(name))).toBe(true)
  })

  test('without sources nothing of the library is a fact', () => {
    const { strengths, weaknesses, opportunities, threats } = swot(nurses, false)
    for (const text of [...strengths, ...weaknesses, ...opportunities, ...threats])
      expect(['assumption', 'inference']).toContain(basisOf(text))
    expect([...strengths, ...threats].join(' ')).not.toMatch(/\[\d/)
  })

  test('an unknown market gives each quadrant at least one claim and no vendor', () => {
    const { strengths, weaknesses, opportunities, threats } = swot({
      description: 'Software for falconers to weigh their birds before each flight.',
    })
    for (const list of [strengths, weaknesses, opportunities, threats]) expect(list.length).toBeGreaterThan(0)
    expect(threats.join(' ')).toContain('does not know this market')
  })
})
