import { boundSentences, type Known, sentencesOf, unboundIn } from './bound-text.ts'
import type { AnalyticsOutput } from './output.ts'
import { type PreparedAnalysis, preparedAnalysis } from './prepared.ts'

const parsed = new WeakMap<object, PreparedAnalysis>()

/** What the computing stage handed over; null before it has. */
export function analysisOf(prepared: unknown): PreparedAnalysis | null {
  if (prepared === null || typeof prepared !== 'object') return null
  const earlier = parsed.get(prepared)
  if (earlier) return earlier
  const analysis = preparedAnalysis.safeParse(prepared)
  if (!analysis.success) return null
  parsed.set(prepared, analysis.data)
  return analysis.data
}

const suggestionTexts = ['title', 'action', 'because', 'owner', 'check'] as const

/** Every sentence with a figure that was not computed, and every suggestion that rests on no finding. */
export function figureProblems(output: AnalyticsOutput, prepared: unknown): string[] {
  const known = analysisOf(prepared)
  if (!known) return ['Nothing was computed, so that nothing can be said.']
  const problems: string[] = []
  const look = (place: string, text: string) => {
    for (const sentence of sentencesOf(text)) {
      const wrong = unboundIn(sentence, known)
      if (wrong)
        problems.push(`${place}: ${wrong}. Use references to computed values only: "${sentence.trim().slice(0, 160)}"`)
    }
  }
  look('headline', output.headline)
  output.sections.forEach((section, index) => {
    look(`sections.${index}.title`, section.title)
    look(`sections.${index}.text`, section.text)
  })
  const ids = new Set(known.findings.map(({ id }) => id))
  output.suggestions.forEach((suggestion, index) => {
    for (const field of suggestionTexts) look(`suggestions.${index}.${field}`, suggestion[field])
    if (ids.size > 0 && !suggestion.findings.some((id) => ids.has(id))) {
      problems.push(`suggestions.${index}.findings: none of these is the id of a finding`)
    }
  })
  return problems.slice(0, 12)
}

/**
 * The output without what was not computed: sentences go, and with them sections and suggestions that are left with nothing. A
 * headline that cannot stand is replaced by the strongest finding.
 */
export function withoutUnbound(output: AnalyticsOutput, prepared: unknown): AnalyticsOutput {
  const known = analysisOf(prepared)
  if (!known) return output
  const ids = new Set(known.findings.map(({ id }) => id))
  const strongest = known.findings[0]?.statement ?? 'The file holds {{data.rows}} rows and {{data.columns}} columns.'
  const sections = output.sections.flatMap((section) => {
    const text = boundSentences(section.text, known)
    const title = boundSentences(section.title, known) || 'What the file says'
    return text ? [{ title, text }] : []
  })
  return {
    headline: boundSentences(output.headline, known) || strongest,
    sections: sections.length > 0 ? sections : [{ title: 'What the file says', text: strongest }],
    suggestions: output.suggestions
      .filter(
        (suggestion) =>
          suggestionTexts.every((field) => boundSentences(suggestion[field], known as Known) !== '') &&
          (ids.size === 0 || suggestion.findings.some((id) => ids.has(id))),
      )
      .map((suggestion) => ({
        ...suggestion,
        ...Object.fromEntries(suggestionTexts.map((field) => [field, boundSentences(suggestion[field], known)])),
        findings: ids.size === 0 ? suggestion.findings : suggestion.findings.filter((id) => ids.has(id)),
      })),
  }
}
