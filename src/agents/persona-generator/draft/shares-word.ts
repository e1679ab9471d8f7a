/** True when both texts have a word of more than three letters in common. */
export function sharesWord(first: string, second: string): boolean {
  const words = new Set(
    first
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3),
  )
  return second
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word))
}
