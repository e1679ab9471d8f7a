import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { coreWords } from './core-words.ts'

const of = (blocks: Block[], language = 'en') => coreWords({ title: 'T', language, blocks })
const paragraph = (text: string): Block => ({ type: 'paragraph', text })

test('words are counted without what is folded and without the sources', () => {
  const empty = of([])
  const heading = (text: string, level: 1 | 2, folded?: true): Block => ({
    type: 'heading',
    level,
    text,
    ...(folded ? { folded } : {}),
  })
  const core = [heading('Problem', 1), paragraph('Three words here.')]
  expect(of(core) - empty).toBe(3)
  expect(
    of([
      ...core,
      heading('FAQ', 1, true),
      heading('Customers', 2),
      paragraph('Not counted.'),
      heading('Risks', 1),
      paragraph('One'),
      { type: 'heading', level: 1, text: 'Quellen', listsSources: true },
      paragraph('A page'),
    ]) - empty,
  ).toBe(4)
})

test('in scripts without spaces too', () => {
  expect(of([paragraph('犬の散歩を頼む')], 'ja') - of([], 'ja')).toBeGreaterThan(2)
})
