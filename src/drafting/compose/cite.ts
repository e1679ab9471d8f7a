import type { Source } from '#shared/source.ts'

/** Finds the numbered source of this run for an address of the library; a text is a fact only with one. */
export interface Citations {
  /** " [3]" for the source with this address, or "" when the run did not retrieve it. */
  mark(url: string): string
  /** The number, or null. */
  numberOf(url: string): number | null
}

export function citations(sources: readonly Source[]): Citations {
  const numbers = new Map<string, number>()
  for (const source of sources) {
    if (source.url !== null && !numbers.has(source.url)) numbers.set(source.url, source.number)
  }
  const numberOf = (url: string) => numbers.get(url) ?? null
  return {
    numberOf,
    mark: (url) => {
      const number = numberOf(url)
      return number === null ? '' : ` [${number}]`
    },
  }
}
