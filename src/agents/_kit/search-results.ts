import type { Source } from '#shared/source.ts'

/**
 * The sources of a run as the results list them. Every one is there, in order, so that the n-th is the one that [n] in a text
 * means; `link` is empty for a library entry without a page of its own.
 */
export function searchResultsOf(sources: readonly Source[]): { title: string; link: string }[] {
  return sources.map((source) => ({ title: `${source.title} (${source.publisher})`, link: source.url ?? '' }))
}
