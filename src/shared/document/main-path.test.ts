import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { mainPath, sectionsOf } from './main-path.ts'

const heading = (level: 1 | 2, text: string, folded?: true): Block => ({
  type: 'heading',
  level,
  text,
  ...(folded ? { folded } : {}),
})
const said = (text: string): Block => ({ type: 'paragraph', text })

const blocks: Block[] = [
  heading(1, 'In brief'),
  said('short'),
  heading(1, 'Cases', true),
  said('long'),
  heading(2, 'Case 1'),
  said('longer'),
  heading(1, 'Questions'),
  said('open'),
  { type: 'heading', level: 1, text: 'Quellen', listsSources: true },
  { type: 'links', items: [] },
]

describe('folded sections', () => {
  test('are no part of the main path, with all that stands under them', () => {
    expect(mainPath({ blocks }).map((block) => ('text' in block ? block.text : block.type))).toEqual([
      'In brief',
      'short',
      'Questions',
      'open',
    ])
  })

  test('are left out of cards too', () => {
    const card = { title: 'One', blocks: [said('a'), heading(2, 'Steps', true), said('b')] }
    expect(mainPath({ blocks: [{ type: 'cards', cards: [card] }] })).toEqual([
      { type: 'cards', cards: [{ title: 'One', blocks: [said('a')] }] },
    ])
  })

  test('end at the next heading of their level', () => {
    const parts = sectionsOf(blocks)
    const [folded, ...others] = parts.filter(({ kind }) => kind === 'folded')
    expect(others).toEqual([])
    expect(folded).toMatchObject({ title: 'Cases', blocks: [said('long'), heading(2, 'Case 1'), said('longer')] })
    expect(parts).toHaveLength(7)
  })
})
