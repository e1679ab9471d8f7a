import { describe, expect, test } from 'vitest'
import { readIndustryNames } from '#knowledge/industry-name.ts'
import { library } from '#tests/support/market-reader.ts'
import { createFindSector } from './find-sector.ts'

const names = readIndustryNames()
const findSector = createFindSector(names, library)
const marketsOf = (text: string) => findSector(text)?.capabilities.map(({ id }) => id) ?? []
const known = new Set(library.entries.map(({ id }) => id))

describe('an industry', () => {
  test('every name of every industry finds its markets', () => {
    for (const { names: said, markets } of names.industries)
      for (const name of said) {
        const found = marketsOf(name)
        if (markets.some((id) => known.has(id))) expect(found.length, name).toBeGreaterThan(0)
      }
  })

  test.each(['fintech', 'the Fintech industry', 'fintech startups', 'fintech for freelancers', 'Fintech in Germany'])(
    '%s is fintech',
    (text) => expect(marketsOf(text)).toEqual(marketsOf('Fintech')),
  )

  test.each(['music lessons', 'beekeeping supplies', 'the industry', '', 'constructor', '!!'])('%s is none', (text) =>
    expect(marketsOf(text)).toEqual([]),
  )
})
