const number = new Intl.NumberFormat('en')

export function votesText(score: number): string {
  return score === 1 ? '1 vote' : `${number.format(score)} votes`
}
