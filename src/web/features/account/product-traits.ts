import type { ProductTrait } from '#agents/_kit/form.ts'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { closestNote, neighbourNote } from '#shared/correctable.ts'
import { longestProductText } from '#shared/product-text.ts'

type About = Partial<Record<ProductTrait, string>>
type Values = Readonly<Record<string, unknown>>

export const traits = ['name', 'description', 'audience', 'market'] as const satisfies readonly ProductTrait[]

export const noProduct: ProductTraits = { name: '', description: '', audience: '', market: '' }

const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What a form says of the product, by its definition's `about`. */
export function productIn(about: About, values: Values): ProductTraits {
  const of = (trait: ProductTrait) => {
    const field = about[trait]
    return field === undefined ? '' : asText(values[field])
  }
  return { name: of('name'), description: of('description'), audience: of('audience'), market: of('market') }
}

/** The labels of what a run understood, and the trait that each is. */
const understoodAs: readonly (readonly [label: string, trait: ProductTrait])[] = [
  ['Name', 'name'],
  ['Who', 'audience'],
  ['Market', 'market'],
]
const unknownMarket = 'not in the library'

/** Fills what the form did not ask with what the run read out of the words. */
export function withUnderstood(
  product: ProductTraits,
  understood: readonly { label: string; value: string }[],
): ProductTraits {
  const filled = { ...product }
  for (const [label, trait] of understoodAs) {
    const value = understood.find((item) => item.label === label)?.value ?? ''
    const isSure = !value.endsWith(closestNote) && !value.endsWith(neighbourNote)
    const known = value.toLowerCase() !== unknownMarket && isSure
    if (filled[trait] === '' && known) filled[trait] = value
  }
  return filled
}

/** The fields of a form that take what is known of the product. Blank traits leave their field alone. */
export function fieldsFor(about: About, product: ProductTraits): Record<string, string> {
  return Object.fromEntries(
    traits.flatMap((trait) => {
      const field = about[trait]
      return field !== undefined && product[trait] !== '' ? [[field, product[trait]]] : []
    }),
  )
}

/** Joins a saved product with newer words: what is blank in these stays as it was. */
export function joined(before: ProductTraits, newer: ProductTraits): ProductTraits {
  const pick = (trait: ProductTrait) => newer[trait] || before[trait]
  return { name: pick('name'), description: pick('description'), audience: pick('audience'), market: pick('market') }
}

/** Cuts what a form took but a profile does not. */
export function bounded(product: ProductTraits): ProductTraits {
  const cut = (trait: ProductTrait) => product[trait].slice(0, longestProductText[trait]).toWellFormed()
  return { name: cut('name'), description: cut('description'), audience: cut('audience'), market: cut('market') }
}

export function isBlank(product: ProductTraits): boolean {
  return traits.every((trait) => product[trait] === '')
}
