import { describe, expect, test } from 'vitest'
import type { OfferKind } from './kind-of-offer.ts'
import { linesOfWords } from './lines-of-clause.ts'
import { openClauses } from './open-clauses.ts'

describe('a form fits one kind of thing', () => {
  test.each<[OfferKind, string, string]>([
    ['product', 'the whole thing goes in the dishwasher', 'dishwasher'],
    ['product', 'Three compartments that really seal, so yogurt stays out of the sandwich', 'tight'],
    ['product', '650ml', 'measures'],
    ['product', 'ONE latch a 4 year old can open by herself', 'by-hand'],
    ['product', 'put them on over your shoes without sitting down', 'by-hand'],
    ['product', 'fits a standard school bag', 'fits'],
    ['service', 'same tutor every week', 'same-person'],
    ['service', 'Same sitter every time', 'same-person'],
    ['service', 'Five-working-day turnaround', 'turnaround'],
    ['service', 'you receive photos the same day, before and after', 'shown-by-photo'],
    ['service', 'sends a vetted, insured sitter to your home', 'vetted'],
    ['service', 'You meet them first, for free', 'first-free'],
    ['software', 'Alt text is required', 'required'],
  ])('%s: %s', (kind, text, form) => {
    const { forms, fails } = linesOfWords(text, kind)
    expect(forms).toContain(form)
    expect(fails.length).toBeGreaterThan(0)
  })

  test.each<[OfferKind, string]>([
    ['product', 'spare lid $9'],
    ['product', 'you receive photos the same day'],
    ['service', 'Three compartments that really seal'],
    ['service', '4 visits a year 160 €'],
    ['software', 'same tutor every week'],
    ['software', 'Every day is 12 minutes'],
    ['software', 'when the warranty runs out'],
    ['software', 'Snap a receipt and it remembers what you bought'],
    ['software', 'First 10 lessons free, after 8 euro for month'],
    ['software', 'We do not do drafting or e-signature'],
  ])('%s has no line for: %s', (kind, text) => {
    const { forms } = linesOfWords(text, kind)
    for (const wrong of ['required', 'only-role', 'kept-local', 'tight', 'shown-by-photo'])
      expect(forms).not.toContain(wrong)
  })
})

test('what has no line yet is one list, and nothing where all have', () => {
  expect(openClauses([])).toBe('')
  expect(openClauses(['the shift fills itself', 'the shift fills itself', '480g'])).toBe(
    'Features without acceptance criteria yet: “the shift fills itself”; “480g”.',
  )
})
