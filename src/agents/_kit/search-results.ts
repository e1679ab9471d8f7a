import type { Source } from '#shared/source.ts'

/** The sources of a run as the results list them; entries without an address are left out. */
export function searchResultsOf(sources: readonly Source[]): { title: string; link: string }[] {
  return sources.flatMap((source) =>
    source.url === null ? [] : [{ title: `${source.title} (${source.publisher})`, link: source.url }],
  )
}
