import type { Brief, BriefJob } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import { productVerbs } from '../brief/product-verbs.ts'

/** Cut at the first word that only adds to the object; a clause stays whole. */
export function coreOf(object: string, verb = ''): string {
  if (/^(?:what|which|when|whether|how|where|who|if|a warning|a message)\b/i.test(object))
    return object.split(/ (?:from|before|based on|using|so that|with an?) /i)[0] ?? object
  // "watch invoices for duplicates": what is looked for is the point
  const sought = /^(?:watch|check|monitor|scan|screen|search|inspect|audit|review)$/.test(verb)
    ? /^(?:[\p{L}-]+ ){1,3}for (?:[\p{L}-]+ ?){1,4}$/u.exec(object)?.[0]
    : undefined
  if (sought) return sought
  // "size and period" without an article is one thing said with two words
  if (/^\p{L}+ and \p{L}+$/u.test(object)) return object
  const core =
    object.split(
      / (?:and|or|from|with|to|in|at|for|by|before|after|when|so|using|via|on|into|through|during|between|without) /i,
    )[0] ?? object
  return core.length < 3 ? object : core
}

/** "With FieldLoop site managers document defects, assign each defect, and get sign-off": the steps behind name and actor. */
export function toldWithName(brief: Brief): BriefJob[] {
  const text = brief.source.description
  const name = brief.name?.text
  if (!name) return []
  for (const actor of brief.actors) {
    const opening = ['With', 'with', 'In', 'Using', 'using']
      .flatMap((word) => [`${word} ${name} ${actor.plural} `, `${word} ${name}, ${actor.plural} `])
      .find((each) => text.includes(each))
    if (!opening) continue
    const from = text.indexOf(opening) + opening.length
    const clause = /^[^.;:!?\n]*/.exec(text.slice(from))?.[0] ?? ''
    const jobs: BriefJob[] = []
    for (const part of clause.matchAll(/(?:^|, and |, | and )([\p{L}-]+) ([^,]+?)(?=, and |, |$)/gu)) {
      const [whole, verb = '', rest = ''] = part
      if (!productVerbs.has(verb)) break
      const object = rest.split(/ (?:when|with|so that|because) /)[0]?.trim() ?? ''
      const start = from + part.index + whole.indexOf(verb)
      jobs.push({
        verb,
        object,
        head: toSingular(coreOf(object).split(' ').at(-1)?.toLowerCase() ?? ''),
        text: `${verb} ${object}`,
        confidence: 0.7,
        span: { field: 'description', start, end: start + verb.length + 1 + object.length },
      })
    }
    if (jobs.length > 0) return jobs
  }
  return []
}

/** "so that they can video-call their family": what the product is for, when the brief has no job of the main actor. */
export function purposeOf(brief: Brief): BriefJob[] {
  const text = brief.source.description
  const found = /\bso (?:that )?(?:they|(?:[\p{L}-]+ ){1,3}?)\s?can ([\p{L}-]+) ([^,.;:!?()\n]{3,60})/iu.exec(text)
  const [whole = '', verb = '', object = ''] = found ?? []
  if (!found || !(productVerbs.has(verb) || productVerbs.has(verb.split('-').at(-1) ?? ''))) return []
  const start = found.index + whole.indexOf(`${verb} ${object}`)
  if (
    brief.jobs.some(
      (job) =>
        job.verb === verb ||
        (job.span.field === 'description' &&
          job.span.start >= found.index &&
          job.span.start <= found.index + whole.length),
    )
  )
    return []
  const core = coreOf(object)
  const head = toSingular(core.split(' ').at(-1)?.toLowerCase() ?? '')
  return [
    {
      verb,
      object: object.trim(),
      head,
      text: `${verb} ${object}`,
      confidence: 0.6,
      span: { field: 'description', start, end: start + `${verb} ${object}`.length },
    },
  ]
}
