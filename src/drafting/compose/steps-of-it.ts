import type { Brief, BriefJob } from '#shared/brief.ts'
import { looksPlural, toPlural } from '../brief/inflect.ts'
import { productVerbs } from '../brief/product-verbs.ts'

/**
 * "document the condition of their flat ..., and share it with the landlord": a verb of the list whose object is a pronoun, told
 * with what the step before left behind. The reader passes over it, as the pronoun names nothing.
 */
export function withStepsOfIt(brief: Brief): Brief {
  if (brief.language !== 'en') return brief
  const text = brief.source.description
  const found = [
    ...text.matchAll(
      /(?:,\s+(?:and\s+|then\s+|and then\s+)?|\sand\s+(?:then\s+)?)(\p{Ll}+)\s+(it|them)\s+((?:with|to|on|by|into)\s[^,.;:!?()\n]{3,40})/gu,
    ),
  ]
  const added = found.flatMap((match): BriefJob[] => {
    const [whole, verb = '', pronoun = '', rest = ''] = match
    const start = match.index + whole.length - rest.length - pronoun.length - verb.length - 2
    const end = match.index + whole.length
    const isRead = [...brief.jobs, ...brief.steps].some(
      ({ span }) => span.field === 'description' && span.start < end && start < span.end,
    )
    const before = brief.steps.findLast(
      ({ span, object, head }) => span.field === 'description' && span.end <= start && object !== '' && head !== '',
    )
    if (isRead || !before || !productVerbs.has(verb) || /[.!?]\s/.test(text.slice(before.span.end, start))) return []
    const isWritten = /^(?:document|record|log|note|capture|write down|measure|register|mark)$/.test(before.verb)
    const head = isWritten && pronoun === 'it' ? 'record' : before.head
    const tail = rest.split(/\s(?:so|because|when|while|and)\s/)[0] ?? rest
    const object = `the ${pronoun === 'them' && !looksPlural(head) ? toPlural(head) : head} ${tail}`
    return [
      { verb, object, head, text: `${verb} ${object}`, confidence: 0.65, span: { field: 'description', start, end } },
    ]
  })
  if (added.length === 0) return brief
  const inOrder = (jobs: readonly BriefJob[]) => [...jobs, ...added].sort((a, b) => a.span.start - b.span.start)
  return { ...brief, steps: inOrder(brief.steps), jobs: [...brief.jobs, ...added] }
}
