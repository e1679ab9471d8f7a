import type { HookLine, HookStructure } from './hook-line.ts'

/** How a tone sounds: which hooks it prefers, and how its sentences are joined. Facts stay the same. */
export interface CopyVoice {
  prefers: readonly HookStructure[]
  /** "doesn't" instead of "does not". */
  contracted: boolean
  /** Leads from the problem to the product. Short, so that the facts carry the text. */
  bridge: string
  /** Before the steps. */
  steps: string
}

const voices = {
  professional: {
    prefers: ['told', 'fair', 'pain', 'compare', 'without'],
    contracted: false,
    bridge: '',
    steps: 'How it goes:',
  },
  fun: {
    prefers: ['misfit', 'habit', 'compare', 'pain', 'moment'],
    contracted: true,
    bridge: 'New plan:',
    steps: 'It goes like this:',
  },
  emotional: {
    prefers: ['pain', 'scene', 'waiting', 'stand-in', 'told'],
    contracted: false,
    bridge: 'It can end differently.',
    steps: 'The next time:',
  },
  witty: {
    prefers: ['misfit', 'habit', 'fair', 'pain', 'compare'],
    contracted: true,
    bridge: 'A duller way exists:',
    steps: 'In order of excitement:',
  },
  inspiring: {
    prefers: ['without', 'goal', 'sequence', 'moment', 'scene'],
    contracted: false,
    bridge: 'Picture the next one.',
    steps: 'From now on:',
  },
  casual: {
    prefers: ['compare', 'told', 'pain', 'habit', 'ask'],
    contracted: true,
    bridge: 'What we made instead:',
    steps: "Here's how:",
  },
  formal: {
    prefers: ['fair', 'sequence', 'told', 'habit', 'without'],
    contracted: false,
    bridge: 'The proposal:',
    steps: 'The procedure:',
  },
  educational: {
    prefers: ['sequence', 'fair', 'habit', 'compare', 'moment'],
    contracted: false,
    bridge: 'What helps:',
    steps: 'Step by step:',
  },
} as const satisfies Record<string, CopyVoice>

export type CopyTone = keyof typeof voices

const near: readonly (readonly [RegExp, CopyTone])[] = [
  [/formal|serious|official/, 'formal'],
  [/educat|teach|inform|expert|explain|technical/, 'educational'],
  [/emotion|warm|empath|heart|caring|sincere/, 'emotional'],
  [/witty|dry|ironi|humou?r|sarcas|clever|cheeky/, 'witty'],
  [/fun|playful|light|young/, 'fun'],
  [/inspir|bold|visionary|motivat|optimis|uplift/, 'inspiring'],
  [/casual|friend|convers|relaxed|engaging|down to earth|human/, 'casual'],
]

/** The voice of a tone as somebody typed it; professional when the words name none. */
export function toneOf(text: string): CopyTone {
  const words = text.toLowerCase()
  return near.find(([pattern]) => pattern.test(words))?.[1] ?? 'professional'
}

export const voiceOf = (tone: CopyTone): CopyVoice => voices[tone]

/** Hooks that suit the voice first; the rest keep their order. */
export function inVoice(lines: readonly HookLine[], { prefers }: CopyVoice): HookLine[] {
  const rank = ({ structure }: HookLine) => {
    const at = prefers.indexOf(structure)
    return at < 0 ? prefers.length : at
  }
  return lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => rank(a.line) - rank(b.line) || a.index - b.index)
    .map(({ line }) => line)
}

const short: readonly (readonly [RegExp, string])[] = [
  [/\bdo not\b/g, "don't"],
  [/\bdoes not\b/g, "doesn't"],
  [/\bdid not\b/g, "didn't"],
  [/\bwas never\b/g, 'was never'],
  [/\bcannot\b/g, "can't"],
  [/\bcould not\b/g, "couldn't"],
  [/\bis not\b/g, "isn't"],
  [/\bare not\b/g, "aren't"],
  [/\bIt is\b/g, "It's"],
  [/\bWhat is\b/g, "What's"],
  [/\byou are\b/g, "you're"],
]

/** Applies the voice to a text that is ours; the user's words and quotations are left alone. */
export function spoken(text: string, { contracted }: CopyVoice): string {
  if (!contracted) return text
  return text
    .split(/(“[^”]*”)/)
    .map((part, index) => (index % 2 === 1 ? part : short.reduce((line, [from, to]) => line.replace(from, to), part)))
    .join('')
}
