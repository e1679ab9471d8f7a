/** What a limit looks for beside a number. */
interface NumberWanted {
  units?: readonly string[] | undefined
  bound?: 'most' | 'least' | 'any' | undefined
}

const number = /(?<![\p{L}\d])(?:[$€£]\s?)?[-−]?\d+(?:[.,]\d+)*(?:\s?[-–]\s?\d+(?:[.,]\d+)*)?/gu
const most =
  /\b(?:under|less than|fewer than|within|below|at most|no more than|not more than|max(?:imum)?(?: of)?|up to)\s*$/i
/** "in" is a limit before a time only: "in 5 minutes", never "in 27 countries". */
const within = /\bin\s*$/i
const least = /\b(?:at least|min(?:imum)?(?: of)?|more than|over|longer than|not less than)\s*$/i

/** The first number of a clause with the unit and on the side that is wanted, as typed ("15 minutes"); null where none stands. */
export function numberIn(clause: string, { units, bound }: NumberWanted): string | null {
  if (!units && !bound) return null
  for (const match of clause.matchAll(number)) {
    const before = clause.slice(Math.max(0, match.index - 24), match.index)
    const after = clause.slice(match.index + match[0].length)
    if (units && /^[$€£]/.test(match[0])) continue
    const unit = units ? unitAfter(after, units) : (/^\s?(?:[°%]\s?\p{L}?|\p{L}+)?/u.exec(after)?.[0] ?? '')
    if (unit === null) continue
    if (bound === 'most' && !most.test(before) && !(units && within.test(before))) continue
    if (bound === 'least' && !least.test(before)) continue
    return `${match[0]}${unit}`.trim()
  }
  return null
}

/** The unit as typed where the text begins with one of them, longest first. */
function unitAfter(text: string, units: readonly string[]): string | null {
  const lower = text.toLowerCase()
  for (const unit of [...units].sort((a, b) => b.length - a.length)) {
    // "20M profiles" and "£2M" are no metres: one letter counts as typed.
    if (unit.length === 1 && !text.trimStart().startsWith(unit)) continue
    const at = lower.startsWith(unit) ? 0 : lower.startsWith(` ${unit}`) ? 1 : -1
    if (at < 0) continue
    const end = at + unit.length
    if (/^[\p{L}\d]/u.test(lower.slice(end)) && /[\p{L}\d]$/u.test(unit)) continue
    return text.slice(0, end)
  }
  return null
}
