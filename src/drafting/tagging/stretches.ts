import type { Piece } from './pieces.ts'

/** A stretch between two marks. */
export interface Stretch {
  number: number
  from: number
  to: number
  has: string
  first: string
  second: string
  group: number
  commas: number
  /** Where its first verb stands: at its begin, right behind the first word, further on, or nowhere. */
  verb: string
}

/** The stretches of a text, and the one of each piece. */
export interface Stretches {
  all: readonly Stretch[]
  of: readonly (Stretch | undefined)[]
}

const negation =
  /^(?:no|not|never|without|nothing|none|cannot|don't|dont|won't|can't|doesn't|isn't|kein|keine|nicht|ohne|nie|pas|sans|jamais|sin|nunca)$/
const we = /^(?:we|our|us|i|my|wir|unser|unsere|ich|nous|notre|je|nosotros|nuestro)$/

/** The text cut where `ends` says. `groupAt` is the coarse group of a piece's word. */
export function stretchesOf(
  pieces: readonly Piece[],
  groupAt: (index: number) => number,
  verbs: Uint8Array,
  ends: (piece: Piece) => boolean,
): Stretches {
  const all: Stretch[] = []
  const of: Stretch[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) {
      const words = pieces.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number')
      const seen = new Set(pieces.slice(from, to).flatMap(({ form, kind }) => marksOf(form, kind)))
      const first = words[0]?.form ?? pieces[from]?.text ?? ''
      all.push({
        number: all.length,
        from,
        to,
        has: [...seen].sort().join(' '),
        first,
        second: words[1]?.form ?? '',
        group: groupAt(from),
        commas: pieces.slice(from, to).filter(({ kind }) => kind === 'comma').length,
        verb: placeOfVerb(verbs.subarray(from, to).indexOf(1)),
      })
    }
    from = to + 1
  }
  pieces.forEach((piece, index) => {
    if (ends(piece)) close(index)
  })
  close(pieces.length)
  for (const stretch of all) for (let index = stretch.from; index <= stretch.to; index += 1) of[index] ??= stretch
  return { all, of }
}

const signs: readonly (readonly [sign: string, words: RegExp])[] = [
  ['no', negation],
  ['we', we],
  [
    'past',
    /^(?:was|were|had|used|did|didn't|got|lost|went|came|told|said|asked|tried|since|ago|last|war|waren|hatte|wurde|était|avait|era)$/,
  ],
  [
    'now',
    /^(?:today|currently|now|still|nowadays|usually|always|every|heute|bisher|derzeit|aujourd'hui|actuellement|hoy|ahora)$/,
  ],
  [
    'thing',
    /^(?:app|tool|platform|software|system|service|site|website|page|portal|bot|marketplace|device|it|plattform|outil|aplicación)$/,
  ],
  [
    'can',
    /^(?:can|could|lets|let|should|would|will|must|want|need|needs|able|kann|können|soll|muss|peut|peuvent|puede|pueden)$/,
  ],
  ['you', /^(?:you|your|du|sie|ihr|vous|votre|tu|usted)$/],
  ['they', /^(?:they|their|them|he|she|his|her|people|nobody|everyone|everybody|most)$/],
]

function marksOf(form: string, kind: Piece['kind']): string[] {
  if (kind === 'money' || kind === 'number') return [kind]
  if (form === '%') return ['share']
  return signs.flatMap(([sign, words]) => (words.test(form) ? [sign] : []))
}

const placeOfVerb = (at: number) => (at < 0 ? 'none' : at === 0 ? 'first' : at === 1 ? 'second' : 'later')
