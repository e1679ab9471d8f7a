import { describe, expect, test } from 'vitest'
import { briefReader } from '#tests/support/market-reader.ts'
import { holds, lawRegions, type Situation } from './holds.ts'

const situation: Situation = {
  claimed: new Set(['deposit', 'waitlist']),
  capabilities: new Set(['deposit', 'waitlist']),
  submarket: 'neighbourhood',
  regions: new Set(['de', 'dach', 'eu']),
  named: new Set(['opentable']),
  values: new Map([['seats', [40]]]),
}

describe('a text of a dossier holds', () => {
  test.each([
    ['without conditions', {}, true],
    ['when one of its capabilities was named', { when: ['waitlist', 'phone'] }, true],
    ['not when none was', { when: ['phone'] }, false],
    ['when all that it asserts were named', { asserts: ['deposit', 'waitlist'] }, true],
    ['not when one that it asserts was not', { asserts: ['deposit', 'phone'] }, false],
    ['in its submarket', { only: { submarket: 'neighbourhood' } }, true],
    ['not in another', { only: { submarket: ['tasting', 'groups'] } }, false],
    ['in a group of the named country', { only: { region: 'dach' as const } }, true],
    ['not in another country', { only: { region: 'us' as const } }, false],
    ['where a company was named', { only: { named: ['OpenTable'] } }, true],
    ['not where it must not be', { only: { notNamed: ['OpenTable'] } }, false],
    ['when a number was stated within its bound', { only: { benchmarks: ['seats<=60'] } }, true],
    ['not beyond it', { only: { benchmarks: ['seats>60'] } }, false],
    ['not when the number was not stated', { only: { benchmarks: ['turn'] } }, false],
  ])('%s', (_name, conditions, expected) => {
    expect(holds(conditions, situation)).toBe(expected)
  })
})

test('without a place the law shown is that of the currency of the price', () => {
  const law = (price: string) => [
    ...lawRegions(briefReader({ description: `Wrapbox is an expense app. ${price}` }).reading),
  ]
  expect(law('$8 per person per month.')).toEqual(['us'])
  expect(law('£8 per person per month.')).toEqual(['uk'])
  expect(law('It has no price yet.')).toEqual([])
})
