import { expect, test } from 'vitest'
import type { Block } from '#shared/document/block.ts'
import { foldedParts } from './folded-parts.ts'

const said: Block = { type: 'paragraph', text: 'a' }
const heading = (level: 1 | 2, reference?: true): Block => ({
  type: 'heading',
  level,
  text: 'h',
  ...(reference ? { reference } : {}),
})

test('a reference part takes what follows it up to the next heading of its level', () => {
  expect(foldedParts([heading(1), said, heading(1, true), said, heading(2), said, heading(1), said])).toEqual([
    { heading: 0, inside: null },
    { heading: 1, inside: null },
    { heading: 2, inside: [3, 4, 5] },
    { heading: 6, inside: null },
    { heading: 7, inside: null },
  ])
})

test('two reference parts in a row stay two', () => {
  expect(foldedParts([heading(1, true), said, heading(1, true), said])).toEqual([
    { heading: 0, inside: [1] },
    { heading: 2, inside: [3] },
  ])
})
