import { describe, expect, test } from 'vitest'
import { assumptionLead, assumptionMark, inferenceMark, saysBasis, wholeAssumptionMark } from './statement-marks.ts'

describe('marks of what a statement rests on', () => {
  test.each([
    ['Sitters leave (assumption: ask ten of them).', '(assumption: ask ten of them)'],
    ['Pflegekräfte tauschen oft (Annahme: fünf fragen).', '(Annahme: fünf fragen)'],
    ['Les gardes changent (hypothèse : demander (trois) fois)', '(hypothèse : demander (trois) fois)'],
    ['Cambian de turno (suposición: preguntar)', '(suposición: preguntar)'],
    ['يتبادلون المناوبات (افتراض: اسأل خمسة).', '(افتراض: اسأل خمسة)'],
    ['It costs $9 (from the model, unverified: see their page)', '(from the model, unverified: see their page)'],
  ])('%s', (text, whole) => {
    expect(assumptionMark.test(text)).toBe(true)
    expect(wholeAssumptionMark.exec(text)?.[0]).toBe(whole)
    expect(saysBasis(text)).toBe(true)
  })

  test.each([
    'It rests on [2].',
    'A fifth is usual (inferred from [1], [3])',
    '$4 (your fact: price list)',
    'As \\[1, 3\\] says',
  ])('says what it rests on: %s', (text) => expect(saysBasis(text)).toBe(true))

  test.each(['Nobody assumes that', 'Assumptions cost money (assumptions are many)', 'See [the list] in (brackets)'])(
    'says nothing of it: %s',
    (text) => expect(saysBasis(text)).toBe(false),
  )

  test('a lead is one at the begin alone', () => {
    expect(assumptionLead.test('افتراض: يدفعون')).toBe(true)
    expect(assumptionLead.test('Our assumption: they pay')).toBe(false)
    expect(inferenceMark.test('Das folgt (abgeleitet aus [1])')).toBe(true)
  })
})
