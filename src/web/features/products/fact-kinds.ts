import type { FactKind } from '#shared/own-fact.ts'

/** In the order of the list to choose from. */
export const factKindOptions: readonly { value: FactKind; label: string }[] = [
  { value: 'rival', label: 'Rival' },
  { value: 'price', label: 'Price' },
  { value: 'figure', label: 'Figure' },
  { value: 'quote', label: 'Customer quote' },
  { value: 'decision', label: 'Decision' },
  { value: 'other', label: 'Something else' },
]

export const factKindLabel = (kind: FactKind) => factKindOptions.find(({ value }) => value === kind)?.label ?? kind

/** The kind of the list that a text names; undefined for what is none. */
export const factKindOf = (value: string) => factKindOptions.find((option) => option.value === value)?.value
