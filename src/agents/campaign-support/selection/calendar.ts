const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const named = new RegExp(`\\b(${months.join('|')})\\b(?:\\s(?:to|and|until)\\s(${months.join('|')}))?`, 'gi')

/** The months that a date of the trade's calendar names ("October to December"), from 0; empty where it names none. */
function monthsIn(text: string): Set<number> {
  const found = new Set<number>()
  for (const [, first = '', last = first] of text.matchAll(named)) {
    const end = months.indexOf(last.toLowerCase())
    for (let month = months.indexOf(first.toLowerCase()); ; month = (month + 1) % months.length) {
      found.add(month)
      if (month === end) break
    }
  }
  return found
}

/** Whether something with a month in its name can happen in these weeks; what names no month always can. */
export function isWithin(text: string, start: Date, weeks: number): boolean {
  const wanted = monthsIn(text)
  if (wanted.size === 0) return true
  const end = new Date(start.getTime() + weeks * 7 * 24 * 60 * 60 * 1000)
  for (
    let month = start.getUTCMonth(), left = months.length;
    left > 0;
    month = (month + 1) % months.length, left -= 1
  ) {
    if (wanted.has(month)) return true
    if (month === end.getUTCMonth()) return false
  }
  return false
}
