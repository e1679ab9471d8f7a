import type { Brief, BriefConstraint } from '#shared/brief.ts'

/** Ways in which people tell a limit in passing, with what kind it is. The first group is the limit in their words. */
const ways: readonly (readonly [BriefConstraint['kind'], RegExp])[] = [
  [
    'money',
    /\b((?:our |the |total )?budget (?:is|of)\s[^.;!?\n]*?\d[\d.,]*\s?(?:k|m|€|\$|£|\p{L}+)?)(?=[\s.;,!?]|$)/iu,
  ],
  [
    'legal',
    /\b(?:have to|has to|must|need to|needs to)\s((?:pass|comply with|meet|be certified|be approved)\s[^.;,!?\n]{4,70})/iu,
  ],
  ['time', /\b((?:live|ready|launched?|done|shipped|in use)\s(?:by|before)\s[^.;,!?\n]{3,50})/iu],
  [
    'technical',
    /(?:^|[.;!?\n,]\s*|\bbut )(no (?:access to|wi-?fi|signal|reception|internet|network|power|smartphones?)\b[^.;!?\n]{0,70})/iu,
  ],
]

/** The brief with limits that the words tell in passing: a budget, an audit with its month, what cannot be reached. */
export function withToldLimits(brief: Brief): Brief {
  if (brief.language !== 'en') return brief
  const found = (['description', 'context'] as const).flatMap((field) => {
    const text = brief.source[field] ?? ''
    return ways.flatMap(([kind, pattern]): BriefConstraint[] => {
      const [whole = '', said = ''] = pattern.exec(text) ?? []
      const at = said === '' ? -1 : text.indexOf(whole) + whole.indexOf(said)
      const span = { field, start: at, end: at + said.length }
      const isKnown = brief.constraints.some(
        (other) => other.span.field === field && other.span.start < span.end && span.start < other.span.end,
      )
      const words = said.split(/\s(?:and|but|so|because)\s/)[0]?.trim() ?? ''
      return at < 0 || isKnown || words.length < 8
        ? []
        : [{ text: words, kind, confidence: 0.75, span: { ...span, end: at + words.length } }]
    })
  })
  return found.length === 0
    ? brief
    : {
        ...brief,
        constraints: [...found, ...brief.constraints],
        missing: brief.missing.filter((gap) => gap !== 'constraint'),
      }
}
