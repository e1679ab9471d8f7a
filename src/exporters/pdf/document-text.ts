import type { ResultDocument } from '#shared/document/block.ts'
import { cleanText } from '#shared/document/clean-text.ts'

/** Every text in a document in one string, in no particular form: enough to see which scripts occur. */
export function documentText(document: ResultDocument): string {
  const texts: string[] = []
  collect(document, texts)
  return cleanText(texts.join('\n'))
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collect(inner, texts)
}
