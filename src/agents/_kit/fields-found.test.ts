import { expect, test } from 'vitest'
import { fieldsFound } from './fields-found.ts'

const form = {
  about: { audience: 'audience' },
  takes: { rivals: 'rivals', pains: 'pains' },
  groups: [
    {
      fields: [
        { widget: 'text' as const, name: 'rivals', label: 'Rivals' },
        { widget: 'textarea' as const, name: 'pains', label: 'Pains' },
        { widget: 'textarea' as const, name: 'audience', label: 'Audience' },
      ],
    },
  ],
}

test('findings fill the fields that take them, once each, the first five', () => {
  expect(
    fieldsFound(form, {
      rivals: ['Acme', 'Beta', 'Acme ', ''],
      people: ['Owners', 'Teachers'],
      pains: ['1', '2', '3', '4', '5', '6'],
      features: ['Nothing takes it'],
    }),
  ).toEqual({ rivals: 'Acme, Beta', audience: 'Owners, Teachers', pains: '1\n2\n3\n4\n5' })
  expect(fieldsFound(form, { rivals: [] })).toEqual({})
})
