import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { sectionNames, withFreeBlocks } from './with-free-blocks.ts'

const heading = (text: string): Block => ({ type: 'heading', level: 1, text })
const sources: Block = { type: 'heading', level: 1, text: 'Quellen', listsSources: true }
const words = (text: string): Block => ({ type: 'paragraph', text })
const document = {
  title: 'Plan',
  language: 'en',
  blocks: [heading('Goals'), words('One.'), heading('Risks'), words('Two.'), sources, words('S')],
}
const added = (under: string, text: string) => ({ id: `${under} ${text}`, under, text })

test('what a person added stands at the end of its section, and without one before the sources', async () => {
  const { blocks } = await withFreeBlocks(document, [
    added('', 'End.'),
    added('Goals', '# Mine\n\n- a'),
    added('Gone', 'Kept.'),
    added('Goals', 'More.'),
  ])
  expect(blocks).toEqual([
    heading('Goals'),
    words('One.'),
    { type: 'heading', level: 2, text: 'Mine' },
    { type: 'list', ordered: false, items: [{ text: 'a' }] },
    words('More.'),
    heading('Risks'),
    words('Two.'),
    words('End.'),
    words('Kept.'),
    sources,
    words('S'),
  ])
  expect(await withFreeBlocks(document, [])).toBe(document)
  expect(sectionNames(document)).toEqual(['Goals', 'Risks', 'Quellen'])
})
