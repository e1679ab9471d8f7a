/** The sources that a text cites: "[2]", "[1], [3]". */
export function sourceNumbersIn(text: string): number[] {
  return [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
}
