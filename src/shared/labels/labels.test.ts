import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
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
    '{}: pain {#}, readiness {#}; {}': '{}: Leidensdruck {#}, Bereitschaft {#}; {}',
    '{}: pain {#}, readiness {#}.': '{}: Leidensdruck {#}, Bereitschaft {#}.',
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
    ['A: pain 8, readiness 3.', 'A: Leidensdruck 8, Bereitschaft 3.'],
    [
      'A, B: pain 8, readiness 3; C: pain 5, readiness 7; D: pain 2, readiness 1.',
      'A, B: Leidensdruck 8, Bereitschaft 3; C: Leidensdruck 5, Bereitschaft 7; D: Leidensdruck 2, Bereitschaft 1.',
    ],
    ['TC-8, Low', 'TC-8, Niedrig'],
  ])('%j is %j', (text, own) => expect(german.say(text)).toBe(own))

  test.each(['Prioritätenliste', 'Bank of America', 'Rot to grün', 'Wartezeiten, Low', ''])(
    'what somebody wrote stays: %j',
    (text) => expect(german.say(text)).toBe(text),
  )

  test('with an amount is found wherever its twin for any text stands in the file', () => {
    const twins = { 'from {}': 'von {}', 'from {$}': 'von {$}' }
    for (const entries of [Object.entries(twins), Object.entries(twins).reverse()]) {
      const { say } = labelsOf({ language: 'de', labels: Object.fromEntries(entries) })
      expect([say('from $1,250'), say('from here')]).toEqual(['von 1.250\u00a0$', 'von here'])
    }
  })

  test('in a list stands between the separators of the language', () => {
    const { say } = labelsOf({
      language: 'ar',
      labels: { High: 'مرتفع', Passed: 'ناجح', ',': '،', ';': '؛', 'See {}': 'انظر {}' },
    })
    expect(say('TC-8, High; Passed')).toBe('TC-8، مرتفع؛ ناجح')
    expect(say('R1, R2')).toBe('R1، R2')
    expect(say('See R1, Preis; High')).toBe('انظر R1, Preis; High')
    expect(say('See Preis, High')).toBe('انظر Preis، مرتفع')
    expect(say('Preis, Wartezeit; Personal')).toBe('Preis, Wartezeit; Personal')
  })

  test('is found in a time that grows with the text alone', () => {
    const text = 'As '.repeat(600)
    const spent = cpuMsOf(() => {
      for (let count = 0; count < 2_000; count += 1) german.say(text)
    })
    expect(spent).toBeLessThan(2_000)
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
