import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { resolved } from './bound-text.ts'
import { analysisOf } from './check-figures.ts'
import type { AnalyticsInput } from './input.ts'
import { type AnalyticsOutput, type AnalyticsResult, mostSuggestions } from './output.ts'
import type { PreparedAnalysis } from './prepared.ts'
import { shownFrom } from './shown-finding.ts'

/** The result: what was computed, and the text with the computed values in it. Nothing computed, nothing said. */
export function analyticsResultOf(
  output: DeepPartial<AnalyticsOutput>,
  context: ResultContext<AnalyticsInput>,
): DeepPartial<AnalyticsResult> {
  const analysis = analysisOf(context.prepared)
  if (!analysis) return { timestamp: context.timestamp }
  const headline = resolved(output.headline, analysis)
  const sections = present(output.sections).flatMap((section) => {
    const text = resolved(section.text, analysis)
    return text ? [{ title: resolved(section.title, analysis) || 'What the file says', text }] : []
  })
  return {
    dataSummary: summaryOf(analysis),
    question: analysis.question,
    headline,
    ...(headline || sections.length > 0
      ? { analysis: [headline, ...sections.map(({ title, text }) => `${title}\n${text}`)].filter(Boolean).join('\n\n') }
      : {}),
    sections,
    findings: shownFindings(analysis),
    suggestions: present(output.suggestions)
      .slice(0, mostSuggestions)
      .map((suggestion) => ({
        title: resolved(suggestion.title, analysis),
        action: resolved(suggestion.action, analysis),
        because: resolved(suggestion.because, analysis),
        owner: resolved(suggestion.owner, analysis),
        check: resolved(suggestion.check, analysis),
        findings: present(suggestion.findings),
      })),
    limits: analysis.limits,
    vocabulary: analysis.vocabulary ?? null,
    suggestedQuestions: analysis.suggestedQuestions ?? [],
    dictionary: analysis.dictionary ?? null,
    followUps: [],
    timestamp: context.timestamp,
  }
}

function summaryOf({ fileName, rows, columns, format, notes }: PreparedAnalysis): AnalyticsResult['dataSummary'] {
  return { fileName, totalRows: rows, columns: columns.map(({ name }) => name), format, profile: columns, notes }
}

function shownFindings(analysis: PreparedAnalysis): AnalyticsResult['findings'] {
  const charts = new Map(analysis.charts.map((chart) => [chart.id, chart]))
  return analysis.findings.map((finding) =>
    shownFrom(finding, finding.chart === null ? null : (charts.get(finding.chart) ?? null), analysis),
  )
}
