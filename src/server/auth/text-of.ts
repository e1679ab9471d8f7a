/** A field of a body that nobody has checked yet, as a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
