import type { PitchFacts } from './pitch-facts.ts'
import { upperFirst } from './phrases.ts'

/** How the same facts are said. */
export const tones = ['friendly', 'formal', 'strategic', 'emotional'] as const
export type Tone = (typeof tones)[number]

/** Sentences of one tone; each takes facts and adds none. */
export interface Voice {
  /** For whom, what, and unlike what. */
  positioning(facts: PitchFacts, difference: string): string[]
  /** The job and what it costs today. */
  problem(facts: PitchFacts): string[]
  /** What changes, and what is not proven. */
  change(facts: PitchFacts, proof: string): string[]
  /** A selling point: what it is, and what it stands against (empty when nothing is known). */
  point(kind: 'special' | 'focus' | 'limit' | 'place', what: string, against: string): string
}

const rivalOf = ({ rival }: PitchFacts) => (rival ? `${rival.name} (${rival.gap}${rival.mark})` : null)
const joined = (what: string, link: string, against: string) => (against === '' ? what : `${what}${link}${against}`)

const strategic: Voice = {
  positioning(facts, difference) {
    const today = facts.today && facts.todaySaid ? ` who rely on ${facts.today} today` : ''
    const rival = rivalOf(facts)
    const against = rival ?? (facts.today && facts.todaySaid ? facts.today : null)
    return [`For ${facts.who}${today}, ${facts.subject} ${facts.is}.`, against ? `Unlike ${against}, it ${difference}.` : `It ${difference}.`]
  },
  problem(facts) {
    if (!facts.today) return [`What ${facts.people} do today${facts.job ? ` to ${facts.job}` : ''} is not said, so the gain cannot be put against anything yet.`]
    return [facts.cost ? `The rival to beat is ${facts.today}: ${facts.cost.text}${facts.cost.mark}.` : `The rival to beat is ${facts.today}.`]
  },
  change: (facts, proof) => [`${facts.Subject} competes on ${facts.special ? `one point: it works ${facts.special}` : `doing one job: ${facts.job ?? `"${facts.quote}"`}`}.`, `Unproven: ${proof}.`],
  point(kind, what, against) {
    const label = { special: 'Difference', focus: 'Segment', limit: 'Entry condition', place: 'Beachhead' }[kind]
    return joined(`${label}: ${what}`, '; ', against)
  },
}

const formal: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    return [
      `${facts.Subject} ${facts.is}; it is intended for ${facts.who}.`,
      rival ? `In contrast to ${rival}, it ${difference}.` : `It ${difference}.`,
    ]
  },
  problem(facts) {
    if (!facts.today) return [`The present practice${facts.job ? ` of ${facts.people} who ${facts.job}` : ` of ${facts.people}`} is not stated in the description and remains to be established.`]
    const practice = `At present, ${facts.todaySaid ? '' : 'probably '}${facts.today} ${/ and |s$/.test(facts.today) ? 'serve' : 'serves'} this purpose`
    return [facts.cost ? `${practice}, with the following consequence: ${facts.cost.text}${facts.cost.mark}.` : `${practice}.`]
  },
  change: (facts, proof) => [
    facts.special ? `Under the proposal, this is to be done ${facts.special}.` : `The proposal is limited to one task: ${facts.job ?? `"${facts.quote}"`}.`,
    `It remains to be demonstrated ${proof.replace(/^that/, 'that')}.`,
  ],
  point(kind, what, against) {
    const label = { special: 'The product is to differ in this respect', focus: 'Scope of users', limit: 'Stated condition of use', place: 'Territory' }[kind]
    return joined(`${label}: ${what}`, '; by comparison, ', against)
  },
}

const friendly: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    return [
      `Are you one of the ${facts.who}? Then ${facts.subject} is for you: it ${facts.is}.`,
      rival ? `You may know ${rival}; the thing to know here is that ${facts.subject} ${difference}.` : `The thing to know is that ${facts.subject} ${difference}.`,
    ]
  },
  problem(facts) {
    if (!facts.today) return [`We don't know yet how you ${facts.job ?? 'handle this'} today, so tell us before we promise you anything.`]
    const way = facts.todaySaid ? `You probably get by with ${facts.today}` : `Perhaps it is still ${facts.today} for you`
    return [facts.cost ? `${way}, and you know the catch: ${facts.cost.text}${facts.cost.mark}.` : `${way}.`]
  },
  change: (facts, proof) => [
    facts.special ? `With ${facts.subject} you'd do it ${facts.special}.` : `With ${facts.subject} you'd have one thing less to work out: how to ${facts.job ?? 'do this'}.`,
    `What we still have to find out is ${proof.replace(/^that /, 'whether ')}.`,
  ],
  point(kind, what, against) {
    const label = { special: "What you'd notice first", focus: "It's made for you", limit: "It has to fit your day", place: "It starts where you are" }[kind]
    return joined(`${label}: ${what}`, ', while ', against)
  },
}

const emotional: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    const opening = facts.cost
      ? `${upperFirst(facts.cost.text)}${facts.cost.mark}. That is the moment ${facts.subject} is for.`
      : facts.job
        ? `Think of the last time ${facts.person} had to ${facts.job}. That is the moment ${facts.subject} is for.`
        : `Think of ${facts.who} on the day it goes wrong. That is the moment ${facts.subject} is for.`
    return [opening, `For ${facts.who}, it ${facts.is}.`, rival ? `${rival} was not made for that moment; ${facts.subject} ${difference}.` : `${facts.Subject} ${difference}.`]
  },
  problem(facts) {
    if (!facts.today) return [`Nobody has written down yet what ${facts.people} go through${facts.job ? ` to ${facts.job}` : ''}; that story has to come from them.`]
    return [`Today ${facts.people} are left with ${facts.today}${facts.todaySaid ? '' : ' (assumption: the description does not say it)'}.`]
  },
  change: (facts, proof) => [
    facts.special ? `${facts.Subject} would take that weight away: it works ${facts.special}.` : `${facts.Subject} would take one worry away: how to ${facts.job ?? 'get this done'}.`,
    `Whether it feels like that is open: nobody knows yet ${proof.replace(/^that /, 'whether ')}.`,
  ],
  point(kind, what, against) {
    const label = { special: 'The relief', focus: 'Someone had you in mind', limit: 'On the hard days too', place: 'Close to home' }[kind]
    return joined(`${label}: ${what}`, ' - ', against)
  },
}

export const voices: Record<Tone, Voice> = { friendly, formal, strategic, emotional }
