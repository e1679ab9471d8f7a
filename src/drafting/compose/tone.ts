import { upperFirst } from './phrases.ts'
import type { PitchFacts } from './pitch-facts.ts'

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
  point(kind: 'special' | 'habit' | 'focus' | 'limit' | 'place', what: string, against: string): string
}

const rivalOf = ({ rival }: PitchFacts) => (rival ? `${rival.name} (${rival.gap}${rival.mark})` : null)
const nearest = ({ rival }: PitchFacts) => (rival ? `${rival.name} leaves this open: ${rival.gap}${rival.mark}.` : '')
const joined = (what: string, link: string, against: string) => (against === '' ? what : `${what}${link}${against}`)

const strategic: Voice = {
  positioning(facts, difference) {
    const today = facts.today && facts.todaySaid ? ` who rely on ${facts.today} today` : ''
    const rival = rivalOf(facts)
    const against = rival ?? (facts.today && facts.todaySaid ? facts.today : null)
    const opening = `For ${facts.who}${today}, ${facts.subject} ${facts.is}.`
    if (difference === '') return [opening, nearest(facts)]
    return [opening, against ? `Unlike ${against}, it ${difference}.` : `It ${difference}.`]
  },
  problem(facts) {
    if (!facts.todaySaid && facts.todayWords)
      return [`The rival to beat: today's practice ("${facts.todayWords}"), whose cost is not known.`]
    if (!facts.today)
      return [`What ${facts.people} use today is not said, so the gain cannot be put against anything yet.`]
    return [
      facts.cost && facts.worst
        ? `The rival to beat: ${facts.worst}. The weak spot: ${facts.cost.text}${facts.cost.mark}.`
        : `The rival to beat: ${facts.today}.`,
    ]
  },
  change: (facts, proof) => [
    facts.job === null
      ? `What ${facts.subject} competes on cannot be said before its job is named.`
      : `${facts.Subject} competes on one point: ${facts.special && facts.shortJob ? `to ${facts.shortJob} ${facts.special}` : `to ${facts.job}`}.`,
    `Unproven: ${proof}.`,
  ],
  point(kind, what, against) {
    const label = {
      special: 'Difference',
      habit: 'Against the habit',
      focus: 'Segment',
      limit: 'Entry condition',
      place: 'Beachhead',
    }[kind]
    return joined(`${label}: ${what}`, '; ', against)
  },
}

const formal: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    return [
      `${facts.Subject} ${facts.is.replace(/^lets them /, `lets ${facts.bare} `)}; it is intended for ${facts.who}.`,
      difference === '' ? nearest(facts) : rival ? `In contrast to ${rival}, it ${difference}.` : `It ${difference}.`,
    ]
  },
  problem(facts) {
    if (!facts.todaySaid && facts.todayWords)
      return [`The present practice is described as follows: "${facts.todayWords}". Its cost has not been stated.`]
    if (!facts.today)
      return [`The present practice of ${facts.people} is not stated in the description and remains to be established.`]
    const purpose = facts.shortJob ? `to ${facts.shortJob}` : 'for this purpose'
    const practice = `At present, ${facts.people} ${facts.todaySaid ? '' : 'presumably '}rely on ${facts.cost && facts.worst ? facts.worst : facts.today} ${purpose}`
    return [facts.cost ? `${practice}. The consequence: ${facts.cost.text}${facts.cost.mark}.` : `${practice}.`]
  },
  change: (facts, proof) => [
    facts.special && facts.shortJob
      ? `Under the proposal, they are to ${facts.shortJob} ${facts.special}.`
      : facts.job
        ? `The proposal is limited to one task: to ${facts.job}.`
        : 'The task itself could not be read from the description.',
    `It remains to be demonstrated ${proof}.`,
  ],
  point(kind, what, against) {
    const label = {
      special: 'The product is to differ in this respect',
      habit: 'Compared with present practice',
      focus: 'Scope of users',
      limit: 'Stated condition of use',
      place: 'Territory',
    }[kind]
    return joined(`${label}: ${what}`, '; by comparison, ', against)
  },
}

/** The user's words speak of others. */
const yours = (job: string) => job.replace(/\btheir\b/g, 'your')

const toYou = (predicate: string) => yours(predicate.replace(/^lets them /, 'lets you '))

const friendly: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    if (!facts.whoKnown)
      return [`Who you are is not told yet, so all we can say is this: ${facts.subject} ${facts.is}.`]
    return [
      `Are you one of the ${facts.who}? Then ${facts.subject} is for you: it ${toYou(facts.is)}.`,
      difference === ''
        ? rival
          ? `You may know ${rival}.`
          : ''
        : rival
          ? `You may know ${rival}; the thing to know here is that ${facts.subject} ${difference}.`
          : `The thing to know is that ${facts.subject} ${difference}.`,
    ]
  },
  problem(facts) {
    if (!facts.todaySaid && facts.todayWords)
      return [
        `You told us how it goes today ("${facts.todayWords}"); what it costs you is the part we still have to hear.`,
      ]
    if (!facts.today)
      return [
        `We don't know yet how you ${yours(facts.shortJob ?? 'handle this')} today, so tell us before we promise you anything.`,
      ]
    const named = facts.cost && facts.worst ? facts.worst : facts.today
    const way = facts.todaySaid ? `You get by with ${named}` : `Perhaps you still count on ${named}`
    return [facts.cost ? `${way}, and you know the catch: ${facts.cost.text}${facts.cost.mark}.` : `${way}.`]
  },
  change: (facts, proof) => [
    facts.special && facts.shortJob
      ? `With ${facts.subject} you'd ${yours(facts.shortJob)} ${facts.special}.`
      : facts.job
        ? `With ${facts.subject} you'd have one thing less to work out: how to ${yours(facts.job)}.`
        : 'Tell us the one thing you want done, and we can say what would change.',
    `What we still have to find out is ${proof.replace(/^that /, 'whether ')}.`,
  ],
  point(kind, what, against) {
    const label = {
      special: "What you'd notice first",
      habit: 'What gets easier',
      focus: 'Made for you',
      limit: 'It has to fit your day',
      place: 'It starts where you are',
    }[kind]
    return joined(`${label}: ${what}`, ', while ', against)
  },
}

const emotional: Voice = {
  positioning(facts, difference) {
    const rival = rivalOf(facts)
    const opening = facts.cost
      ? `${facts.worst ? `${upperFirst(facts.worst)}: ` : ''}${facts.cost.text}${facts.cost.mark}. That is the moment ${facts.subject} is for.`
      : facts.job
        ? `Think of the last time ${facts.person} ${facts.shortJob?.startsWith('know ') ? 'wanted to' : 'had to'} ${facts.shortJob}. That is the moment ${facts.subject} is for.`
        : `Think of ${facts.who} on the day it goes wrong. That is the moment ${facts.subject} is for.`
    return [
      opening,
      `For ${facts.who}, it ${facts.is}.`,
      rival ? `${facts.rival?.name} leaves this open: ${facts.rival?.gap}${facts.rival?.mark}.` : '',
      difference === '' ? '' : `${facts.Subject} ${difference}.`,
    ]
  },
  problem(facts) {
    if (!facts.todaySaid && facts.todayWords)
      return [`Today it goes like this: "${facts.todayWords}". How that feels, only ${facts.people} can tell.`]
    if (!facts.today)
      return [
        `Nobody has written down yet what ${facts.people} go through${facts.shortJob ? ` to ${facts.shortJob}` : ''}; that story has to come from them.`,
      ]
    return [
      `Today ${facts.people} are left with ${facts.today}${facts.todaySaid ? '' : ' (assumption: the description does not say it)'}.`,
    ]
  },
  change: (facts, proof) => [
    facts.special && facts.shortJob
      ? `With ${facts.subject} they would ${facts.shortJob} ${facts.special}, and that worry would be gone.`
      : facts.job
        ? `${facts.Subject} would take one worry away: how to ${facts.job}.`
        : `What ${facts.subject} would spare them cannot be told before its job is named.`,
    `Whether it feels like that is open: nobody knows yet ${proof.replace(/^that /, 'whether ')}.`,
  ],
  point(kind, what, against) {
    const label = {
      special: 'The relief',
      habit: 'The worry that goes',
      focus: 'Someone had you in mind',
      limit: 'On the hard days too',
      place: 'Close to home',
    }[kind]
    return joined(`${label}: ${what}`, ' - ', against)
  },
}

export const voices: Record<Tone, Voice> = { friendly, formal, strategic, emotional }
