import { listed, lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import type { HookMaker } from './hook-line.ts'
import { hadTo } from './pains.ts'
import { toThem } from './second-person.ts'

/** Hooks that begin with the job as it goes today. */

export const scene: HookMaker = ({ pains, shortAct, people }) => {
  const pain = pains.find(({ basis, you }) => basis === 'kind' && you !== null)
  if (!pain?.you || !shortAct) return null
  const moment = withoutPoint(pain.you).replace(/^Last time, /, '')
  return {
    structure: 'scene',
    text: `The last time you ${hadTo(shortAct)}, ${moment}.`,
    why: `It opens inside one moment, the last time ${people} ${toThem(hadTo(shortAct))}. Whoever was there reads on; everybody else was never the audience.`,
    feeling: 'recognition',
    trigger: `Recognition: ${moment}`,
    from: `the step “${shortAct}”`,
    check: `Nobody has confirmed this scene yet: ${pain.check}.`,
  }
}

/** What is done every day has no last time at which somebody noticed it. */
export const isPractice = /^(?:today|right now|currently|at the moment|nowadays)\b/i

/** Asks for the last case in the terms of what was told. */
function tellingQuestion(line: string, ways: number): string {
  if (/^our \d/i.test(line) || /\b\d+\s?(?:hours?|minutes?|days?|percent)\b|\d\s?%/i.test(line))
    return 'How much is it where you work?'
  if (/\buse\b/.test(line)) return ways > 1 ? 'Which of the two was right last time?' : 'What did it miss last time?'
  return /\bguess/.test(line)
    ? 'How far off was the last one?'
    : isPractice.test(line)
      ? 'Which case did that cost you last?'
      : 'When did you notice last time, and who had to mend it?'
}

export const told: HookMaker = ({ pains, subject, spared, today }) => {
  const pain = pains.find(({ basis }) => basis === 'told')
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

export const without: HookMaker = ({ act, spared, people }) => {
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

export const fair: HookMaker = ({ view, today }) => {
  const way = today.find(({ strength, weakness }) => strength && weakness) ?? null
  if (!way?.strength || !way.weakness) return null
  return {
    structure: 'fair',
    text: `In favour of ${way.text}: ${lowerFirst(withoutPoint(way.strength))}. Against: ${lowerFirst(withoutPoint(way.weakness))}.`,
    why: `It names the strength of ${way.text} first. ${upperFirst(view.people)} who rely on it stop defending it and read the second half.`,
    feeling: 'fairness',
    trigger: `Fairness: the strength of ${way.text} is named before the catch`,
    from: `what is known of ${way.text}`,
    check: `The catch is the library's: ask five ${view.people} whether that is how it goes with ${way.text}.`,
  }
}

export const compare: HookMaker = ({ steps, people }) => {
  const [first, second] = steps.filter(({ yours }) => yours)
  // What only the product asks for nobody has done yet.
  const isNew = [first, second].some(
    (step) =>
      step && (['record', 'any'].includes(step.kind.id) || /^(?:knowing|seeing|finding out)\b/i.test(step.gerund)),
  )
  if (!first || !second || isNew) return null
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

export const sequence: HookMaker = ({ steps, others, people }) => {
  // Where the product does the steps nobody stops at them.
  if (steps.length < 2 || steps.some(({ yours, whos }) => !yours && whos === null)) return null
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

export const misfit: HookMaker = ({ today, shortAct, view }) => {
  const way = today.find(({ weakness }) => weakness !== null) ?? today[0]
  if (!way || !shortAct || /^\w+ing\b/.test(way.text)) return null
  const isMany = /s$/.test(way.text) && !/^(?:an?|one)\s/i.test(way.text)
  return {
    structure: 'misfit',
    text: `${upperFirst(way.text)} ${isMany ? 'were' : 'was'} never made to ${shortAct}. ${isMany ? 'They were' : 'It was'} just there.`,
    why: `It takes the blame off ${view.people}: what fails is the habit (${way.text}), not the person who has it.`,
    feeling: 'surprise',
    trigger: `Surprise: the habit is an accident, and ${way.text} can go`,
    from: 'your words on what is used today',
    check: `Ask two ${view.people} how they came to ${way.text}; the line must not insult the person who introduced it.`,
  }
}

export const moment: HookMaker = ({ moments, subject, shortAct }) => {
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
