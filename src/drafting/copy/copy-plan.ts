import { personScore } from '../brief/lexicon.ts'
import { lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import { type Call, callLine, turnLine } from './call-line.ts'
import type { CopyFacts } from './copy-facts.ts'
import { type CopyTone, type CopyVoice, inVoice, spoken, voiceOf } from './copy-voice.ts'
import type { HookLine, HookStructure } from './hook-line.ts'
import { hookLines } from './hook-lines.ts'
import type { Pain } from './pains.ts'

export interface CopyChoices {
  tone: CopyTone
  call: Call
  topic: string | null
}

/** The parts of which every channel's text is built, in the chosen voice. */
export interface CopyPlan {
  facts: CopyFacts
  voice: CopyVoice
  call: Call
  topic: string | null
  hook: HookLine
  /** The hook, with the topic before it. */
  opening: string
  /** A second pain, said to the reader; null when there is none beside the hook's. */
  pain: Pain | null
  painLine: string
  bridge: string
  turn: string
  steps: readonly string[]
  /** What still speaks for today's way, for a text that has room to be fair; "" when nothing is known. */
  fairness: string
  /** Asks for an answer; "" where the hook asks already. */
  question: string
  callLine: string
}

/** `turn` chooses another hook for a further text of the same result; `avoided` are hooks that the form says itself. */
export function copyPlan(
  facts: CopyFacts,
  { tone, call, topic }: CopyChoices,
  turn = 0,
  avoided: readonly HookStructure[] = [],
): CopyPlan {
  const voice = voiceOf(tone)
  const all = inVoice(hookLines(facts), voice)
  const suited = all.filter(({ structure }) => !avoided.includes(structure))
  const lines = suited.length > 0 ? suited : all
  const hook = lines[turn % lines.length]
  if (!hook) throw new Error('no hook could be written')
  const pain = otherPain(facts, hook)
  const opening = spoken(hook.text, voice)
  // What the product does is told in one sentence already.
  const isTold = hook.structure === 'sequence' || facts.deed !== null
  const steps = facts.steps.length > 1 && !isTold ? facts.steps.map(({ text }) => `${text}.`) : []
  return {
    facts,
    voice,
    call,
    topic,
    hook,
    opening: topic ? `${upperFirst(withoutPoint(topic))}: ${lowerFirst(opening)}` : opening,
    pain,
    painLine: pain ? spoken(`${withoutPoint(pain.you ?? pain.text)}.`, voice) : '',
    bridge: voice.bridge,
    // A hook that says the whole already is not said again.
    turn: hook.structure === 'without' ? `That is what ${facts.name} is for.` : turnLine(facts),
    steps,
    fairness: fairnessOf(facts, hook),
    question: hook.text.trim().endsWith('?') ? '' : spoken(questionOf(facts), voice),
    callLine: callLine(call, facts),
  }
}

/** A pain that the hook does not hold already. */
function otherPain({ pains }: CopyFacts, hook: HookLine): Pain | null {
  const said = hook.text.toLowerCase()
  const fresh = pains.filter(({ text, you, way }) => {
    const line = withoutPoint(you ?? text)
      .toLowerCase()
      .replace(/^last time, /, '')
    const detail = line.split(': ').at(-1) ?? line
    return !said.includes(detail.slice(0, 40)) && !(way !== null && hook.structure === 'fair' && said.includes(way))
  })
  return (
    fresh.find(({ you, basis }) => you !== null && basis !== 'kind') ?? fresh.find(({ you }) => you !== null) ?? null
  )
}

function fairnessOf({ today, name, shortAct }: CopyFacts, hook: HookLine): string {
  const way = today.find(({ strength }) => strength !== null)
  if (!way?.strength || !shortAct || hook.structure === 'fair') return ''
  return `What ${way.text} does well: ${lowerFirst(withoutPoint(way.strength))}. Keep it for that; ${name} is for the part in which you ${shortAct}.`
}

function questionOf({ today, thing, things, shortAct, idea }: CopyFacts): string {
  const way = today[0]
  if (way) return `What would you have to see before you let go of ${way.text}?`
  if (shortAct && things !== 'cases' && personScore(thing) < 1)
    return `What would you have to see before you trusted it with your own ${things}?`
  return shortAct
    ? `How do you ${shortAct}${/\b(?:today|tomorrow|tonight|now)\b/.test(shortAct) ? '' : ' now'}?`
    : `What is missing from “${idea}”?`
}
