import { describe, expect, test } from 'vitest'
import { readGlossaries } from '#knowledge/glossary.ts'
import { createGlosses } from './glosses.ts'

const glossesOf = createGlosses(readGlossaries())
const english = (language: string, text: string) =>
  glossesOf(language)?.(text).map((gloss) => `${gloss.said}: ${gloss.english}`)

describe('words of another language', () => {
  test('forms and umlauts', () => {
    expect(english('de', 'Ärzte und Zahnärzte')).toEqual(['Ärzte: doctor', 'Zahnärzte: dentist'])
    expect(english('fr', 'les infirmières')).toEqual(['infirmières: nurse'])
  })
  test('a German word of two', () => {
    expect(english('de', 'Vereinsmitglieder')).toEqual(['Vereinsmitglieder: sports club members'])
    expect(english('nl', 'huurderscontract')).toEqual(['huurderscontract: tenant contract'])
  })
  test('words that belong together', () => {
    expect(english('es', 'coches de segunda mano')?.at(-1)).toBe('segunda mano: second-hand')
    expect(english('fr', 'le gaspillage alimentaire')).toEqual(['gaspillage alimentaire: food waste leftovers unsold'])
  })
  test('what is not known is left out', () => {
    expect(english('de', 'Der Zwirbelquast trällert')).toEqual([])
    expect(english('it', '')).toEqual([])
    expect(glossesOf('ja')).toBeNull()
  })
  test('a word of any length', () => {
    expect(english('de', 'x'.repeat(2_000))).toEqual([])
  })
})

test('each glossary is folded as the words are', () => {
  for (const { words } of readGlossaries()) {
    for (const word of Object.keys(words)) expect(word).toBe(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  }
})
