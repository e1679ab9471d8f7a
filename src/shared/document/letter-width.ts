/** The narrow, middling and wide letters of the faces that documents are set in, in widths of an average letter. */
const classes: readonly (readonly [RegExp, number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[\s]/, 0.6],
  [/[ijlI.,:;!|'’‘[\]()-]/, 0.65],
  [/[frt]/, 0.8],
  [/[a-hknopqsuvxyz]/, 1.15],
  [/[mwMW@%—…]/, 1.95],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 2.5],
  [/\p{Lu}/u, 1.4],
]

const OTHER = 1.25
const known = new Map<string, number>()

/** How wide a text is set, in letters of an average text: a line of digits or capitals takes more than one of small letters. */
export function widthInLetters(text: string): number {
  let width = 0
  for (const letter of text) {
    let own = known.get(letter)
    if (own === undefined) {
      own = classes.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER
      // A text of all scripts has some thousand letters; nothing needs more.
      if (known.size < 5_000) known.set(letter, own)
    }
    width += own
  }
  return width
}
