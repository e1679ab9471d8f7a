import { expect, test } from 'vitest'
import { todayPhrase } from './today-phrase.ts'

test.each([
  ['WhatsApp group', 'a WhatsApp group'],
  ['paper rota', 'a paper rota'],
  ['on paper', 'paper'],
  ['Excel', 'Excel'],
  ['Excel with consultants', 'Excel with consultants'],
  ['spreadsheets and awkward emails', 'spreadsheets and awkward emails'],
  ['hiring a consultant', 'hiring a consultant'],
  ['the phone', 'phone'],
])('%s', (text, phrase) => expect(todayPhrase(text.replace(/^the /, ''))).toBe(phrase))
