import { describe, expect, test } from 'vitest'
import type { Feature } from './output.ts'
import { dividersOf, isScored, quadrantOf, rankedFeatures, wholeFeatures } from './ranking.ts'

const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  id,
  name: `Name of ${id}`,
  because: 'a step',
  reach: 50,
  impact: 1,
  confidence: 80,
  effort: 2,
  needed: null,
  dependsOn: [],
  rests: 'because',
  check: 'ask',
  ...more,
})
const order = (features: readonly Feature[]) => rankedFeatures(features).map(({ feature: { id } }) => id)
const bucketOf = (features: readonly Feature[], id: string) =>
  rankedFeatures(features).find((each) => each.feature.id === id)?.bucket

describe('the ranking', () => {
  test('RICE is reach times impact times confidence by effort, confidence in hundredths', () => {
    expect(rankedFeatures([feature('F1', { reach: 60, impact: 2, confidence: 50, effort: 3 })])[0]).toMatchObject({
      value: 60,
      rice: 20,
    })
  })

  test('needs come first whatever their score, and take along what they depend on', () => {
    const features = [
      feature('F1', { reach: 100, impact: 3 }),
      feature('F2', { reach: 5, needed: 'law', dependsOn: ['F3'] }),
      feature('F3', { reach: 1 }),
    ]
    expect(bucketOf(features, 'F2')).toBe('Must')
    expect(rankedFeatures(features).find(({ feature: { id } }) => id === 'F3')).toMatchObject({
      bucket: 'Must',
      because: 'F2 depends on it',
    })
    expect(order(features)).toEqual(['F3', 'F2', 'F1'])
  })

  test('the upper half of the rest is Should, the lower Could', () => {
    const features = [1, 2, 3, 4].map((rank) => feature(`F${rank}`, { reach: 100 - 10 * rank }))
    expect(features.map(({ id }) => bucketOf(features, id))).toEqual(['Should', 'Should', 'Could', 'Could'])
  })

  test('what is uncertain and large is not built, unless something depends on it', () => {
    const wild = feature('F1', { confidence: 30, effort: 6 })
    expect(bucketOf([wild, feature('F2')], 'F1')).toBe("Won't this time")
    expect(bucketOf([wild, feature('F2', { dependsOn: ['F1'] })], 'F1')).not.toBe("Won't this time")
    expect(bucketOf([{ ...wild, effort: 4 }, feature('F2')], 'F1')).not.toBe("Won't this time")
  })

  test('nothing is built before what it depends on; circles and unknown ids do no harm', () => {
    const features = [
      feature('F1', { reach: 90, dependsOn: ['F2', 'F9'] }),
      feature('F2', { reach: 10, dependsOn: ['F1'] }),
      feature('F3', { reach: 50 }),
    ]
    expect(order(features).toSorted()).toEqual(['F1', 'F2', 'F3'])
    expect(order([feature('F1', { reach: 90, dependsOn: ['F2'] }), feature('F2', { reach: 10 })])).toEqual(['F2', 'F1'])
  })

  test('what lacks a number has no score, stays in the order of the list behind what is scored, and is scored with its last number', () => {
    const { effort: _open, ...blank } = feature('F1')
    const features = [blank, { ...blank, id: 'F10' }, { ...blank, id: 'F2' }, feature('F3', { reach: 1 })]
    const ranked = rankedFeatures(wholeFeatures(features))
    expect(ranked.map((each) => [each.feature.id, each.rice === null])).toEqual([
      ['F3', false],
      ['F1', true],
      ['F10', true],
      ['F2', true],
    ])
    const filled = rankedFeatures(
      wholeFeatures(features.map((each) => (each.id === 'F2' ? { ...each, effort: 1 } : each))),
    )
    expect(filled[0]).toMatchObject({ feature: { id: 'F2' }, rice: 40 })
  })

  test('the matrix is parted at the medians', () => {
    const ranked = rankedFeatures([
      feature('F1', { reach: 90, effort: 1 }),
      feature('F2', { reach: 80, effort: 8 }),
      feature('F3', { reach: 10, effort: 1 }),
      feature('F4', { reach: 5, effort: 8 }),
    ]).filter(isScored)
    const dividers = dividersOf(ranked)
    const quadrants = Object.fromEntries(ranked.map((each) => [each.feature.id, quadrantOf(each, dividers)]))
    expect(quadrants).toEqual({ F1: 'Quick win', F2: 'Big bet', F3: 'Fill-in', F4: 'Reconsider' })
  })
})
