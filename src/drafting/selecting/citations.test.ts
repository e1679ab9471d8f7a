import { expect, test } from 'vitest'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { citationsOf } from './citations.ts'

const dossier = openMarketLibrary().dossier('table-reservations')
const sourced = dossier.dynamics.find(({ basis }) => 'source' in basis)
const [first] = dossier.rivals

test('a source gets its number when it is first cited, and keeps it', () => {
  const { cite, number, ...citations } = citationsOf(dossier)
  expect(citationsOf(dossier).sources).toEqual([])
  const mark = cite(sourced?.basis)
  expect(mark).toMatch(/^ \[1\]/)
  expect(cite(sourced?.basis)).toBe(mark)
  expect(number(sourced?.basis)).toBe(1)
  expect(citations).toBeDefined()
})

test('experience is no source; a rival is an entry of the library with its listed address', () => {
  const citations = citationsOf(dossier)
  expect(citations.cite({ experience: 'watch twenty tables turn' })).toBe('')
  if (!first) throw new Error('a rival is needed')
  expect(citations.entry(first)).toBe(1)
  expect(citations.sources[0]).toMatchObject({ title: first.name, url: first.url, kind: 'library' })
})
