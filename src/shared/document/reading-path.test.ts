import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { readingPath } from './reading-path.ts'

const heading = (text: string, level: 1 | 2, reference?: true): Block => ({
  type: 'heading',
  level,
  text,
  ...(reference ? { reference } : {}),
})
const said = (text: string): Block => ({ type: 'paragraph', text })

describe('the reading path', () => {
  test('leaves out a reference part up to the next heading of its level', () => {
    const blocks = [
      heading('Brief', 1),
      said('a'),
      heading('Formulas', 1, true),
      said('b'),
      heading('Rows', 2),
      said('c'),
      heading('Next', 1),
      said('d'),
    ]
    expect(readingPath(blocks)).toEqual([blocks[0], blocks[1], blocks[6], blocks[7]])
  })

  test('ends a nested reference part at the heading above', () => {
    const blocks = [heading('Matrix', 1), heading('Basis', 2, true), said('b'), heading('Cards', 1), said('d')]
    expect(readingPath(blocks)).toEqual([blocks[0], blocks[3], blocks[4]])
  })

  test('leaves out the sources, and reference parts inside cards', () => {
    const card = { title: 'One', blocks: [said('a'), heading('Steps', 2, true), said('b')] }
    const blocks: Block[] = [{ type: 'cards', cards: [card] }, heading('Sources', 1), { type: 'links', items: [] }]
    expect(readingPath(blocks)).toEqual([{ type: 'cards', cards: [{ title: 'One', blocks: [said('a')] }] }])
  })
})
