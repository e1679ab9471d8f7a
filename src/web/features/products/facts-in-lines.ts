import type { FactKind } from '#shared/own-fact.ts'

/** One fact a line: without bullets, without blank lines. */
export function factsInLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-•*–—]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
}

/** What a line looks like; the first that fits. */
const looks: readonly (readonly [FactKind, RegExp])[] = [
  ['quote', /^[“„«"'‘].*[”“»"'’][.!?]?(?:\s*[,(–—-].*)?$/u],
  ['decision', /^(?:(?:on .{3,20}, )?we (?:have )?(?:decided|agreed)|decided|decision|agreed)\b/iu],
  ['price', /^(?:price|pricing)\b|[€$£¥]\s?\d|\d\s?(?:[€$£¥]|euros?\b|dollars?\b|pounds?\b|EUR\b|USD\b|GBP\b|CHF\b)/iu],
  ['figure', /\d\s?(?:%|percent\b|million\b|billion\b)|^\d[\d.,]*\s\S/iu],
]

/** The kind that a pasted line seems to be, such as words in quotation marks; null where nothing says it. */
export const kindOfLine = (line: string): FactKind | null => looks.find(([, look]) => look.test(line))?.[0] ?? null
