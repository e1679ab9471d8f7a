import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { listed, lowerFirst, sentence } from '#drafting/compose/phrases.ts'
import type { Ranked } from '../ranking.ts'

/** What comes first and why, what waits, and what the list rests on. */
export function summaryOf(ranked: readonly Ranked[], facts: DraftFacts, isListed: boolean): string {
  const { subject, brief } = facts
  const [first] = ranked
  const inBucket = (bucket: Ranked['bucket']) => ranked.filter((each) => each.bucket === bucket)
  const ids = (items: readonly Ranked[]) => listed(items.map(({ feature }) => feature.id))
  const parts: string[] = []
  if (first) parts.push(`Begin with ${first.feature.id} (${lowerFirst(first.feature.name)}): ${first.because}`)
  const musts = inBucket('Must')
  if (musts.length > 1) {
    const can = subject.main
      ? `${subject.who.plural} can ${subject.main?.alone ? subject.gain : subject.shortJob} at all`
      : 'there is something whole to show'
    parts.push(`With ${ids(musts)} ${can}`)
  }
  const should = inBucket('Should')[0]
  if (should)
    parts.push(`Of the rest ${should.feature.id} (${lowerFirst(should.feature.name)}) gives most for its effort`)
  const untested = inBucket("Won't this time")
  if (untested.length > 0) parts.push(`${ids(untested)} ${untested.length > 1 ? 'wait' : 'waits'} for a test on paper`)
  const strangers = ranked.filter(({ feature }) => feature.because.startsWith('It is on your list; it matches no step'))
  if (isListed && strangers.length > 0)
    parts.push(`${ids(strangers)} ${strangers.length > 1 ? 'match' : 'matches'} no step of the job as you describe it`)
  if (brief.language !== 'en' && brief.language !== 'und')
    parts.push('The built-in drafter reads English only, so steps are not read from the original words')
  return parts.map(sentence).join(' ')
}
