import { personScore } from '#drafting/brief/lexicon.ts'
import { type ProductActor, roleActor } from '#drafting/compose/actor-terms.ts'
import { upperFirst } from '#drafting/compose/phrases.ts'
import type { ProductTerms } from '#drafting/compose/product-terms.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { MarketRole } from '#knowledge/market.ts'
import { type Profile, profileOf, profileOfRole } from './profile.ts'

export type Part = MarketRole['part']

/** One of the people that a product has to win, before they have a name. */
export interface CastMember {
  part: Part
  /** "night nurse": the user's words, or the title of the market's role. */
  title: string
  /** The place that the user's words give them: "care homes". */
  setting: string | null
  /** For somebody whom the user did not name: the place of the main actor, where this one is most likely met. */
  near: string | null
  /** True for the one who does the job that the product is about. */
  main: boolean
  /** True when the market's buyer lends its goals and objections to somebody whom the user named otherwise. */
  standIn: boolean
  /** False when the market's role stands in and the user did not name these people. */
  said: boolean
  profile: Profile
  /** What makes this one differ from another of the same kind; null when the kind alone does. */
  situation: Situation | null
}

export interface Situation {
  label: string
  /** What it changes about the job, as a pain and as a goal: full clauses without subject. */
  pain: (job: string) => string
  goal: (job: string) => string
}

/** Splits one kind of people by what changes their job, in the order in which they are needed. */
const situations: readonly Situation[] = [
  {
    label: 'does it most often',
    pain: (job) => `Has to ${job} so often that each extra minute is felt by the end of the week`,
    goal: (job) => `Be done sooner each time there is a need to ${job}`,
  },
  {
    label: 'is new to it',
    pain: (job) => `Has to ${job} without knowing whom to ask or what usually goes wrong`,
    goal: (job) => `Get it right the first time when asked to ${job}`,
  },
  {
    label: 'stays with what is there',
    pain: (job) => `Knows a way to ${job} that works well enough, and has seen other tools come and go`,
    goal: (job) => `Change nothing about the way to ${job} unless a colleague shows that it helps`,
  },
  {
    label: 'carries the consequences for others',
    pain: (job) => `Is asked by others when somebody failed to ${job}, and hears of it late`,
    goal: (job) => `See early who could not ${job}`,
  },
  {
    label: 'pays out of their own pocket',
    pain: (job) => `Has nobody to send the bill to for a better way to ${job}`,
    goal: (job) => `Spend less than it costs today to ${job}`,
  },
]

/** Heads of phrases that name somebody who decides: "home manager", "shop owner". */
const deciders = /^(manager|owner|director|head|supervisor|lead|chief|principal|founder)s?$/i

/** Parts in the order in which a product meets them after its main actor. */
const order: readonly Part[] = ['buyer', 'blocker', 'user', 'beneficiary']

/**
 * Chooses `count` people who differ by their part in the purchase: those the user named first, then the market's roles, then
 * situations of the main actor that change the job.
 */
export function castOf(context: WritingContext<object>, terms: ProductTerms, count: number): CastMember[] {
  const { market } = context.placement
  const cast: CastMember[] = []
  const taken = (title: string) => cast.some((member) => member.title.toLowerCase() === title.toLowerCase())
  const settingOf = (head: string) => context.brief.actors.find((actor) => actor.head === head)?.setting ?? null
  const say = (actor: ProductActor, part: Part) => {
    const score = personScore(actor.head.toLowerCase())
    const isPerson = score > 0
    if (taken(actor.singular) || actor.assumed || !isPerson) return
    const main = cast.length === 0
    const profile = profileOf(actor, market, context.knowledge)
    // a trust or a school signs through somebody who has an age and a day
    const signs = !main && part === 'buyer' && score === 2 && !profile.role && !profile.occupation && !profile.audience
    const decides = signs || (!main && deciders.test(actor.head))
    const stand = decides && !profile.role ? (market?.roles.find((role) => role.part === 'buyer') ?? null) : null
    cast.push({
      part: decides ? 'buyer' : main ? part : (profile.role?.part ?? part),
      title: signs ? `budget holder of the ${actor.singular}` : actor.singular,
      said: true,
      main,
      near: null,
      setting: settingOf(actor.head) ?? cast[0]?.setting ?? null,
      standIn: stand !== null,
      profile: stand ? { ...profile, role: stand } : profile,
      situation: null,
    })
  }
  if (terms.who) say(terms.who, 'user')
  if (terms.buyer) say(terms.buyer, 'buyer')
  for (const other of terms.others) say(other, 'user')
  const roles = order.flatMap((part) => market?.roles.filter((role) => role.part === part) ?? [])
  for (const role of roundRobin(roles)) {
    const used = cast.some((member) => member.profile.role?.title === role.title)
    if (!used && !taken(roleActor(role).singular)) {
      const profile = profileOfRole(role, context.knowledge)
      cast.push({
        part: role.part,
        title: roleActor(role).singular,
        said: false,
        main: false,
        setting: null,
        near: cast[0]?.setting ?? null,
        standIn: false,
        profile,
        situation: null,
      })
    }
  }
  const first = cast[0] ?? unknownMember()
  const more = situations.map((situation) => ({ ...first, situation }))
  return [...cast, ...more].slice(0, count)
}

/** A buyer, a blocker, a user, a beneficiary, then again: so that three people show three parts. */
function roundRobin(roles: readonly MarketRole[]): MarketRole[] {
  const byPart = order.map((part) => roles.filter((role) => role.part === part))
  const longest = Math.max(0, ...byPart.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => byPart.flatMap((list) => list[at] ?? [])).flat()
}

function unknownMember(): CastMember {
  const profile = { role: null, occupation: null, audience: null }
  return {
    part: 'user',
    title: 'person who would use it',
    said: false,
    main: true,
    standIn: false,
    setting: null,
    near: null,
    profile,
    situation: null,
  }
}

const partLabels: Record<Part, string> = {
  user: 'Uses it',
  buyer: 'Decides and pays',
  blocker: 'Can stop it',
  beneficiary: 'Gains when others use it',
}

/** "Decides and pays: care home manager (assumed, not named in the input)". */
export function roleLine(member: CastMember): string {
  const situation = member.situation ? `, who ${member.situation.label}` : ''
  const basis = member.said ? '' : ' (assumed: the input does not name this person)'
  return `${partLabels[member.part]}: ${upperFirst(member.title)}${situation}${basis}`
}
