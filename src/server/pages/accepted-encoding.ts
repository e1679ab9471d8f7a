export type Encoding = 'br' | 'gzip'

const known: readonly Encoding[] = ['br', 'gzip']

/** The better of our two encodings that an Accept-Encoding header allows; null for neither. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return known.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null
}
