import { inLatinDigits } from '#shared/latin-digits.ts'

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  millón: 1e6,
  ألف: 1e3,
  مليون: 1e6,
  مليار: 1e9,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
  billions: 1e9,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  milliards: 1e9,
}
/** Marks that are no figures of a claim: a source's number, the place in a list. */
const marks = /\\?\[\d{1,2}(?:,\s*\d{1,2})*\\?\]|^[^\S\r\n\u2028\u2029]*\d{1,2}[.)]\s/gm
const figure =
  /(?<![\p{L}\d_])(\d{1,3}(?:[.,\u00a0\u202f’' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?:\s?(k|thousand|tausend|mille|mil|mn|mio|million(?:s|en)?|mill[oó]n(?:es)?|m|bn|billions?|mrd|milliarden?|milliards|b|ألف|مليون|مليار)(?![\p{L}\d]))?/giu

/** The figures of a text by their values: "2,000", "2 000", "2.000" and "2k" are one. */
export function figuresIn(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [written, digits = '', scale = ''] of inLatinDigits(text).replace(marks, ' ').matchAll(figure)) {
    for (const value of valuesOf(digits)) found.set(round(value * (scales[scale.toLowerCase()] ?? 1)), written.trim())
  }
  return found
}

/** A point may part thousands or decimals: both readings count where the text does not say which. */
function valuesOf(digits: string): number[] {
  const bare = digits.replace(/[\u00a0\u202f’' ]/g, '')
  const last = /[.,](\d+)$/.exec(bare)
  if (!last) return [Number(bare)]
  const separators = bare.match(/[.,]/g) ?? []
  const whole = Number(bare.replace(/[.,]/g, ''))
  const decimal = Number(`${bare.slice(0, last.index).replace(/[.,]/g, '')}.${last[1]}`)
  if (last[1]?.length !== 3) return [decimal]
  return new Set(separators).size > 1 ? [decimal] : separators.length > 1 ? [whole] : [whole, decimal]
}

const round = (value: number) => Number(value.toPrecision(10))

/** The figures of a claim that a text does not have, as the claim writes them. */
export function missingFigures(claim: string, ...texts: readonly ReadonlyMap<number, string>[]): string[] {
  const byWords = new Map<string, boolean>()
  for (const [value, written] of figuresIn(claim)) {
    const isThere = texts.some((text) => text.has(value))
    byWords.set(written, isThere || byWords.get(written) === true)
  }
  return [...byWords].filter(([, isThere]) => !isThere).map(([written]) => written)
}
