import type { Brief } from '#shared/brief.ts'
import { shortened } from '#shared/shortened.ts'

export interface SearchSubject {
  /** What it is about, in enough words to find it: "swap shifts nurses", "marketplace for used bikes". */
  topic: string
  /** Who uses it; the first words of the description when nobody is named. */
  who: string
}

const longest = 80

/** The words that a search for this product needs: the job and who does it, else the description's own beginning. */
export function searchSubject(brief: Brief, description: string): SearchSubject {
  const opening = shortened(description.replace(/\s+/g, ' ').trim(), longest).replace(/…$/, '')
  const who = brief.actors[0]?.plural ?? ''
  const job = brief.jobs[0]
  const kind = brief.kind?.text ?? ''
  const topic = job?.object ? `${job.verb} ${job.object} ${who}`.trim() : /\s/.test(kind) ? kind : opening
  return { topic: shortened(topic, longest), who: who || opening }
}
