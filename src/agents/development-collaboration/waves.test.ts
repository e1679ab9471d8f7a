import { expect, test } from 'vitest'
import { wavesOf } from './waves.ts'

test('a ticket comes after all that it depends on', () => {
  const { waves, stuck } = wavesOf([
    { id: 'T3', dependsOn: ['T1', 'T2'] },
    { id: 'T1', dependsOn: [] },
    { id: 'T2', dependsOn: ['T1'] },
    { id: 'T4', dependsOn: ['T9'] },
  ])
  expect(waves).toEqual([['T1', 'T4'], ['T2'], ['T3']])
  expect(stuck).toEqual([])
})

test('a circle is found and ends the order', () => {
  const { waves, stuck } = wavesOf([
    { id: 'T1', dependsOn: [] },
    { id: 'T2', dependsOn: ['T3'] },
    { id: 'T3', dependsOn: ['T2'] },
  ])
  expect(waves).toEqual([['T1']])
  expect(stuck).toEqual(['T2', 'T3'])
})

test('half-written tickets are no hindrance', () => {
  expect(wavesOf([{}, { id: 'T1' }, { id: 'T2', dependsOn: [undefined, 'T1'] }])).toEqual({
    waves: [['T1'], ['T2']],
    stuck: [],
  })
})
