import type { HookMaker } from './hook-line.ts'

/** Hooks for words in which no job could be read: they ask for it. */

export const quote: HookMaker = ({ idea, shortAct, people, peopleKnown }) => {
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

export const confession: HookMaker = ({ idea, shortAct, people, peopleKnown }) => {
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

export const wish: HookMaker = ({ idea, shortAct, person, peopleKnown }) => {
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
