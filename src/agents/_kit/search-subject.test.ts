import { expect, test } from 'vitest'
import type { Quote } from '#shared/reading.ts'
import { searchSubject } from './search-subject.ts'

const quote = (text: string): Quote => ({ text, field: 'description', start: 0, end: text.length })
const nothing = { name: null, offer: null, capabilities: [], own: [], people: [] }
const nurses = [{ ...quote('nurses'), role: null }]

test('says what it does, without the words for any product', () => {
  const offer = quote('A phone app that lets nurses swap shifts')
  expect(searchSubject({ ...nothing, offer, people: nurses }, 'x')).toEqual({
    topic: 'nurses swap shifts',
    who: 'nurses',
  })
  const named = {
    ...nothing,
    name: quote('Parcelbell'),
    offer: quote('Parcelbell is a help desk for small online shops'),
  }
  expect(searchSubject(named, 'x').topic).toBe('help desk for small online shops')
})

test('where the offer only says for whom, the first feature says what', () => {
  const reading = { ...nothing, offer: quote('An app for nurses'), own: [quote('swap shifts')], people: nurses }
  expect(searchSubject(reading, 'x').topic).toBe('swap shifts nurses')
})

test('the first words where nothing was found, and never more than a search takes', () => {
  const silent = searchSubject(nothing, 'word '.repeat(40))
  expect(silent.topic.length).toBeLessThanOrEqual(80)
  expect(silent).toMatchObject({ topic: expect.stringContaining('word'), who: expect.stringContaining('word') })
  expect(searchSubject({ ...nothing, offer: quote('word '.repeat(40)) }, 'x').topic.length).toBeLessThanOrEqual(80)
})
