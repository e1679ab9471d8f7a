const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const LETTER = /\p{L}/u

/** Whether a text reads from right to left: most of its letters decide, so that one foreign name does not turn a sentence round. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false
  let letters = 0
  let right = 0
  for (const letter of text) {
    if (!LETTER.test(letter)) continue
    letters += 1
    if (RIGHT_TO_LEFT.test(letter)) right += 1
  }
  return right * 2 > letters
}
