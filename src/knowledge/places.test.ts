import { describe, expect, test } from 'vitest'
import { readIndustries, readRegions } from './layers.ts'
import { placeMeasures, readPlaces } from './place.ts'

const { places, sources } = readPlaces()

describe('places', () => {
  test('ids and cues belong to one place each', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    const cues = places.flatMap((place) => place.cues)
    expect(new Set(cues).size).toBe(cues.length)
  })

  test('each measure says where it was read', () => {
    for (const measure of placeMeasures) expect(sources[measure].url).toMatch(/^https:/)
  })

  test('a region of the library has the same population here', () => {
    for (const region of readRegions()) {
      const population = region.figures.find(({ id }) => id === `${region.id}-population`)
      const place = places.find(({ id }) => id === region.id)
      expect(place, region.id).toBeDefined()
      if (population && place?.members.length === 0) expect(place.population.value).toBe(population.value)
    }
  })

  test('a group holds more people than any of its members', () => {
    const world = places.find(({ id }) => id === 'world')
    const union = places.find(({ id }) => id === 'european-union')
    const germany = places.find(({ id }) => id === 'germany')
    expect(union?.population.value).toBeLessThan(world?.population.value ?? 0)
    expect(germany?.population.value).toBeLessThan(union?.population.value ?? 0)
  })
})

describe('industries', () => {
  const industries = readIndustries()

  test('sizes follow one another without a gap, and larger firms have more staff each', () => {
    for (const { id, sizes } of industries) {
      for (const [index, size] of sizes.entries()) {
        const next = sizes[index + 1]
        if (next && size.to !== null) expect(next.from, id).toBe(size.to + 1)
        if (next) {
          expect(next.employment / next.firms, id).toBeGreaterThan(size.employment / size.firms)
        }
      }
      expect(sizes.at(-1)?.to).toBeNull()
    }
  })

  test('a cue names one sector', () => {
    const cues = industries.flatMap((industry) => industry.cues)
    expect(new Set(cues).size).toBe(cues.length)
  })
})
