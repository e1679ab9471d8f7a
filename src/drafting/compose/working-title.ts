import type { Brief } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import { shortened, upperFirst } from './phrases.ts'
import type { Step } from './steps-of-job.ts'
import { gerundOf } from './verb-forms.ts'

/** Nouns for the act, where the gerund would sound made up. */
const acts: Record<string, string> = {
  swap: 'swap',
  report: 'reporting',
  log: 'log',
  collect: 'collection',
  deliver: 'delivery',
  calculate: 'calculation',
  predict: 'prediction',
  compare: 'comparison',
  manage: 'management',
  sell: 'sale',
  exchange: 'exchange',
  reserve: 'reservation',
  approve: 'approval',
  document: 'documentation',
  translate: 'translation',
  recognise: 'recognition',
  recognize: 'recognition',
  detect: 'detection',
  maintain: 'maintenance',
  inspect: 'inspection',
  search: 'search',
  find: 'finder',
  recommend: 'recommendation',
  measure: 'measurement',
  pay: 'payment',
  review: 'review',
  analyse: 'analysis',
  analyze: 'analysis',
}
const longestTitle = 60

/** A plain title made of what it does: "Shift swap for night-shift nurses". Never an invented brand. */
export function workingTitle(brief: Brief, main: Step | null, whom: string | null): string {
  const forWhom = whom ? ` for ${whom}` : ''
  const act = main ? actOf(main) : null
  if (act) {
    const title = upperFirst(`${act}${forWhom}`)
    return title.length <= longestTitle ? title : shortened(upperFirst(act), longestTitle)
  }
  if (brief.kind && brief.kind.confidence >= 0.5) return shortened(upperFirst(`${brief.kind.text}${forWhom}`), longestTitle)
  // A placeholder title keeps the user's words, so that it is recognised in a list.
  const words = brief.source.description.replace(/<[^<>]{0,300}>/g, ' ').replace(/["“”]/g, '').replace(/\s+/g, ' ').trim()
  return upperFirst(shortened(words.replace(/[.!?]+$/, ''), 40))
}

/** "swap" + "shifts with colleagues" → "shift swap". Null when the object is a clause ("what they have"). */
function actOf({ verb, object, thing }: Step): string | null {
  const core = object.replace(/^(?:an?|the|their|its|his|her|our|my|your|all|each|every|any|some)\s+/i, '').split(
    / (?:with|of|in|on|at|for|from|to|by|before|after|during|when|without|into|and|that|which|who|under|next|per|as) /i,
  )[0]
  if (!core || /^(?:what|when|which|how|if|whether|who|where)\b/i.test(core) || thing === 'case') return null
  const words = core.split(/\s+/).slice(-3)
  const head = toSingular(words.pop() ?? '')
  return [...words, head, acts[verb] ?? gerundOf(verb)].join(' ')
}
