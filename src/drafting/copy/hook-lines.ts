import { listed, lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import { type CopyFacts, isCase } from './copy-facts.ts'
import { firstSentence } from './fit-characters.ts'
import { hadTo } from './pains.ts'

/** How a hook takes hold: no two hooks of a result share one. */
export type HookStructure =
  | 'scene'
  | 'told'
  | 'without'
  | 'fair'
  | 'compare'
  | 'sequence'
  | 'misfit'
  | 'moment'
  | 'waiting'
  | 'stand-in'
  | 'ask'
  | 'quote'

/** What a hook makes people feel; a wish for one of them puts its hooks first. */
export type HookFeeling = 'recognition' | 'relief' | 'curiosity' | 'fairness' | 'surprise' | 'tension'

export interface HookLine {
  structure: HookStructure
  text: string
  /** Which detail of the job does the work, and why it stops these people. */
  why: string
  feeling: HookFeeling
  /** What the feeling hangs on, as a phrase: "the moment in which you asked one by one". */
  trigger: string
  /** Where its detail comes from, short. */
  from: string
  /** What to find out before it is published; null when it says only what the user said. */
  check: string | null
}

type Maker = (facts: CopyFacts) => HookLine | null

/** Every hook that these facts carry, each of another structure. Empty only when there are no words at all. */
export function hookLines(facts: CopyFacts): HookLine[] {
  const lines = makers.map((make) => make(facts)).filter((line): line is HookLine => line !== null)
  const seen = new Set<string>()
  return lines.filter(({ text }) => {
    const key = firstSentence(text).toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const scene: Maker = ({ pains, shortAct, people }) => {
  const pain = pains.find(({ basis, you }) => basis === 'kind' && you !== null)
  if (!pain?.you || !shortAct) return null
  const moment = withoutPoint(pain.you).replace(/^Last time, /, '')
  return {
    structure: 'scene',
    text: `The last time you ${hadTo(shortAct)}, ${moment}.`,
    why: `It opens inside one moment, the last time ${people} ${hadTo(shortAct)}. Whoever was there reads on; everybody else was never the audience.`,
    feeling: 'recognition',
    trigger: `Recognition: ${moment}`,
    from: `the step “${shortAct}”`,
    check: `Nobody has confirmed this scene yet: ${pain.check}.`,
  }
}

/** Asks for the last case in the terms of what was told. */
function tellingQuestion(line: string, ways: number): string {
  if (/\buse\b/.test(line)) return ways > 1 ? 'Which of the two was right last time?' : 'What did it miss last time?'
  return /\bguess/.test(line)
    ? 'How far off was the last one?'
    : 'When did you notice last time, and who had to mend it?'
}

const told: Maker = ({ pains, subject, spared, today }) => {
  const pain =
    pains.find(({ basis, you }) => basis === 'told' && you !== null) ?? pains.find(({ basis }) => basis === 'told')
  if (!pain) return null
  const line = withoutPoint(pain.you ?? pain.text)
  return {
    structure: 'told',
    text: `${line}. ${tellingQuestion(line, today.length)}`,
    why: `It says back what the description reports of today, “${withoutPoint(pain.text)}”, before ${subject} is mentioned${spared ? '' : ' at all'}: people agree with the first line or scroll on.`,
    feeling: 'recognition',
    trigger: `Being understood: ${lowerFirst(line)}`,
    from: 'your words on today',
    check: pain.basis === 'told' ? null : pain.check,
  }
}

const without: Maker = ({ act, spared, people }) => {
  if (!act || !spared || act.includes(spared)) return null
  return {
    structure: 'without',
    text: `${upperFirst(act)}. ${upperFirst(spared)}.`,
    why: `Two short lines: the job, then what it costs ${people} today by leaving it out (${spared}). The second line is the news.`,
    feeling: 'relief',
    trigger: `Relief: the job gets done ${spared}`,
    from: 'your words on what it spares',
    check: `Let three ${people} do it once and watch whether it is true that they manage ${spared}.`,
  }
}

const fair: Maker = ({ view, today }) => {
  const way = today.find(({ strength, weakness }) => strength && weakness) ?? null
  if (!way?.strength || !way.weakness) return null
  return {
    structure: 'fair',
    text: `In favour of ${way.text}: ${lowerFirst(withoutPoint(way.strength))}. Against: ${lowerFirst(withoutPoint(way.weakness))}.`,
    why: `It grants ${way.text} its strength first. ${upperFirst(view.people)} who use it every week stop defending it and read the second half.`,
    feeling: 'fairness',
    trigger: `Fairness: ${way.text} gets its due before it is questioned`,
    from: `what is known of ${way.text}`,
    check: `The catch is the library's: ask five ${view.people} whether ${way.text} does this to them.`,
  }
}

const compare: Maker = ({ steps, people }) => {
  const [first, second] = steps.filter(({ yours }) => yours)
  if (!first || !second) return null
  return {
    structure: 'compare',
    text: `${upperFirst(first.gerund)} or ${second.gerund}: which of the two took you longer last time?`,
    why: `A choice between two steps that ${people} know by heart can be answered in one word, and each answer starts a conversation about the job.`,
    feeling: 'curiosity',
    trigger: `Curiosity: ${first.phrase}, or ${second.phrase}? Everybody has an answer and wants to see the others'`,
    from: 'two steps of the job',
    check: null,
  }
}

const sequence: Maker = ({ steps, others, people }) => {
  if (steps.length < 2) return null
  const line = steps.map(({ text }) => `${text}.`).join(' ')
  const whose = steps.filter(({ yours }) => !yours).map(({ who }) => lowerFirst(who))
  return {
    structure: 'sequence',
    text: `${line} At which of these does it stop for you today?`,
    why: `The whole job in ${steps.length} plain sentences${whose.length > 0 ? `, with the part of ${listed([...new Set(whose)])} in it` : ''}. ${upperFirst(people)} check it against their own week, and the question asks for the gap.`,
    feeling: 'curiosity',
    trigger: `Curiosity: finding the one step, of those from “${steps[0]?.phrase ?? ''}” on, that holds the rest up`,
    from: `${steps.length} steps of the job`,
    check: others.length > 0 ? `Ask one of the ${others[0]} whether the order is right.` : null,
  }
}

const misfit: Maker = ({ today, shortAct, view }) => {
  const way = today.at(-1)
  if (!way || !shortAct || /^\w+ing\b/.test(way.text)) return null
  const isMany = /s$/.test(way.text) && !/^(?:an?|one)\s/i.test(way.text)
  return {
    structure: 'misfit',
    text: `${upperFirst(way.text)} ${isMany ? 'were' : 'was'} never made to ${shortAct}. ${isMany ? 'They were' : 'It was'} just there.`,
    why: `It takes the blame off ${view.people}: what fails is ${way.text}, not the person who uses ${isMany ? 'them' : 'it'}.`,
    feeling: 'surprise',
    trigger: `Surprise: the habit is an accident, and ${way.text} can go`,
    from: 'your words on what is used today',
    check: `Ask two ${view.people} how ${way.text} came into use; the line must not insult the person who introduced it.`,
  }
}

const moment: Maker = ({ moments, subject, shortAct }) => {
  const when = moments[0]
  if (!when || shortAct?.includes(when)) return null
  return {
    structure: 'moment',
    text: `${upperFirst(when)}: what is the first thing you do?`,
    why: `It names the occasion on which ${subject} is needed, “${when}”, and asks for behaviour, not for an opinion.`,
    feeling: 'tension',
    trigger: `Tension: ${when}, and nothing decided yet`,
    from: 'your words on when it happens',
    check: null,
  }
}

const waiting: Maker = ({ steps, people, shortAct }) => {
  const other = steps.find(({ whos }) => whos !== null)
  if (!other || !shortAct) return null
  const who = lowerFirst(other.who)
  return {
    structure: 'waiting',
    text: `You did your part. Now you wait until ${lowerFirst(other.text)}. How long was it last time?`,
    why: `The step that ${people} do not control is where the waiting sits: ${lowerFirst(other.text)}. The question is answered with a number from their own week.`,
    feeling: 'tension',
    trigger: `Impatience: the outcome hangs on ${who}`,
    from: `the step of ${who}`,
    check: null,
  }
}

const standIn: Maker = ({ pains, shortAct, people }) => {
  const pain = pains.find(({ basis, way }) => basis === 'library' && way === null)
  if (!pain) return null
  return {
    structure: 'stand-in',
    text: `${withoutPoint(pain.text)}. Sounds like your week?`,
    why: `A third person goes first, so ${people} can nod without admitting anything${shortAct ? `; the scene is one in which somebody ${hadTo(shortAct)}` : ''}.`,
    feeling: 'recognition',
    trigger: `Recognition at a distance: ${lowerFirst(withoutPoint(pain.text))}`,
    from: 'what is known of these people',
    check: `The scene is the library's: ${pain.check}.`,
  }
}

const ask: Maker = (facts) => {
  const { shortAct, thing, people, subject } = facts
  if (!shortAct) return null
  const what = isCase(facts)
    ? `Think of the last ${thing} that went wrong`
    : `Think of the last time you ${/^know\b/.test(shortAct) ? 'did not' : 'could not'} ${shortAct}`
  return {
    structure: 'ask',
    text: `${what}. Who noticed first?`,
    why: `A question about ${isCase(facts) ? `one ${thing}` : 'one day'} of the past gets a true answer; “would you use ${subject}” gets a polite one. Who noticed first tells what it cost ${people}.`,
    feeling: 'curiosity',
    trigger: `Curiosity, with some discomfort: the last time that it did not work to ${shortAct}`,
    from: `the job “${shortAct}”`,
    check: null,
  }
}

const quote: Maker = ({ idea, shortAct, people, peopleKnown }) => {
  if (shortAct) return null
  return {
    structure: 'quote',
    text: `“${idea}”. What do you use instead today, and what did it cost you last time?`,
    why: `The description names no job yet, so the hook asks ${peopleKnown ? people : 'readers'} for it: their answers are the sentence that is missing.`,
    feeling: 'curiosity',
    trigger: `Curiosity: an unfinished idea, “${idea}”, invites correction`,
    from: 'your own words',
    check: 'Name the job as verb and thing before anything else is published.',
  }
}

const confession: Maker = ({ idea, shortAct, people, peopleKnown }) => {
  if (shortAct) return null
  return {
    structure: 'told',
    text: `We have an idea and do not trust it yet: “${idea}”. Tell us why it fails.`,
    why: `An invitation to object is answered more readily than one to praise, above all when ${peopleKnown ? people : 'readers'} have seen such ideas before.`,
    feeling: 'surprise',
    trigger: `Surprise: somebody asks for the reason against “${idea}”`,
    from: 'your own words',
    check: 'Be ready to answer each reply within a day.',
  }
}

const wish: Maker = ({ idea, shortAct, person, peopleKnown }) => {
  if (shortAct) return null
  return {
    structure: 'ask',
    text: `${peopleKnown ? `Are you ${person}?` : 'One question.'} Before we build “${idea}”: what should it never do?`,
    why: `It asks for a limit. People who have the problem know at once what must not happen; people who do not have it stay silent.`,
    feeling: 'curiosity',
    trigger: `Curiosity and a say: their answer shapes “${idea}”`,
    from: 'your own words',
    check: 'Note who answers: they are the first people to interview.',
  }
}

const makers: readonly Maker[] = [
  scene,
  told,
  without,
  fair,
  compare,
  moment,
  sequence,
  misfit,
  waiting,
  standIn,
  ask,
  quote,
  confession,
  wish,
]
