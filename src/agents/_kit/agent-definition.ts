import type { z } from 'zod'
import type { BriefSource } from '#shared/brief.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { FactKind, OwnFact } from '#shared/own-fact.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { ProgressStage } from '#shared/run-events.ts'
import type { Source } from '#shared/source.ts'
import type { AgentCard } from './card.ts'
import type { Findings } from './findings.ts'
import type { AgentForm } from './form.ts'

/** What a result is made from beside the writer's output. */
export interface ResultContext<Input> {
  input: Input
  /** What this run retrieved; empty until it has. */
  sources: readonly Source[]
  /** ISO 8601, UTC: when the run started. */
  timestamp: string
  /** What the run computed before it wrote, by the agent's `prepare.ts`; undefined until then and for most agents. */
  prepared?: unknown
  /** What the user knows of the product; its section is added to every result by itself. */
  ownFacts?: readonly OwnFact[]
}

export interface AgentMessages {
  /** Shown while the run is in a stage. */
  progress: Partial<Record<ProgressStage, string>>
  /** Title of the error card. */
  failedTitle: string
  /** The text when nothing better is known. */
  failed: string
  /** Under the text of the error card. */
  failedHint?: string
  /** Texts that replace the answer's own for a code. */
  byCode?: Partial<Record<ErrorCode, string>>
  /** For an answer that is none of the product's, such as a proxy's page; {status} and {body} are replaced. */
  foreign?: string
  succeeded?: string
  /** After the Reset button, which then also clears the result. */
  reset?: string
  /** Title of the toast when the form is refused before anything is sent. */
  invalidTitle?: string
  /** After an edit of the result was stored; 'Changes saved' when absent. */
  edited?: string
  /** After a download; {FORMAT} is replaced. */
  exported?: string
  /** What the page shows before the first result. */
  empty: { title: string; text: string; steps?: readonly string[] }
}

/** How a result goes to a wiki, where it is not as usual. */
export interface AgentSending {
  /** When nobody is signed in. */
  signedOut?: string
  /** When the space has no page that a result could be added to. */
  noPages?: string
}

export interface AgentSpecification<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
> {
  card: AgentCard
  /** The body of the function, with the messages of the specification. */
  input: InputSchema
  /** What the model or the drafter writes. `.describe()` steers the model. */
  output: OutputSchema
  /** What is stored, answered, edited and exported: the output with what only the server knows. */
  result: ResultSchema
  form: AgentForm<z.input<InputSchema>>
  /** What its form describes: a product with features, or a whole market; a product when absent. */
  describes?: 'product' | 'market'
  /** Kinds of the user's own facts that its result leads with: a new one of these makes a result of before out of date. */
  leadsWith?: readonly FactKind[]
  /** What a complete result finds that forms of other agents ask for. */
  finds?: (result: z.output<ResultSchema>) => Findings
  /** Which words of the input are read, by their role. */
  brief: (input: z.output<InputSchema>) => BriefSource
  /** At most three searches that would ground this run, best first. Without any the run does no research. */
  queries: (input: z.output<InputSchema>, reading: BriefReading) => string[]
  /** How a run of this agent is researched, where it is not as usual. */
  research?: {
    /** Most sources of a run. */
    limit?: number
    /** True when it calculates: the library's counts of people, firms and places go before all other sources. */
    counts?: boolean
  }
  /** True when the input has the fields of `file-input.ts`: the server stores a file that a call carries as an upload. */
  takesFile?: boolean
  /** Works on half an output, so that the page shows a result while it is written. Pure. */
  toResult: (
    output: DeepPartial<z.output<OutputSchema>>,
    context: ResultContext<z.output<InputSchema>>,
  ) => DeepPartial<z.output<ResultSchema>>
  /** Works on half a result. Pure. */
  toDocument: (
    result: DeepPartial<z.output<ResultSchema>>,
    context: ResultContext<z.output<InputSchema>>,
  ) => ResultDocument
  /** The document's title, where an empty result's is not it: lists ask for it without making the document. */
  title?: (
    result: DeepPartial<z.output<ResultSchema>>,
    context: ResultContext<z.output<InputSchema>>,
  ) => string | undefined
  /**
   * A result whose places a person has changed one by one, with all that follows from them (sums, counts, texts that state a number)
   * made anew; `before` is what it was. Pure. Without it nothing of a result follows from the rest.
   */
  recalculated?: (
    result: z.output<ResultSchema>,
    before: z.output<ResultSchema>,
    context: ResultContext<z.output<InputSchema>>,
  ) => z.output<ResultSchema>
  /** Loads what `toDocument` and the view need beyond the definition; awaited before either is used. */
  loadParts?: () => Promise<void>
  /** What is wrong with a complete output that the schema cannot say, each a sentence that a writer can act on. */
  problems?: (output: z.output<OutputSchema>, input: z.output<InputSchema>, prepared: unknown) => string[]
  /** Takes out what nothing supports, when the one try to repair has not helped. The rest must pass `problems` again. */
  reduce?: (output: z.output<OutputSchema>, prepared: unknown) => z.output<OutputSchema>
  /** Most words of a document's core, which a model is held to; without it there is no limit. */
  mostWords?: number
  exports: {
    /** In the order of the menu; `label` where the specification names it otherwise. */
    formats: readonly { format: ExportFormat; label?: string }[]
    /** Without extension; `date` is YYYY-MM-DD. Without it, the agent's id and the date. */
    fileName?: (input: z.output<InputSchema>, date: string) => string
    /** Labels of a wiki page made of a result: lower case, no spaces. Without it, the agent's id. */
    labels?: (input: z.output<InputSchema>) => readonly string[]
  }
  sending?: AgentSending
  /** The agent that is recommended after a result of this one, and why, as a sentence to the user. */
  next: { agentId: string; why: string }
  /** Valid inputs of different markets; the contract suite runs each. At least three. */
  samples: readonly z.input<InputSchema>[]
  messages: AgentMessages
}

export interface ParseFailure {
  ok: false
  /** The one message that the page shows first. */
  message: string
  /** Field -> message. */
  fields: Record<string, string>
  /** Where what kind of thing is wrong, for the log: without a word of what was parsed. */
  places: readonly string[]
}

export type Parsed<Value> = { ok: true; value: Value } | ParseFailure
