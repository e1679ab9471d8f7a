import { expect, test } from 'vitest'
import poster from './poster.json'
import { posterWords } from './poster-words.ts'
import { runUpTo } from './recorded-run.ts'

test('the first picture says what the recorded run wrote', () => {
  const { result } = runUpTo('end')
  expect(result).not.toBeNull()
  expect(poster).toEqual(posterWords(result))
})
