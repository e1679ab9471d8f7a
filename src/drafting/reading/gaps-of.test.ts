import { expect, test } from 'vitest'
import { briefReader } from '#tests/support/market-reader.ts'
import { gapsOf } from './gaps-of.ts'

test('what was said is never missing', () => {
  const { reading } = briefReader({
    description:
      'Semiquaver is for private music teachers in Austria: parents book a trial lesson and pay for ten lessons at once. Teachers pay 12 euros a month. No advertising. Today they use a paper diary.',
  })
  expect(gapsOf(reading)).toEqual([])
})

test('what nothing was found of is', () => {
  const gaps = gapsOf(briefReader({ description: 'An app' }).reading)
  expect(gaps).toEqual(expect.arrayContaining(['actor', 'buyer', 'alternative', 'business-model', 'geography']))
})
