import type { CopyFacts } from './copy-facts.ts'
import { firstSentence } from './fit-characters.ts'
import type { HookLine, HookMaker } from './hook-line.ts'
import { confession, quote, wish } from './hooks-of-idea.ts'
import { goal, habit, objection, pain } from './hooks-of-people.ts'
import { again, ask, callOut, halves, limit, standIn, trigger, waiting } from './hooks-of-questions.ts'
import { compare, fair, misfit, moment, scene, sequence, told, without } from './hooks-of-today.ts'

const makers: readonly HookMaker[] = [
  told,
  pain,
  habit,
  scene,
  without,
  fair,
  compare,
  moment,
  sequence,
  misfit,
  waiting,
  standIn,
  objection,
  goal,
  halves,
  limit,
  again,
  ask,
  callOut,
  trigger,
  quote,
  confession,
  wish,
]

/** Fewer hooks than these are no choice. */
const least = 3

const ofIdea = (facts: CopyFacts) =>
  [quote, confession, wish].map((make) => make(facts)).filter((line): line is HookLine => line !== null)

/** Every hook that these facts carry, each of another structure. Empty only when there are no words at all. */
export function hookLines(facts: CopyFacts): HookLine[] {
  const lines = makers.map((make) => make(facts)).filter((line): line is HookLine => line !== null)
  const seen = new Set<string>()
  const told = lines.length < least ? [...lines, ...ofIdea({ ...facts, shortAct: null })] : lines
  return told.filter(({ text }) => {
    const key = firstSentence(text).toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
