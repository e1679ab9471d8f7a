import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { type CopyVoice, inVoice } from '#drafting/copy/copy-voice.ts'
import { fitSentences } from '#drafting/copy/fit-characters.ts'
import type { HookFeeling, HookLine, HookStructure } from '#drafting/copy/hook-line.ts'
import { hookLines } from '#drafting/copy/hook-lines.ts'
import type { HookPlatform } from '../input.ts'
import { lengthOf, platformLimits } from '../platform-limits.ts'

/** Words for a wished emotion, and the feelings of hooks that come close to it. */
const near: readonly (readonly [RegExp, readonly HookFeeling[]])[] = [
  [/curio|intrigu|interest|wonder/, ['curiosity', 'surprise']],
  [/relief|calm|ease|hope|joy|happy|delight|excite|optimis|freedom|pride/, ['relief', 'surprise']],
  [/fear|fomo|miss|loss|losing|urgen|anxi|worr|tension|panic|risk/, ['tension', 'recognition']],
  [/frustrat|anger|angry|annoy|rage|pain|empath|belong|understood|nostal/, ['recognition', 'tension']],
  [/trust|fair|confiden|credib|honest|respect/, ['fairness', 'recognition']],
  [/surpris|shock|amuse|fun|laugh|humou?r/, ['surprise', 'curiosity']],
]

interface Wish {
  voice: CopyVoice
  /** As it was typed. */
  emotion: string
  platform: HookPlatform
  most: number
  /** The form names pains. */
  typed: boolean
}

/** Structures that keep their point when the last sentence goes. */
const canBeCut: ReadonlySet<HookStructure> = new Set([
  'told',
  'again',
  'stand-in',
  'fair',
  'quote',
  'trigger',
  'habit',
  'objection',
  'pain',
])

/** Only the job is in them, and no detail of it. */
const couldBeAnybodys: ReadonlySet<HookStructure> = new Set(['ask', 'call-out'])

/** The hooks that come closest to the wish; those that fit before the fold go before those that have to be cut. */
export function chooseHooks(facts: CopyFacts, { voice, emotion, platform, most, typed }: Wish): HookLine[] {
  const feelings = near.find(([pattern]) => pattern.test(emotion.toLowerCase()))?.[1] ?? []
  const { fold } = platformLimits[platform]
  const rank = ({ feeling, structure }: HookLine) => {
    // What somebody took the trouble to type is used.
    if (typed && (structure === 'told' || structure === 'again')) return -1
    // A question that could be put to anybody comes last.
    if (couldBeAnybodys.has(structure)) return feelings.length + 1
    const at = feelings.indexOf(feeling)
    return at < 0 ? feelings.length : at
  }
  const ranked = inVoice(hookLines(facts), voice)
    .map((line, index) => ({ line, index }))
    .sort((a, b) => rank(a.line) - rank(b.line) || a.index - b.index)
    .map(({ line }) => line)
  const fitting = ranked.filter(({ text }) => lengthOf(text) <= fold)
  const cut = ranked
    .filter((line) => !fitting.includes(line) && canBeCut.has(line.structure))
    .map((line) => ({ ...line, text: fitSentences(line.text, fold) }))
    .filter(({ text }) => !text.endsWith('…'))
  // What the user told, cut, still goes before a question that could be put to anybody.
  const own = fitting.filter(({ structure }) => !couldBeAnybodys.has(structure))
  const anybodys = fitting.filter((line) => !own.includes(line))
  const all = [...own, ...(fitting.length >= most ? [] : cut), ...anybodys]
  // A quotation too long for the platform is cut at a word before there is nothing at all.
  const least = all.length >= 3 ? all : ranked.map((line) => ({ ...line, text: fitSentences(line.text, fold) }))
  return least.slice(0, most)
}
