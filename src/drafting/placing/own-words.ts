import type { Analogy } from '#knowledge/analogy.ts'
import type { Brief, BriefValue } from '#shared/brief.ts'
import { withoutConnectedTools } from './connected-tools.ts'

/** A description as the placer compares it: names say nothing of a trade, whatever words they are made of, nor do tools beside it. */
export interface OwnWords {
  brief: Brief
  /** What the product that it is likened to is known for; empty without one. */
  likened: string
}

const withoutSpan = (text: string, { span }: BriefValue) =>
  text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end)

/** Finds what a well-known product is known for, by its name. */
export function createOwnWords(analogies: readonly Analogy[]): (brief: Brief) => OwnWords {
  const wordsOf = new Map(analogies.flatMap(({ names, words }) => names.map((name) => [name.toLowerCase(), words])))
  return (brief) => {
    const { likenedTo, name, source } = brief
    const names = [likenedTo, name ?? undefined].filter((each) => each?.span.field === 'description')
    const named = names.reduce((text, each) => (each ? withoutSpan(text, each) : text), source.description)
    const description = withoutConnectedTools(named)
    if (description === source.description) return { brief, likened: '' }
    return {
      brief: { ...brief, source: { ...source, description } },
      likened: wordsOf.get(likenedTo?.text.toLowerCase() ?? '') ?? '',
    }
  }
}
