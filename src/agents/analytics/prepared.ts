import { z } from 'zod'
import { vocabulary } from './asking/vocabulary.ts'
import { rememberedDictionary } from './dictionary.ts'

/** A number or a name that was computed from the file. Texts refer to it as {{id}}. */
const computedValue = z.object({
  /** As it is shown: "12.4%", "March 2026", "$1,204". */
  text: z.string(),
  /** What it is: "share of cancelled subscriptions, plan Basic". */
  label: z.string(),
  value: z.number().nullable(),
  /** For a change: which way. A sentence that says the other way is refused. */
  way: z.enum(['up', 'down']).optional(),
  /** How a spreadsheet shows the number: "0.0%". Absent for names, and in runs that were stored before it was kept. */
  format: z.string().optional(),
  /** The number as a formula of other values of its finding, by their keys: "count / known". */
  from: z.string().optional(),
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
  'shift',
  'anomaly',
  'season',
  'mix',
  'experiment',
  'funnel',
  'retention',
  'forecast',
  'impossible',
  'steady',
  'asked',
] as const

export type FindingKind = (typeof findingKinds)[number]

/** What a finding claims, in a form that can be compared: nobody has to read its sentences. */
const factClaims = [
  'level',
  'trend',
  'shift',
  'anomaly',
  'season',
  'difference',
  'experiment',
  'interaction',
  'relation',
  'mix',
  'driver',
  'concentration',
  'repeat',
  'reach',
  'funnel',
  'retention',
  'forecast',
  'missing',
  'duplicates',
  'impossible',
  'unreadable',
] as const

export type FactClaim = (typeof factClaims)[number]

export const fact = z.object({
  claim: z.enum(factClaims),
  /** Names of the columns that it is about; "rows" for how many there are. */
  measures: z.array(z.string()),
  /** The column that rows are split by, and its value that stands out. */
  dimension: z.string().nullable(),
  segment: z.string().nullable(),
  /** The day on which it began or happened, ISO 8601. */
  period: z.string().nullable(),
  /** Null where none is claimed: it describes a level, or a difference that is not significant. */
  direction: z.enum(['up', 'down']).nullable(),
  /** Groups whose difference is not statistically significant. */
  undecided: z.array(z.string()),
})

export type Fact = z.infer<typeof fact>

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
  /** Absent in runs that were stored before it was kept. */
  fact: fact.optional(),
  /** What to do about it and what would change the mind, with {{ids}}; absent where the kind says it. */
  step: z.object({ title: z.string(), action: z.string(), check: z.string() }).optional(),
})

export type Finding = z.infer<typeof finding>

export const analysisChart = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /**
   * An interval has three series: its lower end, its middle and its upper end. A heat map has a series for each of its rows. A
   * waterfall has one: where it starts, each change, and where it ends.
   */
  kind: z.enum(['bar', 'line', 'interval', 'heat', 'waterfall']),
  labels: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  unit: z.string(),
  horizontal: z.boolean(),
  /** What the numbers are to each other: parts that make up a whole, or steps of which each is part of the one before. */
  parts: z.enum(['whole', 'steps']).optional(),
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
  /** How it was used: "added up, money in €, more is good". Absent in runs that were stored before it was kept. */
  meaning: z.string().optional(),
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
  /** The same in a sentence where rows are measurements: "one week of one region". */
  rowMeaning: z.string().optional(),
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
  /** Absent in runs that were stored before follow-up questions. */
  vocabulary: vocabulary.optional(),
  suggestedQuestions: z.array(z.string()).optional(),
  /** How the columns were read, as the user may change it. */
  dictionary: rememberedDictionary.optional(),
  /** What a reader should know of how the file was read. */
  notes: z.array(z.string()),
  /** Names from the file that hold digits: they may stand in a text as they are. */
  names: z.array(z.string()),
  /** The question in its own right: what was found, what it rests on, what it cannot say. Absent where nothing was asked. */
  answer: z
    .object({ statement: z.string(), basis: z.string(), cannot: z.string(), findings: z.array(z.string()), fact })
    .nullable()
    .optional(),
})

export type PreparedAnalysis = z.infer<typeof preparedAnalysis>
