import { personScore } from '#drafting/brief/lexicon.ts'
import { lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { QualityNeed } from '#drafting/compose/quality-needs.ts'

/** What is done and what has to be seen then. */
export interface Trial {
  action: string
  expected: string
}

/** How a criterion that names no way of its own is tried, by what it is about. */
const ways: Partial<Record<QualityNeed['area'], string>> = {
  Accessibility: 'Go through it with the keyboard alone, then with a screen reader',
  Devices: 'Run it for a week on the devices of this plan, one of them at the edge of the signal',
  Language: 'Have three native speakers read every screen and message aloud',
  'Offline use': 'Cut the connection at the start, in the middle and just before the end',
  Privacy: 'Search database, logs and messages for what a test account entered',
  Security: 'Try it with an account that may not, and with one whose right was withdrawn a minute ago',
  Speed: 'Time it ten times on the slowest device of this plan',
}

/** Whom or what a criterion counts says how it is tried. */
function counting(text: string): string {
  const [, number = '', people = ''] =
    /\b(?:\d+|\p{Ll}+) of (\d+|five|eight|ten|twelve|twenty) (\p{Ll}+(?: \p{Ll}+)?s)\b/u.exec(text) ?? []
  if (number !== '' && personScore(people.split(' ').at(-1)?.replace(/s$/, '') ?? '') >= 1)
    return `Let ${number} ${people} try it one after the other, without a word of help`
  const blind = /\bblind test of (\d+ \p{Ll}+)/u.exec(text)?.[1]
  if (blind) return `Put both before ${blind} without saying which is which`
  if (/\b(?:within|in under|less than|at least \d+|ahead)\b.*\b(?:seconds?|minutes?|hours?|days?)\b/.test(text))
    return 'Do it ten times with a clock, three of them while something else goes on'
  return 'Bring it about three times with test data, once while a second account looks on'
}

const opening = /^(?:In|With|On|After|Under|From|Within|At|Halfway through|Replayed|Closed|Called off|During|Before) /

/** A criterion as somebody carries it out: what it sets up is done, what it counts is seen. */
export function trialOf({ test, area }: Pick<QualityNeed, 'test' | 'area'>): Trial {
  const text = withoutPoint(test)
  const colon = /^([^:“]{20,}(?:“[^”]*”)?[^:“]*):\s(.+)$/.exec(text)
  if (colon) return trial(colon[1] ?? '', colon[2] ?? '')
  const comma = text.search(/,\s(?!(?:one|two|three|four|five)?\s?of (?:which|them|whom)\b|and\b|or\b|each\b)/)
  const [before, after] = comma < 0 ? ['', ''] : [text.slice(0, comma), text.slice(comma + 2)]
  if (!/;|\b(?:can|is|are|has|have)\b/.test(before) && before.length >= 12 && after.split(' ').length > 3) {
    const taken = /^(?:Of|For|Given) (.+)$/.exec(before)?.[1]
    if (taken) return trial(`Take ${taken}`, after)
    if (opening.test(before)) return trial(`Try it ${lowerFirst(before)}`, after)
  }
  return trial(ways[area] ?? counting(text), text)
}

const trial = (action: string, expected: string): Trial => ({
  action: sentence(action),
  expected: sentence(upperFirst(expected)),
})
