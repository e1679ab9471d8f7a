import { describe, expect, test } from 'vitest'
import { clauseSlots, formFile } from './clause-form.ts'
import lines from './clause-forms.json' with { type: 'json' }
import { limitForms, productForms, ruleForms, serviceForms, thingForms } from './clause-forms.ts'
import { productCues, serviceCues, thingCues } from './kind-cues.ts'
import { limitCues } from './limit-cues.ts'
import { ruleCues } from './rule-cues.ts'

describe('the forms of clauses', () => {
  test('their lines fit the schema', () => {
    expect(formFile.safeParse(lines).error?.issues ?? []).toEqual([])
  })

  test.each([
    ['rules', ruleForms, ruleCues],
    ['limits', limitForms, limitCues],
    ['things', thingForms, thingCues],
    ['services', serviceForms, serviceCues],
    ['products', productForms, productCues],
  ])('each of the %s has lines and a cue', (_, forms, cues) => {
    expect(forms.map(({ id }) => id)).toEqual(Object.keys(cues))
  })

  test('an id stands once, and a text borrows only what a clause has', () => {
    const all = Object.values(lines).flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const slots = [...JSON.stringify(all).matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name)
    expect(clauseSlots).toEqual(expect.arrayContaining([...new Set(slots)]))
  })
})
