import type { BriefConstraint, ConstraintKind } from '#shared/brief.ts'
import { endOfClause, type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { lowerAt } from './noun-phrase.ts'

/** What the product must respect, and what kind of limit it is. */

const laws =
  /\b(?:gdpr|hipaa|ferpa|coppa|ccpa|loler|mdr|mifid|psd2|pci(?:[ -]dss)?|soc ?2|iso ?\d{4,5}|fda|ce[ -]mark\w*|ai act|csrd|dora|nis2|eidas|wcag|section 508|hmrc|making tax digital|dsgvo|rgpd|lgpd|kyc|aml|nen \d+|dispensing regulations?|working time directive|osha|fedramp|regulator|regulations?|law|legal(?:ly)?|complian(?:t|ce)|comply|complies|certified|certification|licen[cs]ed|discriminate|data residency|data protection|data must stay|audit(?:ed|able)?)\b/i
const technical =
  /\b(?:offline|without (?:a |an )?(?:internet|signal|phone signal|network|connection|wi-?fi)|no signal|low bandwidth|old (?:phones|devices|android)|integrat\w+|works? with|self-hosted|on-prem\w*|on premises|feature phones?|latency|api|never leaves? the (?:phone|device)|battery|android|ios|browser|single sign-on|sso|encrypted|end-to-end)\b/i
const time =
  /\b(?:within|in under|under|less than|by the end of|before|until|deadline)\b.{0,24}\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarter|year|20\d\d|launch|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const money =
  /\b(?:budget|no (?:credit card|upfront|setup fees?)|affordable|cheaper than|less than [€$£]|under [€$£]|below [€$£]|at most [€$£]|without paying|cost less|max(?:imum)? [€$£])/i
const quality =
  /\b(?:private|privacy|anonym\w+|accura\w+|accessible|no ads|ad-free|secure|reliab\w+|false (?:alarms|positives)|one-handed|with gloves|in under \d+ taps|easy enough)\b/i

function kindOf(text: string): ConstraintKind | null {
  if (laws.test(text)) return 'legal'
  if (technical.test(text)) return 'technical'
  if (money.test(text)) return 'money'
  if (time.test(text)) return 'time'
  return quality.test(text) ? 'quality' : null
}

/** An obligation: its clause is a constraint whatever it is about. */
const obliges = new Set(['must', 'comply', 'complies', 'compliant', 'shall', 'cannot'])
const breaks = new Set(['so', 'because', 'but', 'which', 'where'])

function parts(found: FieldClause): { start: number; end: number }[] {
  const { tokens } = found.clause
  const ranges: { start: number; end: number }[] = []
  let start = 0
  while (start < tokens.length) {
    const end = endOfClause(found.clause, start, 24, breaks)
    const split = tokens
      .slice(start, end)
      .findIndex(
        (token, offset) =>
          token.lower === 'and' &&
          /^(?:must|comply|complies|works?|be|needs?|is|has)$/.test(lowerAt(tokens, start + offset + 1)),
      )
    if (split > 0) {
      ranges.push({ start, end: start + split })
      start += split + 1
      continue
    }
    if (end > start) ranges.push({ start, end })
    start = Math.max(end, start + 1)
  }
  return ranges
}

/** Narrows a clause to the obligation: "It must work offline in basements" → "work offline in basements". */
function narrowed(found: FieldClause, start: number, end: number): number {
  const { tokens } = found.clause
  for (let index = start; index < end - 1; index += 1) {
    const lower = lowerAt(tokens, index)
    const next = lowerAt(tokens, index + 1)
    if (lower === 'must' || lower === 'shall') return /^(?:also|not|be)$/.test(next) ? index : index + 1
    if (/^(?:needs?|has|have)$/.test(lower) && next === 'to') return index + 2
    if (lower === 'needs' || lower === 'requires') return index + 1
  }
  return start
}

/** Where the limit itself starts inside its clause: "without paying an agent", "within 2 seconds". */
function limitStart({ clause }: FieldClause, start: number, end: number, kind: ConstraintKind | null): number {
  const opener =
    kind === 'money'
      ? /^(?:without|no|under|below|less|max|maximum|cheaper|affordable)$/
      : kind === 'time'
        ? /^(?:within|in|under|less|by|before|until)$/
        : null
  const found = opener
    ? clause.tokens.findIndex((token, index) => index >= start && index < end - 1 && opener.test(token.lower))
    : -1
  return found >= 0 ? found : leadingEnd(clause.tokens, start, end)
}

const leadingEnd = (tokens: FieldClause['clause']['tokens'], start: number, end: number) => {
  let index = start
  while (index < end - 1 && /^(?:so|and|but|which|where|because|that|it|is|are)$/.test(lowerAt(tokens, index)))
    index += 1
  return index
}

export function readConstraints(clauses: readonly FieldClause[]): BriefConstraint[] {
  const found = clauses.flatMap((item) =>
    parts(item).flatMap(({ start, end }) => {
      const whole = makeValue(item, start, end, 0.8)
      if (!whole) return []
      const { tokens } = item.clause
      const words = tokens.slice(start, end).map((token) => token.lower)
      const needs = words.some((word, index) => word === 'needs' && index < 3)
      const isObligation = words.some((word) => obliges.has(word)) || (needs && item.field !== 'audience')
      const kind = kindOf(whole.text)
      if (!kind && !isObligation) return []
      // without an obligation only plain words of a limit count; "legal teams upload" and "track before June" do not
      const plain =
        /\b(?:offline|gdpr|hipaa|compliant|compliance with|certif\w+|private by design|no ads|no credit card|anonymously|integrates with|works with|self-hosted|on-prem\w*|never leaves|in under|within \d|by the end of|ai act|making tax digital|without paying|no signal)\b/i
      if (!isObligation && !plain.test(whole.text)) return []
      if (/\b(?:not|n't|no longer) (?:needed|required|necessary|apply)\b/i.test(whole.text)) return []
      // "we want 200 customers by the end of 2026" is a goal
      if (!isObligation && kind === 'time' && /\b(?:want|goal|aim|hope|plan to|target)\b/i.test(whole.text)) return []
      const from = isObligation ? narrowed(item, start, end) : limitStart(item, start, end, kind)
      const value = makeValue(item, from, end, isObligation ? 0.85 : 0.65)
      return value ? [{ ...value, kind: kind ?? 'quality' }] : []
    }),
  )
  return uniqueValues(found).slice(0, 12)
}
