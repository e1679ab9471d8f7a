import { personScore } from '#drafting/brief/lexicon.ts'
import { type ProductActor, roleActor } from '#drafting/compose/actor-terms.ts'
import { areGrown } from '#drafting/compose/ages-said.ts'
import type { Circumstance } from '#drafting/compose/circumstance.ts'
import { circumstancesOf, circumstancesOfKind, ofOne } from '#drafting/compose/circumstances-of.ts'
import { isPrivate } from '#drafting/compose/is-private.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { paysSelf } from '#drafting/compose/pays-self.ts'
import { isOfMany, personName } from '#drafting/compose/person-names.ts'
import { lowerFirst, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { isWiderWordFor } from '#drafting/compose/same-people.ts'
import { situationsIn } from '#drafting/compose/situations.ts'
import { isTheirSide } from '#drafting/compose/their-side.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { MarketRole } from '#knowledge/market.ts'
import { type Counterpart, counterpartOf } from './counterpart.ts'
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
  /** The trade's other side: rents what the main actor rents out. */
  counterpart: Counterpart | null
  /** What makes this one differ from another of the same kind; null when the kind alone does. */
  situation: Situation | null
}

export interface Situation {
  label: string
  /** What it changes about the job, as a pain and as a goal: full clauses without subject. */
  pain: (job: string) => string
  /** Null where what is known of such people says it better. */
  goal: ((job: string) => string) | null
  /** What stands in the way of adopting the product; null where nothing is known. */
  hindrance: string | null
  /** What they do when it comes up, where that is known. */
  day?: string
}

/** How such people do it today, and what makes them look for something new, as the library knows them in this market. */
const knownSituations = (view: MarketView): Situation[] =>
  situationsIn(view).map((each) =>
    each.kind === 'way'
      ? {
          label: `manages with ${each.text}`,
          pain: () => upperFirst(withoutPoint(each.weakness ?? '')),
          goal: null,
          hindrance: each.strength ? `Stays with it for this: ${lowerFirst(withoutPoint(each.strength))}` : null,
        }
      : {
          label: `looks around after this: ${each.text}`,
          pain: () => `What worked until then no longer fits after this: ${each.text}`,
          goal: null,
          hindrance: 'Decides within days, and goes back to the old way if the first week brings nothing',
        },
  )

/** How people of one kind differ in a job of this kind, for as many as are asked for. */
const circumstantial = ({ terms, facts }: MarketView): Situation[] => situationsOf(circumstancesOf(terms, facts))

const situationsOf = (circumstances: readonly Circumstance[]): Situation[] =>
  circumstances.map(({ who, day, pain, goal, stay, check }) => ({
    label: ofOne(who),
    day: ofOne(day),
    pain: () => `${ofOne(pain)} (assumption: ${check})`,
    goal: () => goal,
    hindrance: ofOne(stay),
  }))

/** What is true of any job, where more are asked for than its kind tells apart. */
const situations: readonly Situation[] = [
  {
    label: 'does it most often',
    pain: (job) => `Has to ${job} so often that each extra minute is felt by the end of the week`,
    goal: (job) => `Be done sooner each time there is a need to ${job}`,
    hindrance: 'Has a routine, and loses the first week to learning another one',
  },
  {
    label: 'is new to it',
    pain: (job) => `Has to ${job} without knowing whom to ask or what usually goes wrong`,
    goal: (job) => `Get it right the first time when asked to ${job}`,
    hindrance: 'Uses what the others use, and decides nothing',
  },
  {
    label: 'stays with what is there',
    pain: (job) => `Knows a way to ${job} that works well enough, and has seen other tools come and go`,
    goal: (job) => `Change nothing about the way to ${job} unless a colleague shows that it helps`,
    hindrance: 'Leaves a new tool as soon as it asks for something twice',
  },
  {
    label: 'carries the consequences for others',
    pain: (job) => `Is asked by others when somebody failed to ${job}, and hears of it late`,
    goal: (job) => `See early who could not ${job}`,
    hindrance: 'Has to answer for it when the new way fails on its first bad day',
  },
  {
    label: 'pays out of their own pocket',
    pain: (job) => `Has nobody to send the bill to for a better way to ${job}`,
    goal: (job) => `Spend less than it costs today to ${job}`,
    hindrance: 'Compares each month’s price with doing without',
  },
]

/** Heads of phrases that name somebody who decides: "home manager", "shop owner". */
const deciders = /^(manager|owner|director|head|supervisor|lead|chief|principal|founder)s?$/i

/** Words that name nobody in particular. */
const empty = /^(?:team|company|business|organi[sz]ation|firm|startup|user|customer|client|people|person)(?:\s|$)/i

/** Parts in the order in which a product meets them after its main actor. */
const order: readonly Part[] = ['buyer', 'blocker', 'user', 'beneficiary']

/**
 * Chooses `count` people who differ by their part in the purchase: those the user named first, then the market's roles, then
 * situations of the main actor that change the job.
 */
export function castOf(context: WritingContext<object>, view: MarketView, count: number): CastMember[] {
  const { market } = context.placement
  const { brief } = view.context
  const { terms } = view
  const cast: CastMember[] = []
  const speaks = (role: MarketRole) => view.relevance.score([role.title, ...role.pains, ...role.goals].join('. ')) >= 2
  const taken = (title: string) => cast.some((member) => member.title.toLowerCase() === title.toLowerCase())
  const settingOf = (head: string) => brief.actors.find((actor) => actor.head === head)?.setting ?? null
  const say = (actor: ProductActor, part: Part) => {
    const score = personScore(actor.head.toLowerCase())
    const isPerson = score > 0
    if (taken(actor.singular) || actor.assumed || !isPerson) return
    const main = cast.length === 0
    const profile = profileOf(actor, market, context.knowledge, settingOf(actor.head))
    // a trust or a school signs through somebody who has an age and a day
    const signs = !main && part === 'buyer' && score === 2 && !profile.role && !profile.occupation && !profile.audience
    const decides = signs || (!main && deciders.test(actor.head))
    // The library's buyer speaks for another one only as far as they have the same job in mind.
    const stand =
      decides && !profile.role ? (market?.roles.find((role) => role.part === 'buyer' && speaks(role)) ?? null) : null
    const title = signs ? `budget holder of the ${actor.singular}` : titleOf(actor.singular)
    if (taken(title)) return
    cast.push({
      part: decides ? 'buyer' : main ? part : (profile.role?.part ?? part),
      title,
      said: true,
      main,
      near: null,
      setting: settingOf(actor.head),
      standIn: stand !== null,
      profile: stand ? { ...profile, role: stand } : profile,
      counterpart: null,
      situation: null,
    })
  }
  if (terms.who) say(terms.who, 'user')
  if (terms.buyer) say(terms.buyer, 'buyer')
  // "teams that ship features" beside "platform engineers" are the same people by an emptier word.
  for (const other of terms.others)
    if (!empty.test(other.singular) && !cast.some(({ title }) => isWiderWordFor(other.singular, title)))
      say(other, 'user')
  const other = cast.length === 1 ? counterpartOf(brief, terms) : null
  const [trader] = cast
  if (other && trader) cast.push({ ...trader, main: false, said: false, title: other.title, counterpart: other })
  // Where no vendor of the market does this job, its roles belong to another one, unless they speak of this.
  // Who pays with their own money has no buyer above them.
  const isOwnPurse = terms.who !== null && terms.buyer === null && paysSelf(terms.who)
  const roles = order
    .flatMap((part) => market?.roles.filter((role) => role.part === part) ?? [])
    .filter((role) => view.isCore || speaks(role))
    .filter(({ part }) => !(isOwnPurse && (part === 'buyer' || part === 'blocker')))
    .filter(({ part }) => !(part === 'buyer' && terms.buyer !== null))
    // Nor is another's buyer theirs.
    .filter(
      (role) =>
        !terms.who ||
        terms.who.assumed ||
        (role.part === 'user' && !isPrivate(terms.who)) ||
        isTheirSide(role, terms.who, brief),
    )
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
        counterpart: null,
        situation: null,
      })
    }
  }
  const first = cast[0] ?? unknownMember()
  const known = knownSituations(view)
  const others = cast.map((member, at) => withOwnSituation(member, at, view))
  const more = [...known.slice(0, 1), ...circumstantial(view), ...known.slice(1), ...situations].map((situation) => ({
    ...first,
    situation,
  }))
  return [...others, ...more].slice(0, count)
}

const isUnknown = ({ role, occupation, audience }: Profile) => !role && !occupation && !audience

/**
 * Others whom the words name and of whom the library knows nothing: they meet the same job in a way of their own. Grown children
 * of old parents look on from afar.
 */
function withOwnSituation(member: CastMember, at: number, view: MarketView): CastMember {
  if (at === 0 || !member.said || member.situation || member.counterpart || !isUnknown(member.profile)) return member
  if (view.facts.subject.steps.some(({ who }) => who.singular === member.title)) return member
  const isChild = /^child$/i.test(member.title) && areGrown(view.context.brief)
  const ways = isChild ? situationsOf(circumstancesOfKind('warn')) : circumstantial(view).reverse()
  const situation = ways[isChild ? 0 : at - 1]
  return situation ? { ...member, ...(isChild ? { title: 'adult child' } : {}), situation } : member
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
    counterpart: null,
    situation: null,
  }
}

const headOf = (title: string) => personName(title).core.split(' ').at(-1) ?? title

const partLabels: Record<Part, string> = {
  user: 'Uses it',
  buyer: 'Decides and pays',
  blocker: 'Can stop it',
  beneficiary: 'Gains when others use it',
}

/** Who speaks for a group that has no manager. */
const leaders = new Map([
  ['choir', 'conductor'],
  ['orchestra', 'conductor'],
  ['ensemble', 'leader'],
  ['band', 'leader'],
  ['club', 'secretary'],
  ['association', 'secretary'],
  ['society', 'secretary'],
  ['union', 'secretary'],
  ['federation', 'secretary'],
  ['troupe', 'director'],
  ['church', 'warden'],
  ['parish', 'clerk'],
  ['council', 'clerk'],
  ['municipality', 'clerk'],
  ['committee', 'chair'],
  ['board', 'chair'],
  ['charity', 'coordinator'],
  ['squad', 'captain'],
  ['league', 'organiser'],
  ['household', 'member'],
  ['family', 'parent'],
  ['community', 'organiser'],
  ['village', 'resident'],
])

/** A team has no age and no day: "member of the accounts payable team". */
function titleOf(singular: string): string {
  const name = personName(singular)
  if (!isOfMany(name)) return singular
  const place = name.place ? ` of ${withArticle(name.place)}` : ''
  const leader = leaders.get(name.core.split(' ').at(-1)?.toLowerCase() ?? '') ?? 'manager'
  return name.work === null ? `${leader} of ${withArticle(name.core)}` : `member of the ${name.core}${place}`
}

/** "Decides and pays: care home manager (assumed, not named in the input)". */
export function roleLine(member: CastMember): string {
  const situation = member.situation ? `, who ${member.situation.label}` : ''
  const basis = member.said ? '' : ' (assumed: the input does not name this person)'
  const part =
    member.main && member.said && deciders.test(headOf(member.title)) ? 'Uses it and decides' : partLabels[member.part]
  return `${part}: ${upperFirst(member.title)}${situation}${basis}`
}
