import type { Brief, BriefJob } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import { productVerbs } from '../brief/product-verbs.ts'
import { coreOf } from './told-jobs.ts'

const modal = /\s(?:can|could|may|will|want to|have to)\s/

/**
 * "people who crochet can log their yarn stash" is a person and what they can do: the brief with the people cut at the verb, and with
 * the verbs of that clause as jobs.
 */
export function withWhatTheyCan(brief: Brief): Brief {
  const swallowed = brief.actors.filter(({ plural }) => modal.test(plural))
  if (swallowed.length === 0) return brief
  const actors = brief.actors.map((actor) =>
    modal.test(actor.plural)
      ? {
          ...actor,
          plural: actor.plural.split(modal)[0] ?? actor.plural,
          singular: actor.singular.split(modal)[0] ?? actor.singular,
        }
      : actor,
  )
  const told = swallowed.flatMap(({ span }) => jobsFrom(brief, span))
  const isNew = (job: BriefJob) => ![...brief.jobs, ...brief.steps].some(({ verb }) => verb === job.verb)
  const jobs = told.filter(isNew).map((job, index) => ({ ...job, confidence: 0.85 - index * 0.03 }))
  return { ...brief, actors, jobs: [...jobs, ...brief.jobs], steps: [...jobs, ...brief.steps] }
}

/** The verbs behind "can", in one sentence: "log their yarn stash, see which patterns fit and mark rows". */
function jobsFrom({ source }: Brief, { field, start }: BriefJob['span']): BriefJob[] {
  const text = source[field] ?? ''
  const sentence = /^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? ''
  const at = modal.exec(sentence)
  if (!at) return []
  const from = start + at.index + at[0].length
  const clause = sentence.slice(at.index + at[0].length)
  return [...clause.matchAll(/(?:^|, and |, | and )(\p{Ll}+) ([^,]+?)(?=, and |, | and \p{Ll}+ \p{Ll}|$)/gu)].flatMap(
    (found) => {
      const [whole, verb = '', rest = ''] = found
      if (!productVerbs.has(verb)) return []
      const object = rest.split(/\s(?:so that|because|while)\s/)[0]?.trim() ?? ''
      const isClause = /^(?:what|which|when|whether|how|where|who)\b/i.test(object)
      const core = isClause ? (object.split(' ')[1] ?? '') : (coreOf(object, verb).split(' ').at(-1) ?? '')
      const begin = from + found.index + whole.indexOf(verb)
      const span = { field, start: begin, end: begin + verb.length + 1 + object.length }
      return [{ verb, object, head: toSingular(core.toLowerCase()), text: `${verb} ${object}`, confidence: 0.8, span }]
    },
  )
}
