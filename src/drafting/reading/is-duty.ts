const duty = /\b(?:must|may|shall|should)\s?(?:not|never)\b/i

/** "A code must never reach the wrong guest" is a condition of what is built; "we never send mail" says what is left out. */
export function isDuty(text: string): boolean {
  return duty.test(text)
}
