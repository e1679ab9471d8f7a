import { describe, expect, test } from 'vitest'
import type { ResultDocument } from '../document/block.ts'
import { directionOf } from './direction.ts'
import { labelsOf } from './labels.ts'
import { loadLabels } from './load-labels.ts'
import { localizedDocument } from './localized-document.ts'

const german = labelsOf({
  language: 'de',
  labels: {
    Priority: 'Priorität',
    Low: 'Niedrig',
    'Assumption: {}': 'Annahme: {}',
    'Inferred from {}': 'Abgeleitet aus {}',
    '{#} facts': '{#} Fakten',
    '{@} to {@}': '{@} bis {@}',
    '{#} of {#}': '{#} von {#}',
    'As {}, I want to {}.': 'Als {} möchte ich: {}.',
  },
})

describe('a label', () => {
  test.each([
    ['Priority', 'Priorität'],
    [' Priority ', ' Priorität '],
    ['Assumption: Preis fragen', 'Annahme: Preis fragen'],
    ['Assumption: Low', 'Annahme: Niedrig'],
    ['Inferred from 2 facts, Low', 'Abgeleitet aus 2 Fakten, Niedrig'],
    ['1 March 2027 to 14 April 2027', '1. März 2027 bis 14. April 2027'],
    ['Dec 31, 2026 to Jan 2027; Low', '31. Dezember 2026 bis Januar 2027; Niedrig'],
    ['As Pflegekraft, I want to Schichten tauschen.', 'Als Pflegekraft möchte ich: Schichten tauschen.'],
  ])('%j is %j', (text, own) => expect(german.say(text)).toBe(own))

  test.each(['Prioritätenliste', 'Bank of America', 'Rot to grün', 'Wartezeiten, Low', ''])(
    'what somebody wrote stays: %j',
    (text) => expect(german.say(text)).toBe(text),
  )

  test('is found in a time that grows with the text alone', () => {
    const text = 'As '.repeat(600)
    const begun = performance.now()
    for (let count = 0; count < 2_000; count += 1) german.say(text)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})

test('a document keeps what somebody wrote, its code and its addresses', () => {
  const document: ResultDocument = {
    title: 'Assumption: Preis',
    language: 'en',
    blocks: [
      { type: 'heading', level: 1, text: 'Priority' },
      {
        type: 'paragraph',
        text: [
          { text: 'Low', bold: true },
          { text: ' Priority', code: true },
        ],
      },
      { type: 'code', text: 'Priority' },
      { type: 'links', items: [{ text: 'Priority', url: 'https://example.com/Priority' }] },
      { type: 'table', columns: [{ label: 'Low' }], rows: [['Wartezeit']] },
    ],
  }
  expect(localizedDocument(document, null)).toBe(document)
  expect(localizedDocument(document, german)).toEqual({
    title: 'Annahme: Preis',
    language: 'de',
    blocks: [
      { type: 'heading', level: 1, text: 'Priorität' },
      {
        type: 'paragraph',
        text: [
          { text: 'Niedrig', bold: true },
          { text: ' Priority', code: true },
        ],
      },
      { type: 'code', text: 'Priority' },
      { type: 'links', items: [{ text: 'Priority', url: 'https://example.com/Priority' }] },
      { type: 'table', columns: [{ label: 'Niedrig' }], rows: [['Wartezeit']] },
    ],
  })
})

test('a language without labels has English ones, all of them', async () => {
  for (const language of [undefined, 'en', 'ja', 'constructor', '']) expect(await loadLabels(language)).toBeNull()
  expect((await loadLabels('de-AT'))?.say('Sources')).toBe('Quellen')
  expect((await loadLabels('ar'))?.say('Sources')).toBe('المصادر')
})

test('a language says how its documents are laid out', () => {
  expect([directionOf('ar-EG'), directionOf('he'), directionOf('de'), directionOf(undefined)]).toEqual([
    'rtl',
    'rtl',
    'ltr',
    'ltr',
  ])
})
