import type { Brief } from '#shared/brief.ts'
import { withoutLeadIn } from '#shared/lead-in.ts'
import { toSingular } from '../brief/inflect.ts'
import { shortened, upperFirst } from './phrases.ts'
import { nounOfIt } from './product-noun.ts'
import type { Step } from './steps-of-job.ts'
import { gerundOf } from './verb-forms.ts'

/** Nouns for the act, where the gerund would sound made up. */
const acts: Record<string, string> = {
  'hand over': 'handover',
  'keep track of': 'tracking',
  'write down': 'log',
  swap: 'swap',
  watch: 'monitoring',
  evaluate: 'evaluation',
  assess: 'assessment',
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
  rent: 'rental',
  review: 'review',
  analyse: 'analysis',
  analyze: 'analysis',
}
const longestTitle = 60

/** Verbs that say nothing in a title: "sound picking" is not what it is. */
const pale = new Set([
  'get',
  'drink',
  'stop',
  'quit',
  'pick',
  'see',
  'know',
  'send',
  'choose',
  'use',
  'set',
  'take',
  'list',
  'give',
  'be',
  'find out',
  'view',
])

/** A plain title made of what it does: "Shift swap for night-shift nurses". Never an invented brand. */
export function workingTitle(brief: Brief, main: Step | null, whom: string | null): string {
  const forWhom = whom && !nounOfIt(brief)?.includes(' for ') ? ` for ${whom}` : ''
  const likened = likenedTitle(brief)
  if (likened) return likened
  const noun = nounOfIt(brief)
  // What works by itself is known by what it is, not by the work.
  const act =
    main && !pale.has(main.verb) && !main.verb.startsWith('remember ') && !(main.alone && noun) ? actOf(main) : null
  const palest = main && act === null && noun === null ? actOf(main, false) : null
  const core = act ?? noun ?? palest
  if (core !== null) {
    const title = upperFirst(`${core}${forWhom}`)
    return title.length <= longestTitle ? title : shortened(upperFirst(core), longestTitle)
  }
  // A placeholder title keeps the user's words, so that it is recognised in a list.
  const words = withoutLeadIn(brief.source.description)
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/["“”„]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:we|our (?:app|product|tool|service|platform|startup|company))\s(?:help|let|enable)s?\s/i, '')
    .replace(/(?<=.{15}):\s.*$/s, '')
  return upperFirst(shortened(words.replace(/[.!?]+$/, ''), 40))
}

/** "Uber for dog grooming" says more to its inventor than a title made of what we take it to do. */
function likenedTitle({ likenedTo, source }: Brief): string | null {
  const words = source.description.trim().replace(/[.!?]+$/, '')
  return likenedTo?.span.field === 'description' && words.length <= 40 ? upperFirst(words) : null
}

/** "how many bottles of each vintage to hold back": the thing whose number is asked for. */
const howMany = /^how (?:many|much) (\p{L}+)(?= (?:of|to)\b|$)/u

/** "swap" + "shifts with colleagues" → "shift swap". Null when the object is a clause ("what they have"). */
function actOf({ verb, object, thing }: Step, withVerb = true): string | null {
  const core = (howMany.exec(object)?.[1] ?? object)
    .replace(/^(?:an?|the|their|its|his|her|our|my|your|all|each|every|any|some)\s+/i, '')
    .split(
      / (?:with|of|in|on|at|for|from|to|by|before|after|during|when|without|into|and|that|which|who|under|next|per|as|against) /i,
    )[0]
  if (
    !core ||
    /^(?:around|along|over|under|through|across|what|when|which|how|if|whether|who|where)\b/i.test(core) ||
    thing === 'case'
  )
    return null
  const words = core.split(/\s+/).slice(-3)
  const head = toSingular(words.pop() ?? '')
  const uncounted = (title: string) => title.replace(/^(?:\d+|one|two|three|four|five|six|ten)\s/i, '')
  // "form filling in" is no title, "filling in forms" is one
  if (withVerb && verb.includes(' ') && !acts[verb]) return `${gerundOf(verb)} ${uncounted(core)}`
  const act = withVerb ? [acts[verb] ?? gerundOf(verb)] : []
  return uncounted([...words, head, ...act].join(' '))
}
