import { expect, test } from 'vitest'
import { withFindings } from './with-findings.ts'

const form = {
  title: '',
  submit: '',
  defaults: {},
  enabledBy: [],
  about: { audience: 'audience' },
  takes: { rivals: 'rivals' },
  groups: [
    {
      fields: [
        { widget: 'text' as const, name: 'rivals', label: 'Competitors' },
        { widget: 'textarea' as const, name: 'audience', label: 'Who Buys It' },
      ],
    },
  ],
}

test('only empty fields are filled, by the first that found something', () => {
  const findings = [{ rivals: ['Acme'] }, { rivals: ['Old'], people: ['Owners'] }]
  expect(withFindings(form, { rivals: '', audience: 'Typed' }, findings)).toEqual({
    values: { rivals: 'Acme', audience: 'Typed' },
    filled: ['Competitors'],
  })
  expect(withFindings(form, { rivals: '', audience: '' }, [])).toEqual({
    values: { rivals: '', audience: '' },
    filled: [],
  })
})
