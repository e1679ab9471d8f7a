import { z } from 'zod'
import { filled, type Known } from './bound-text.ts'
import { type AnalysisChart, analysisChart, type ComputedValue, type Finding, findingKinds } from './prepared.ts'

/** A number of a finding, as a spreadsheet calculates it anew. */
const figure = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  format: z.string(),
  /** A formula of the keys of other figures of the finding; null where the number comes from the file itself. */
  from: z.string().nullable(),
})

export type Figure = z.infer<typeof figure>

/** A finding as it is shown: nothing refers to anything any more. */
export const shownFinding = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  title: z.string(),
  statement: z.string(),
  caution: z.string().nullable(),
  tone: z.enum(['bad', 'good', 'neutral']),
  answers: z.boolean(),
  columns: z.array(z.string()),
  chart: analysisChart.nullable(),
  /** Empty in results that were stored before they were kept. */
  figures: z.array(figure).default([]),
})

export type ShownFinding = z.infer<typeof shownFinding>

/** A computed finding with its values in its texts. */
export function shownFrom(
  { id, kind, title, statement, caution, tone, answers, columns }: Finding,
  chart: AnalysisChart | null,
  known: Known,
): ShownFinding {
  return {
    id,
    kind,
    title: filled(title, known),
    statement: filled(statement, known),
    caution: caution === null ? null : filled(caution, known),
    tone,
    answers,
    columns,
    chart,
    figures: figuresOf(id, known.values),
  }
}

/** The numbers of a finding, each once: a sentence may say the same one under another key. */
function figuresOf(id: string, values: Readonly<Record<string, ComputedValue>>): Figure[] {
  const figures = Object.entries(values).flatMap(([name, { label, value, format, from }]): Figure[] =>
    name.startsWith(`${id}.`) && value !== null && format
      ? [{ key: name.slice(id.length + 1), label, value, format, from: from ?? null }]
      : [],
  )
  const named = new Set(figures.flatMap(({ from }) => from?.match(/[A-Za-z]\w*/g) ?? []))
  return figures.filter(
    ({ key, label, value }, index) =>
      named.has(key) || figures.findIndex((other) => other.label === label && other.value === value) === index,
  )
}
