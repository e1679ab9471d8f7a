import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'

const reader = createReader(readKnowledge())
const source = {
  description: 'An app that lets nurses in care homes swap shifts with colleagues. Today they use a paper rota.',
  audience: 'Night nurses in Germany',
}
const plain = reader.read(source)

describe('a correction outweighs what was read', () => {
  test('without one the reading is the same', () => {
    expect(reader.read(source, {})).toEqual(plain)
    expect(reader.read(source, { who: ' \u{1f600} ' }).brief).toEqual(plain.brief)
  })

  test('each kind is read by its own reader', () => {
    const { brief } = reader.read(source, {
      who: 'head nurses',
      pays: 'operators of care homes',
      job: 'approve shift swaps',
      today: 'a spreadsheet and phone calls',
      where: 'Austria',
    })
    expect(brief.actors.map(({ plural }) => plural)).toEqual(['head nurses'])
    expect(brief.buyer?.plural).toMatch(/operator/)
    expect(brief.jobs[0]).toMatchObject({ verb: 'approve', head: 'swap' })
    expect(brief.alternatives.map(({ text }) => text).join(' ')).toContain('spreadsheet')
    expect(brief.geography.map(({ text }) => text)).toEqual(['Austria'])
    expect(brief.missing).not.toContain('buyer')
  })

  test('spans point to where the words were said', () => {
    const { brief } = reader.read(source, { who: 'head nurses', where: 'Austria' })
    for (const value of [...brief.actors, ...brief.geography]) {
      expect(value).toMatchObject({ confidence: 1, span: { field: 'context' } })
    }
    const said = (value: { span: { start: number; end: number } } | undefined) =>
      brief.source.context?.slice(value?.span.start, value?.span.end)
    expect(said(brief.actors[0])).toBe('head nurses')
    expect(said(brief.geography[0])).toBe('Austria')
  })

  test('words that no reader knows are taken as they stand', () => {
    const { brief } = reader.read(source, { who: 'Blorbs', where: 'Zzyzx', job: 'frobnicate quuxes' })
    expect(brief.actors[0]).toMatchObject({ plural: expect.stringMatching(/^blorbs$/i) })
    expect(brief.geography[0]).toMatchObject({ text: 'Zzyzx', regionId: null })
    expect(brief.jobs[0]).toMatchObject({ verb: 'frobnicate', object: 'quuxes' })
  })

  test('the same corrections give the same reading, and what was corrected is marked', () => {
    const corrections = { who: 'head nurses', market: 'Applicant tracking' }
    const reading = reader.read(source, corrections)
    expect(reader.read(source, corrections)).toEqual(reading)
    expect(reading.understood.filter((item) => item.corrected).map((item) => item.corrects)).toEqual(['who', 'market'])
    expect(plain.understood.some((item) => item.corrected)).toBe(false)
  })
})

describe('a corrected market', () => {
  test('is found by its name or a synonym', () => {
    const [market] = readKnowledge().markets
    expect(reader.read(source, { market: market?.name ?? '' }).placement.market?.id).toBe(market?.id)
    expect(reader.read(source, { market: market?.synonyms[0]?.toUpperCase() ?? '' }).placement.market?.id).toBe(
      market?.id,
    )
  })

  test('one that the library does not hold is none, not the one found before', () => {
    expect(plain.placement.market).not.toBe(null)
    const { placement, understood } = reader.read(source, { market: 'Hovercraft upholstery' })
    expect(placement.market).toBe(null)
    expect(understood).toContainEqual({
      label: 'Market',
      value: 'Not in the library',
      corrects: 'market',
      corrected: true,
    })
  })
})
