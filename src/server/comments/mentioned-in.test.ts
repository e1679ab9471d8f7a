import { expect, test } from 'vitest'
import { mentionedIn } from './mentioned-in.ts'

const people = [{ name: 'Ada' }, { name: 'Ada Example' }, { name: 'Grace Hopper' }, { name: '' }]
const namesIn = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test('a name behind an @ is meant, the longest that fits, in any case', () => {
  expect(namesIn('@ada example, is this so? cc @GRACE HOPPER.')).toEqual(['Ada Example', 'Grace Hopper'])
  expect(namesIn('Ask @Ada')).toEqual(['Ada'])
  expect(namesIn('@Ada and @Ada Example')).toEqual(['Ada', 'Ada Example'])
})

test('addresses, other words and names without an @ mention nobody', () => {
  expect(namesIn('mail@ada.example, @Adamant, Ada, @ Ada, @')).toEqual([])
})
