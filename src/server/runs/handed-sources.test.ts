import { expect, test } from 'vitest'
import type { Source } from '#shared/source.ts'
import { handedSources, withCitedItems } from './handed-sources.ts'

const page: Source = {
  number: 1,
  kind: 'page',
  title: 'Rover',
  url: 'https://rover.example',
  publisher: 'Rover',
  excerpt: 'A marketplace',
  year: null,
}
const personas = {
  runId: 'up',
  agent: 'Personas',
  title: 'T',
  date: '2026-11-12',
  version: 3,
  items: ['Ana', 'Ben', 'Cleo'].map((name, index) => ({ id: `/personas/${index}`, name, text: `Name: ${name}` })),
  offered: [],
  shortened: false,
}

test('items of earlier results are sources behind those of the run', () => {
  const sources = handedSources([personas], [page])
  expect(sources.map(({ number, title }) => [number, title])).toEqual([
    [2, 'Personas, version 3: Ana'],
    [3, 'Personas, version 3: Ben'],
    [4, 'Personas, version 3: Cleo'],
  ])
  expect(sources[1]).toMatchObject({ kind: 'document', from: { runId: 'up', version: 3, item: '/personas/1' } })
})

test('no number has three digits', () => {
  const many = { ...personas, items: Array.from({ length: 120 }, (_, at) => ({ id: `/a/${at}`, name: '', text: 'a' })) }
  expect(handedSources([many], [page]).at(-1)?.number).toBe(99)
})

test('items that nothing cites are left out, and the others count on without a gap', () => {
  const sources = [page, ...handedSources([personas], [page])]
  const answer = { list: ['Of the market [1]', 'Ben asks first \\[3\\] and Cleo [1, 4]'], row: { sourceNumber: 4 } }
  const { output, sources: kept } = withCitedItems(answer, sources)
  expect(output).toEqual({
    list: ['Of the market [1]', 'Ben asks first \\[2\\] and Cleo [1, 3]'],
    row: { sourceNumber: 3 },
  })
  expect(kept.map(({ number, from }) => [number, from?.item])).toEqual([
    [1, undefined],
    [2, '/personas/1'],
    [3, '/personas/2'],
  ])
})
