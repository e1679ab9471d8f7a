/**
 * How a statement says within its text what it rests on: as prompts ask models for it, as our own writers write it and as checks add it. In the
 * languages that documents have labels in. An entry with a field for its basis needs no mark.
 */
const assumption = 'assumption|annahme|hypothèse|suposición|افتراض'
const unverified = 'from the model, unverified'

/** "(assumption: ask ten owners)", up to what is to be checked. */
export const assumptionMark = new RegExp(
  String.raw`\((?:(?:an? )?(?:${assumption})(?!\p{L})|${unverified})[:,]?\s*`,
  'iu',
)
/** The same with all that stands in its brackets. */
export const wholeAssumptionMark = new RegExp(
  String.raw`\((?:(?:${assumption})(?!\p{L})|${unverified})[^()]*(?:\([^()]*\)[^()]*)*\)`,
  'iu',
)
/** "Assumption: ...", at the begin of a text. */
export const assumptionLead = new RegExp(String.raw`^(?:${assumption})\s*:`, 'iu')
/** "(inferred from [1], [3])", from its bracket on. */
export const inferenceMark = /\((?:inferred|follows|abgeleitet|inferido|déduit|مستنتج)/iu
/** "(your fact: price list, 12 Nov 2026)", from its bracket on. */
export const ownFactMark = /\(your fact\b/iu
/** "[2]" and "[1, 3]", also as Markdown escapes them. */
export const citationMark = /\\?\[\d{1,2}(?:,\s*\d{1,2})*\\?\]/u

/** Whether a text says what it rests on. */
export const saysBasis = (text: string): boolean =>
  [citationMark, assumptionMark, inferenceMark, ownFactMark].some((mark) => mark.test(text))
