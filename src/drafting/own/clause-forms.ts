import type { z } from 'zod'
import type { ClauseCue, ClauseForm, FormLines, formFile } from './clause-form.ts'
import lines from './clause-forms.json' with { type: 'json' }
import { productCues, serviceCues, thingCues } from './kind-cues.ts'
import { limitCues } from './limit-cues.ts'
import { ruleCues } from './rule-cues.ts'

// Its schema is checked by the test beside this file.
const { rules, limits, things, services, products } = lines as z.infer<typeof formFile>

export const ruleForms = formsOf(rules, ruleCues)
export const limitForms = formsOf(limits, limitCues)
export const thingForms = formsOf(things, thingCues)
export const serviceForms = formsOf(services, serviceCues)
export const productForms = formsOf(products, productCues)

function formsOf(all: readonly FormLines[], cues: Readonly<Record<string, ClauseCue>>): readonly ClauseForm[] {
  return all.map((each) => {
    const cue = cues[each.id]
    if (!cue) throw new Error(`The form ${each.id} has no cue`)
    return { ...each, ...cue }
  })
}
