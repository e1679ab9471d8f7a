import { z } from 'zod'

/** A number or a name that was computed from the file. Texts refer to it as {{id}}. */
export const computedValue = z.object({
  /** As it is shown: "12.4%", "March 2026", "$1,204". */
  text: z.string(),
  /** What it is: "share of cancelled subscriptions, plan Basic". */
  label: z.string(),
  value: z.number().nullable(),
  /** For a change: which way. A sentence that says the other way is refused. */
  way: z.enum(['up', 'down']).optional(),
})
export type ComputedValue = z.infer<typeof computedValue>

export const findingKinds = [
  'level',
  'trend',
  'driver',
  'outcome',
  'segment',
  'signal',
  'relation',
  'concentration',
  'repeat',
  'reach',
  'score',
  'weekday',
  'duration',
  'outlier',
  'missing',
  'quality',
] as const
export type FindingKind = (typeof findingKinds)[number]

export const finding = z.object({
  id: z.string(),
  kind: z.enum(findingKinds),
  /** A few words with {{ids}}. */
  title: z.string(),
  /** One or two sentences with {{ids}}, true as they stand. */
  statement: z.string(),
  /** What keeps it from being more than it is, with {{ids}}; null where nothing does. */
  caution: z.string().nullable(),
  tone: z.enum(['bad', 'good', 'neutral']),
  /** What it is about, for whoever writes an action. */
  subject: z.object({
    /** "cancelled", "amount": the outcome or the measure in words. */
    what: z.string(),
    /** The column that the rows are split by, and the value that stands out. */
    by: z.string().nullable(),
    group: z.string().nullable(),
    other: z.string().nullable(),
    /** The concept behind the words, such as "churn"; null when unknown. */
    concept: z.string().nullable(),
  }),
  columns: z.array(z.string()),
  /** 0 to 1: how much it stands out. */
  strength: z.number(),
  /** True when it speaks of what the user asked. */
  answers: z.boolean(),
  chart: z.string().nullable(),
})
export type Finding = z.infer<typeof finding>

export const analysisChart = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(['bar', 'line']),
  labels: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  unit: z.string(),
  horizontal: z.boolean(),
})
export type AnalysisChart = z.infer<typeof analysisChart>

export const columnSummary = z.object({
  name: z.string(),
  /** In words for people: "number", "date", "category", "yes or no", "text", "id", "empty". */
  type: z.string(),
  missing: z.int().nonnegative(),
  distinct: z.int().nonnegative(),
  /** "from 0 to 240, median 31" or the most frequent values. */
  detail: z.string(),
})
export type ColumnSummary = z.infer<typeof columnSummary>

export const dataLimit = z.object({ cannot: z.string(), because: z.string(), need: z.string() })
export type DataLimit = z.infer<typeof dataLimit>

/** What the computing stage hands over. */
export const preparedAnalysis = z.object({
  fileName: z.string(),
  format: z.string(),
  rows: z.int().nonnegative(),
  /** What one row is: "order", "orders". */
  row: z.object({ one: z.string(), many: z.string() }),
  question: z.string().nullable(),
  columns: z.array(columnSummary),
  values: z.record(z.string(), computedValue),
  findings: z.array(finding),
  charts: z.array(analysisChart),
  /** What was compared, in words, so that a writer can say what made no difference. */
  compared: z.object({
    categories: z.array(z.string()),
    outcomes: z.array(z.string()),
    /** "outcome|category" of every comparison that was made. */
    tested: z.array(z.string()),
    /** "outcome|category" of every difference that was found, also of those that are not among the findings. */
    shown: z.array(z.string()),
  }),
  limits: z.array(dataLimit),
  /** What a reader should know of how the file was read. */
  notes: z.array(z.string()),
  /** Names from the file that hold digits: they may stand in a text as they are. */
  names: z.array(z.string()),
})
export type PreparedAnalysis = z.infer<typeof preparedAnalysis>
