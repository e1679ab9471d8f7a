import { toPlural } from '#drafting/brief/inflect.ts'
import type { ProductActor } from '#drafting/compose/actor-terms.ts'
import { roleActor } from '#drafting/compose/actor-terms.ts'
import { circumstancesOf, ofMany } from '#drafting/compose/circumstances-of.ts'
import { isPrivate } from '#drafting/compose/is-private.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { sharedStems, stemsOfBrief } from '#drafting/compose/own-words.ts'
import { lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { pricedBy } from '#drafting/compose/priced-by.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { isWiderWordFor } from '#drafting/compose/same-people.ts'
import { situationsIn } from '#drafting/compose/situations.ts'
import { isTheirSide } from '#drafting/compose/their-side.ts'
import { isTool } from '#drafting/copy/gain.ts'
import type { MarketRole } from '#knowledge/market.ts'

/** Somebody who could be a segment. */
export interface Candidate {
  /** "Ward nurses in a 250-bed regional hospital". */
  name: string
  /** In the plural, for sentences: "ward nurses". */
  people: string
  /** The user named them. */
  said: boolean
  /** They are the ones for whom the product is made. */
  main: boolean
  /** Private persons pay with their own money; people who work for themselves from their business. */
  purse: 'private' | 'own-business' | 'owner' | null
  /** What the library knows of such people; null when it knows nobody alike. */
  role: MarketRole | null
  /** Told apart from the main ones by how they meet the job; null for the rest. */
  situation: Situation | null
}

export interface Situation {
  /** "who have given up on another tool before". */
  label: string
  behavior: string
  pain: string
  readiness: string
  /** What they want of it, where that is known. */
  wish?: string
  /** The cheapest way to see whether it is so; the usual question where none is known. */
  check?: string
  /** Points added to the main ones' pain and readiness. */
  painStep: number
  readinessStep: number
  /** What it means for the bill, and its point; most meet the same bill. */
  money?: { text: string; step: number }
}

const onScreen = /\b(?:excel|sheets?|spreadsheets?|e-?mails?|whatsapp|chats?|apps?|software|calendar|slack|outlook)\b/i

/**
 * How the same people meet the same job differently, where the library knows no market: by the way of today that the description
 * names, by how much they have of what is charged for, and only then by what is true of any job.
 */
function situationsOf({ terms, facts, today, context }: MarketView): readonly Situation[] {
  const ways = today
    .filter(({ said, text }) => said && isTool(text) && !/^\w+ing\b/.test(text))
    .slice(0, 2)
    .map(({ text }): Situation => {
      const digital = onScreen.test(text)
      return {
        label: `who work with ${text} today`,
        behavior: `Today: ${text}`,
        pain: `${upperFirst(text)} ${digital ? 'is filled in after the fact, and nobody sees the gap' : 'stays where it is written, and is copied by hand or lost'}`,
        readiness: digital
          ? `Have it on a screen already: what is there can be taken over`
          : `Have to begin with an empty screen, and with people who are used to ${text}`,
        painStep: digital ? 0 : 2,
        readinessStep: digital ? 2 : -1,
      }
    })
  const unit = pricedBy(context.brief.source.description)
  const units = unit ? toPlural(unit) : null
  const many: Situation[] = units
    ? [
        {
          label: `with the most ${units}`,
          behavior: `Pay for each of their ${units}, so one yes is worth several others`,
          pain: `Each further ${unit} is one more that nobody stands beside`,
          readiness: `Compare the whole bill before they start, and somebody has to be asked`,
          painStep: 2,
          readinessStep: -1,
          money: { text: `Have the largest bill, since each ${unit} is charged`, step: 1 },
        },
        {
          label: `with few ${units}`,
          behavior: `See with their own eyes what happens at ${units} while they are there`,
          pain: `It hurts only in the hours in which nobody is there`,
          readiness: `Decide alone and can start with one ${unit}`,
          painStep: -1,
          readinessStep: 2,
          money: { text: `Have the smallest bill, and count it against an hour of their own`, step: -1 },
        },
      ]
    : []
  const any = circumstancesOf(terms, facts).map(
    ({ who, day, pain, goal, stay, check, weight: [painStep, readinessStep] }): Situation => ({
      label: `who ${ofMany(who)}`,
      behavior: ofMany(day),
      pain: ofMany(pain),
      readiness: `Want to ${lowerFirst(goal)}; against it: they ${lowerFirst(ofMany(stay))}`,
      wish: `Want to ${lowerFirst(goal)}`,
      check,
      painStep,
      readinessStep,
    }),
  )
  return [...many, ...ways, ...any].slice(0, 3)
}

/** Points for the place whose own trouble is closest to the job; the library lists the usual place first. */
const closest = 2
/** From here on a trouble of today's way is about this job. */
const closeToJob = 0.15

/** Where such people work splits them better than how often they do it: another kitchen, another trouble, another tool. */
function workplaces({ facts, relevance, terms }: MarketView): Situation[] {
  const { occupation } = facts
  // The user has said where they work.
  if (!occupation || /\s(?:of|in|on|at)\s/.test(terms.who?.singular ?? '')) return []
  const pains = mostRelevant(occupation.pains, (text) => text, relevance)
  if (pains.length === 0) return []
  return occupation.workplaces.slice(0, 3).map((place, index) => {
    const pain = pains[index % pains.length] ?? ''
    const task = occupation.dailyTasks[index % occupation.dailyTasks.length] ?? ''
    const tool = occupation.tools[index % occupation.tools.length] ?? ''
    return {
      label: `in ${place}`,
      behavior: `A day holds: ${lowerFirst(withoutPoint(task))}`,
      pain: withoutPoint(pain),
      readiness: `Work with ${tool} today, by what the library knows of the trade`,
      painStep: relevance.score(pain) >= 1 ? closest : 1 - index,
      readinessStep: 0,
    }
  })
}

/** How they do it today and what has just happened to them: what the library knows of these people in this market. */
function knownSituations(view: MarketView): Situation[] {
  const { likeness } = view
  return situationsIn(view).map(
    (each): Situation =>
      each.kind === 'way'
        ? {
            label: `who manage with ${each.text}`,
            behavior: `Today: ${each.text}`,
            pain: withoutPoint(each.weakness ?? ''),
            readiness: each.strength
              ? `What keeps them there: ${lowerFirst(withoutPoint(each.strength))}`
              : 'What keeps them there is not known',
            painStep: likeness.about(each.weakness ?? '') >= closeToJob ? closest : 1,
            readinessStep: 0,
          }
        : {
            label: /^(?:an?|the)\s|^\p{Lu}/u.test(each.text)
              ? `just after ${each.text}`
              : `at this moment: “${each.text}”`,
            behavior: `Look around at this moment: “${each.text}”`,
            pain: `The way that worked until then no longer fits: “${each.text}”`,
            readiness: `Look for something new at that moment: “${each.text}”`,
            painStep: 0,
            readinessStep: 2,
          },
  )
}

/** Words for whoever is there: no list of ten names could be made from them. */
const nobody = /^(?:colleague|coworker|co-worker|user|customer|client|team|people|person|somebody|other)$/

const mostRoles = 4

/** The user's own people first, then the market's roles that are near to the words; situations where there is no market. */
export function candidatesOf(view: MarketView): Candidate[] {
  const { terms, market, context } = view
  const own: Candidate[] = []
  const add = (actor: ProductActor, main: boolean) => {
    if (own.some(({ people }) => people === actor.bare)) return
    own.push({
      name: upperFirst(actor.full),
      people: actor.bare,
      said: !actor.assumed,
      main,
      purse: purseOf(actor),
      role: alike(actor, view),
      situation: null,
    })
  }
  // The one who does the job comes first; on a portal that is not the one for whom it is made.
  const doer = terms.doer ?? (terms.who?.assumed ? null : terms.who)
  if (doer) add(doer, true)
  if (terms.who && !terms.who.assumed) add(terms.who, false)
  if (terms.buyer) add(terms.buyer, false)
  for (const other of terms.others)
    if (!nobody.test(other.head) && !own.some(({ people }) => isWiderWordFor(other.bare, people))) add(other, false)
  const stems = stemsOfBrief(context.brief)
  const nearness = ({ title, organization, goals, pains }: MarketRole) =>
    sharedStems([title, organization, ...goals, ...pains].join('. '), stems).length
  const roles = (market?.roles ?? [])
    .filter(({ part, title }) => part !== 'blocker' && !own.some(({ role }) => role?.title === title))
    .filter((role) => !terms.who || terms.who.assumed || isTheirSide(role, terms.who, context.brief))
    // Where no vendor of the market does this job, its roles belong to another one, unless they speak of this.
    .filter((role) => view.isCore || view.relevance.score([role.title, ...role.pains, ...role.goals].join('. ')) >= 2)
    .map((role, index) => ({ role, index, points: nearness(role) }))
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, mostRoles)
    .map(({ role }): Candidate => {
      const actor = roleActor(role)
      return {
        name: `${upperFirst(actor.plural)}${placeOf(role, context.brief.actors[0]?.setting ?? null)}`,
        people: actor.plural,
        said: false,
        main: own.length === 0 && role.part === 'user',
        purse: purseOf(actor),
        role,
        situation: null,
      }
    })
  const all = [...own.slice(0, 3), ...roles]
  if (all.length >= 3) return all
  const first: Candidate = all[0] ?? {
    name: 'Intended users',
    people: view.people,
    said: false,
    main: true,
    purse: null,
    role: null,
    situation: null,
  }
  const found = knownSituations(view)
  const known = found.length >= 2 || first.purse === 'own-business' ? found : [...found, ...workplaces(view)]
  const situations = situationsOf(view)
  // Two events would be compared on one thing only.
  const events = known.filter(({ readiness }) => /^Look for something new/.test(readiness))
  const split = [...known.filter((each) => !events.slice(1).includes(each)), ...situations]
    .slice(0, Math.max(situations.length, known.length))
    .map((situation) => ({
      ...first,
      name: `${upperFirst(first.people)} ${situation.label}`,
      situation,
    }))
  return [...split, ...all.slice(1)]
}

/** The library's example of a workplace, unless it has a size, which is nobody's fact, or is of another trade than the user's. */
const placeOf = ({ organization }: MarketRole, setting: string | null) =>
  /\d/.test(organization) || (setting && sharedWords(organization, setting) === 0) ? '' : ` (${organization})`

/** Whose business it is signs for it. */
const owner = /\b(?:owner|proprietor|founder|landlord|contractor|franchisee)s?$/i

/** Contractors of a trade are firms with people; those who work for themselves say so. */
const ownBusiness = /\b(?:freelance\w*|self-employed|solo|independent contractors?|one-person)\b/i

const purseOf = (actor: ProductActor): Candidate['purse'] =>
  ownBusiness.test(actor.full)
    ? 'own-business'
    : isPrivate(actor)
      ? 'private'
      : owner.test(actor.head) || owner.test(actor.bare.split(' of ')[0] ?? '')
        ? 'owner'
        : null

/** The market's role with the actor's own noun: a night-shift nurse is a ward nurse, and no shift supervisor. */
function alike({ head }: ProductActor, { market, relevance }: MarketView): MarketRole | null {
  const roles = (market?.roles ?? []).filter(({ part, title }) => part !== 'blocker' && sharedWords(title, head) > 0)
  return (
    roles
      .map((role, index) => ({ role, index, points: relevance.score(`${role.title} ${role.organization}`) }))
      .sort((a, b) => b.points - a.points || a.index - b.index)[0]?.role ?? null
  )
}
