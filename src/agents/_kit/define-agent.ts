import type { z } from 'zod'
import type { BriefSource } from '#shared/brief.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import type { FactKind, OwnFact } from '#shared/own-fact.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { Source } from '#shared/source.ts'
import type { AgentSending, AgentSpecification, Parsed } from './agent-definition.ts'
import type { AgentCard } from './card.ts'
import { keepingDecisions } from './decisions.ts'
import { inItsLanguage, keepingShared } from './document-language.ts'
import type { FindingKind, Findings } from './findings.ts'
import { withOwnFactsSection } from './own-facts.ts'
import { parseWith } from './parse.ts'

/** An agent whose schemas are closed over: everything outside its folder sees unknown values and checked ones. */
export interface Agent {
  readonly card: AgentCard
  readonly form: ErasedForm
  readonly exports: AgentSpecification<
    z.ZodType<object, object>,
    z.ZodType<object, object>,
    z.ZodType<object, object>
  >['exports']
  readonly messages: AgentSpecification<
    z.ZodType<object, object>,
    z.ZodType<object, object>,
    z.ZodType<object, object>
  >['messages']
  readonly sending: AgentSending
  readonly next: { agentId: string; why: string }
  readonly research: { limit?: number; counts?: boolean }
  readonly describes: 'product' | 'market'
  readonly leadsWith: readonly FactKind[]
  readonly samples: readonly Record<string, unknown>[]
  readonly inputSchema: z.ZodType<object, object>
  readonly outputSchema: z.ZodType<object, object>
  readonly resultSchema: z.ZodType<object, object>
  parseInput(value: unknown): Parsed<object>
  parseOutput(value: unknown): Parsed<object>
  parseResult(value: unknown): Parsed<object>
  /** The functions below take values that the matching parse returned, or a part of one where it says partial. */
  briefSource(input: object): BriefSource
  queries(input: object, reading: BriefReading): string[]
  /** From a complete or a partial output. */
  toResult(output: object, context: ErasedContext): object
  /** From a complete or a partial result. */
  toDocument(result: object, context: ErasedContext): ResultDocument
  /** What a complete result finds that forms of other agents ask for. */
  finds(result: object): Findings
  /** What lists call a complete result. Makes no document of it, so that a long one costs nothing. */
  titleOf(result: object, context: ErasedContext): string
  /** A complete result after edits, with what follows from them; the same one where nothing does. */
  recalculated(result: object, before: object, context: ErasedContext): object
  loadParts(): Promise<void>
  readonly takesFile: boolean
  /** Most words of a document's core; null where there is no limit. */
  readonly mostWords: number | null
  problems(output: object, input: object, prepared?: unknown): string[]
  /** A complete output without what nothing supports; the same one where the agent does not check it. */
  reduce(output: object, prepared: unknown): object
  fileName(input: object, date: string): string
  labels(input: object): readonly string[]
}

export interface ErasedContext {
  input: object
  sources: readonly Source[]
  timestamp: string
  prepared?: unknown
  ownFacts?: readonly OwnFact[]
  /** BCP 47 tag of what a model writes; absent for English. */
  language?: string
}

export type ErasedForm = Omit<
  AgentSpecification<z.ZodType<object, object>, z.ZodType<object, object>, z.ZodType<object, object>>['form'],
  'groups' | 'defaults' | 'enabledBy' | 'about' | 'takes'
> & {
  groups: readonly { title?: string; fields: readonly import('./form.ts').FormField[] }[]
  defaults: Record<string, unknown>
  enabledBy: readonly string[]
  about: Partial<Record<import('./form.ts').ProductTrait, string>>
  takes?: Partial<Record<FindingKind, string>>
}

/** An agent with its types, for the files of its own folder. */
export type TypedAgent<
  InputSchema extends z.ZodType<object, object> = z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object> = z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object> = z.ZodType<object, object>,
> = Agent & { readonly specification: AgentSpecification<InputSchema, OutputSchema, ResultSchema> }

/**
 * Closes an agent's functions over its schemas, so that a list of agents needs no `any`. The casts below are the only
 * place where types are taken on trust: each value was parsed by the same agent's schema before.
 */
export function defineAgent<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  specification: AgentSpecification<InputSchema, OutputSchema, ResultSchema>,
): TypedAgent<InputSchema, OutputSchema, ResultSchema> {
  type Input = z.output<InputSchema>
  type Context = Parameters<typeof specification.toResult>[1]
  return {
    specification,
    card: specification.card,
    form: specification.form as unknown as ErasedForm,
    exports: specification.exports as unknown as Agent['exports'],
    messages: specification.messages,
    sending: specification.sending ?? {},
    next: specification.next,
    describes: specification.describes ?? 'product',
    leadsWith: specification.leadsWith ?? [],
    research: specification.research ?? {},
    samples: specification.samples as readonly Record<string, unknown>[],
    inputSchema: specification.input,
    outputSchema: specification.output,
    resultSchema: specification.result,
    parseInput: (value) => parseWith(specification.input, value),
    parseOutput: (value) => parseWith(specification.output, value),
    parseResult: (value) => {
      const parsed = parseWith(specification.result, value)
      return parsed.ok ? { ok: true, value: keepingDecisions(keepingShared(parsed.value, value), value) } : parsed
    },
    briefSource: (input) => specification.brief(input as Input),
    queries: (input, reading) => specification.queries(input as Input, reading),
    toResult: (output, context) =>
      keepingShared(
        specification.toResult(output as Parameters<typeof specification.toResult>[0], context as Context) as object,
        context,
      ),
    toDocument: (result, context) =>
      inItsLanguage(
        withOwnFactsSection(
          specification.toDocument(result as Parameters<typeof specification.toDocument>[0], context as Context),
          result,
        ),
        result,
      ),
    finds: (result) => specification.finds?.(result as z.output<ResultSchema>) ?? {},
    titleOf: (result, context) =>
      specification.title?.(result as Parameters<typeof specification.toDocument>[0], context as Context) ??
      specification.toDocument({} as Parameters<typeof specification.toDocument>[0], context as Context).title,
    recalculated: (result, before, context) =>
      keepingDecisions(
        keepingShared(
          (specification.recalculated?.(
            result as z.output<ResultSchema>,
            before as z.output<ResultSchema>,
            context as Context,
          ) as object | undefined) ?? result,
          result,
        ),
        result,
      ),
    loadParts: async () => specification.loadParts?.(),
    takesFile: specification.takesFile ?? false,
    mostWords: specification.mostWords ?? null,
    problems: (output, input, prepared) =>
      specification.problems?.(output as z.output<OutputSchema>, input as Input, prepared) ?? [],
    reduce: (output, prepared) =>
      (specification.reduce?.(output as z.output<OutputSchema>, prepared) as object | undefined) ?? output,
    fileName: (input, date) =>
      specification.exports.fileName?.(input as Input, date) ?? `${specification.card.id}-${date}`,
    labels: (input) => specification.exports.labels?.(input as Input) ?? [specification.card.id],
  }
}
