/** What a description of a product may leave open, and a colleague would have to ask. */
export const gaps = [
  'actor',
  'buyer',
  'job',
  'alternative',
  'business-model',
  'geography',
  'means',
  'novelty',
  'constraint',
  'scale',
] as const
export type Gap = (typeof gaps)[number]
