import type { MarketRole } from '#knowledge/market.ts'
import type { Brief, BriefActor } from '#shared/brief.ts'
import { cleanText } from '../brief/clean.ts'
import { toBaseForm, toPlural } from '../brief/inflect.ts'
import { lowerFirst, shortened } from './phrases.ts'
import { escaped } from './text-around.ts'

export interface ProductActor {
  singular: string
  plural: string
  /** With what the user adds about them: "family dairy farms with 40 to 150 cows in Bavaria and Austria". */
  full: string
  /** The plural without a place: "night-shift nurses". */
  bare: string
  head: string
  /** True when the library's role stands in, because the user named nobody. */
  assumed: boolean
}

/** " who lends" of one is " who lend" of many. */
const ofMany = (rest: string) =>
  rest.replace(
    /^( (?:who|that) )(\p{Ll}+s)\b/u,
    (_whole, who: string, verb: string) =>
      `${who}${verb === 'is' ? 'are' : verb === 'was' ? 'were' : toBaseForm(verb, 'PresentTense')}`,
  )

/** One phrase of a role of the library: its title in lower case, singular and plural. */
export function roleActor(role: MarketRole): ProductActor {
  const singular = lowerFirst(role.title)
  const [, head = singular, rest = ''] = /^(.*?)((?:\s(?:of|at|in|for|with|who|on|and)\s.*)?)$/.exec(singular) ?? []
  const words = head.split(' ')
  const last = words.pop() ?? head
  const plural = [...words, toPlural(last)].join(' ') + ofMany(rest)
  return { singular, plural, full: plural, bare: plural, head: last, assumed: true }
}

export function actorOf(actor: BriefActor, brief: Brief): ProductActor {
  const plural = short(withPlace(actor, brief))
  return {
    singular: short(actor.singular),
    plural,
    full: withDetails(actor, brief) ?? plural,
    bare: short(actor.plural),
    head: actor.head,
    assumed: false,
  }
}

const short = (text: string) => shortened(text, 60).replace(/…$/, '')

/** "night-shift nurses in care homes", when the user's words put the place right behind them. */
function withPlace(actor: BriefActor, brief: Brief): string {
  const setting = actor.setting?.trim()
  if (!setting || actor.plural.toLowerCase().includes(setting.toLowerCase())) return actor.plural
  const pattern = new RegExp(
    `\\b${escaped(actor.head)}\\w*\\s+((?:in|at|of|from|on|for)\\s+(?:the\\s+)?${escaped(setting)})\\b`,
    'i',
  )
  for (const text of Object.values(brief.source)) {
    const found = typeof text === 'string' ? pattern.exec(cleanText(text))?.[1] : undefined
    if (found) return `${actor.plural} ${found.replace(/\s+/g, ' ')}`
  }
  return actor.plural
}

const longestActor = 80

/** The actor with the words right behind it in the field for the audience; null when none follow or they are too many. */
function withDetails(actor: BriefActor, brief: Brief): string | null {
  if (actor.span.field !== 'audience') return null
  const text = cleanText(brief.source.audience ?? '')
  const rest = /^\s+((?:in|at|of|with|from|on|aged)\s[^,.;:!?()\n]+)/.exec(text.slice(actor.span.end))?.[1]
  const details = rest
    ?.replace(/\s+/g, ' ')
    .split(/\s(?:who|that|which|where|whose)\s/)[0]
    ?.trim()
  if (!details) return null
  const full = actor.plural.includes(details) ? actor.plural : `${actor.plural} ${details}`
  return full.length > longestActor ? null : full
}
