import type { SearchHit } from '#integrations/search/search-provider.ts'
import type { Brief } from '#shared/brief.ts'

const shortest = 4
const empty = new Set(['with', 'that', 'this', 'from', 'have', 'their', 'they', 'when', 'what', 'your', 'into', 'software', 'platform', 'tool', 'tools', 'apps', 'product', 'market', 'trends', 'competitors', 'challenges', 'daily'])
/** Of the words that matter, a page must hold this many, or all when there are fewer. */
const enough = 2

/** A page has to do with the brief when it holds two of the words that matter: of the job, the actor, the kind, the query. */
export function isRelevant(hit: SearchHit, brief: Brief, queries: readonly string[]): boolean {
  const wanted = wordsOf(
    [...brief.jobs.map((job) => job.object), ...brief.actors.map((actor) => actor.text), brief.kind?.text ?? '', ...queries].join(' '),
  )
  if (wanted.size === 0) return false
  const found = [...wordsOf(`${hit.title} ${hit.excerpt}`)].filter((word) => wanted.has(word)).length
  return found >= Math.min(enough, wanted.size)
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length >= shortest && !empty.has(word)).map((word) => word.replace(/(ies|s)$/, '')))
}
