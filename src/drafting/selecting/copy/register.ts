import type { MarketCopy } from '#knowledge/dossier/copy.ts'

/** The three registers in which lines are written; every tone is one of them. */
export type Register = 'plain' | 'warm' | 'bold'
export type HookKind = MarketCopy['hooks'][number]['kind']

const tones: readonly (readonly [Register, RegExp])[] = [
  [
    'warm',
    /\b(?:warm|friendly|emotional|empath\w*|car(?:e|ing)|casual|personal|heartfelt|hopeful|honest|inspir\w*|gentle|kind)\b/i,
  ],
  [
    'bold',
    /\b(?:bold|witty|fun(?:ny)?|playful|cheeky|edgy|provocative|humou?r\w*|engaging|viral|punchy|sarcastic|confident)\b/i,
  ],
]

/** The register of a tone as a form names it; plain where it names none that we know. */
export const registerOf = (tone: string): Register => tones.find(([, words]) => words.test(tone))?.[0] ?? 'plain'

/** Kinds of first lines by register, the fittest first; a kind that is absent comes last. */
const kinds: Readonly<Record<Register, readonly HookKind[]>> = {
  plain: ['fact', 'question', 'advice', 'claim', 'scene'],
  warm: ['scene', 'quote', 'turn', 'question', 'advice'],
  bold: ['position', 'claim', 'turn', 'fact', 'question'],
}

/** How far a kind of line is from what is wanted: kinds named first are nearest, then those of the register. */
export function distanceOf(kind: HookKind, register: Register, wanted: readonly HookKind[] = []): number {
  const order = [...new Set([...wanted, ...kinds[register]])]
  const at = order.indexOf(kind)
  return at < 0 ? order.length : at
}

/** "Tone: “friendly” is written in the warm one of three registers." */
export const registerNote = (tone: string) =>
  `Tone “${tone}”: written in our ${registerOf(tone)} register (of plain, warm and bold). Your own sentences are unchanged.`
