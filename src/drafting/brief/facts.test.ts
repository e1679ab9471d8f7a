import { describe, expect, test } from 'vitest'
import { readAlternatives } from './alternatives.ts'
import { readConstraints } from './constraints.ts'
import type { FieldClause } from './found-value.ts'
import { readKind } from './kind.ts'
import { personScore } from './lexicon.ts'
import { readMoments, readPlaces } from './moments.ts'
import { readName } from './name.ts'
import { readNovelty } from './novelty.ts'
import { readNumbers } from './numbers.ts'
import { readPains } from './pains.ts'
import { readSentences } from './tokens.ts'

/** The readers of single facts, on sentences of a description. */
const clauses = (source: string): FieldClause[] =>
  readSentences(source).map((tokens) => ({ clause: { tokens, source, person: personScore }, field: 'description' }))
const texts = (values: readonly { text: string }[]) => values.map((value) => value.text)

describe('alternatives', () => {
  test.each([
    ['Today they use a WhatsApp group and a paper rota.', ['WhatsApp group', 'paper rota']],
    ['It replaces spreadsheets and awkward emails', ['spreadsheets', 'awkward emails']],
    ['instead of driving three hours to the hospital', ['driving three hours to the hospital']],
    ['They currently rely on gut feeling and Excel', ['gut feeling', 'Excel']],
    ['An alternative to Datadog', ['Datadog']],
    ['a build in ten minutes instead of an hour', []],
    ['Managers see trends', []],
  ])('%s', (text, expected) => expect(texts(readAlternatives(clauses(text), new Set(['datadog'])))).toEqual(expected))
})

test('a place before the job is no moment', () => {
  expect(texts(readMoments(clauses('An app with which nurses in UK hospitals swap shifts')))).toEqual([])
  expect(texts(readMoments(clauses('Nurses swap on the night shift')))).toEqual(['on the night shift'])
})

describe('constraints', () => {
  test.each([
    [
      'It must work offline in basements and comply with GDPR.',
      ['technical: work offline in basements', 'legal: comply with GDPR'],
    ],
    ['Needs MDR class IIa certification.', ['legal: MDR class IIa certification']],
    ['shows the translation within 2 seconds', ['time: within 2 seconds']],
    ['HIPAA is not needed', []],
    ['We want 200 customers by the end of 2026', []],
    ['Lawyers upload legal files', []],
  ])('%s', (text, expected) =>
    expect(readConstraints(clauses(text)).map((value) => `${value.kind}: ${value.text}`)).toEqual(expected),
  )
})

describe('numbers', () => {
  test.each([
    ['a 5% commission', ['5 %']],
    ['from €6,000', ['6000 EUR']],
    ['$1.5 million a year', ['1500000 USD']],
    ['waste up to 8 hours a week', ['8 hours']],
    ['we have 3 pilot customers', ['3 customers']],
    ['parents aged 30-45', ['30 years', '45 years']],
    ['four flats', ['4 flats']],
    ['scope 3, ISO 27001, SOC 2, in 2026', []],
    ['Regulation 1224/2009', []],
  ])('%s', (text, expected) =>
    expect(readNumbers(clauses(text)).map((value) => `${value.value} ${value.unit}`)).toEqual(expected),
  )
})

describe('moments and places', () => {
  test('say when and where', () => {
    const found = clauses('Foresters log trees during a storm, at night and before they drive home, in the warehouse.')
    expect(texts(readMoments(found))).toEqual(['during a storm', 'at night', 'before they drive home'])
    expect(texts(readPlaces(found))).toEqual(['warehouse'])
  })
})

describe('pains', () => {
  test.each([
    ['Site managers waste up to 8 hours a week on chasing updates', ['waste up to 8 hours a week on chasing updates']],
    ['PMs struggle to find customers', ['struggle to find customers']],
    ['reduce no-shows', ['no-shows']],
    ['so they do not lose anything', []],
  ])('%s', (text, expected) => expect(texts(readPains(clauses(text)))).toEqual(expected))
})

describe('name and kind', () => {
  test.each([
    ['ShiftSwap lets nurses swap shifts', 'ShiftSwap'],
    ['We are building Cantus, a web app', 'Cantus'],
    ['Introducing FieldLoop – the platform', 'FieldLoop'],
    ['Dental practices lose patients', null],
    ['Today most managers use Excel', null],
    ['Uber for lawnmowers', null],
  ])('%s', (text, expected) => expect(readName(clauses(text), new Set(['uber']))?.text ?? null).toBe(expected))

  test.each([
    ['A smart insole for people with diabetes', 'smart insole'],
    ['Build me a marketplace for handmade ceramics', 'marketplace for handmade ceramics'],
    ['FieldLoop – the revolutionary, next-generation platform that works', 'platform'],
    ['Our startup is hiring', null],
  ])('%s', (text, expected) => expect(readKind(clauses(text))?.text ?? null).toBe(expected))
})

test('novelty is a claim that can be checked', () => {
  expect(texts(readNovelty(clauses('The first tracker that works under water. It is revolutionary.')))).toEqual([
    'first tracker that works under water',
  ])
})
