const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const LETTER = /\p{L}/u

/** Whether a text reads from right to left: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  const first = LETTER.exec(text)?.[0]
  return first !== undefined && RIGHT_TO_LEFT.test(first)
}
