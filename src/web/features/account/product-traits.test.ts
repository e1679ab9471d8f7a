import { describe, expect, test } from 'vitest'
import { bounded, fieldsFor, joined, noProduct, productIn, withUnderstood } from './product-traits.ts'

const about = { description: 'idea', audience: 'who' }

describe('a product goes from form to form', () => {
  test('what the form says, trimmed; fields of another kind count as blank', () => {
    expect(productIn(about, { idea: ' Shift swaps ', who: 3, other: 'x' })).toEqual({
      ...noProduct,
      description: 'Shift swaps',
    })
  })

  test('what the form did not ask is filled with what the run understood', () => {
    const read = [
      { label: 'Who', value: 'Night nurses' },
      { label: 'Market', value: 'Not in the library' },
    ]
    expect(withUnderstood({ ...noProduct, description: 'x' }, read)).toMatchObject({
      audience: 'Night nurses',
      market: '',
    })
    expect(withUnderstood({ ...noProduct, audience: 'Nurses' }, read).audience).toBe('Nurses')
    expect(withUnderstood(noProduct, [{ label: 'Market', value: 'Workforce scheduling' }]).market).toBe(
      'Workforce scheduling',
    )
  })

  test('blank traits and fields that a form lacks are left alone', () => {
    expect(fieldsFor(about, { name: 'ShiftSwap', description: 'Swaps', audience: '', market: 'HR' })).toEqual({
      idea: 'Swaps',
    })
  })

  test('newer words win, blank ones do not', () => {
    expect(joined({ ...noProduct, name: 'A', audience: 'B' }, { ...noProduct, audience: 'C' })).toEqual({
      ...noProduct,
      name: 'A',
      audience: 'C',
    })
  })

  test('nothing is longer than a profile takes', () => {
    expect(bounded({ ...noProduct, name: 'x'.repeat(900) }).name).toHaveLength(200)
  })
})
