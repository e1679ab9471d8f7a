import type { z } from 'zod'
import type { Workbook } from '#shared/document/workbook.ts'
import type { ResultContext } from './agent-definition.ts'
import type { ErasedContext, TypedAgent } from './define-agent.ts'

/**
 * What a result says in a format that blocks cannot say. Optional half of an agent, in `files.ts`; a format named here
 * replaces the writer that all agents share. Each function is pure and takes a whole result, edits included.
 */
export interface Files {
  /** The spreadsheet of `.xlsx`, formulas included. */
  xlsx?: (result: object, context: ErasedContext) => Workbook
  /** A whole HTML page that needs no other file. */
  html?: (result: object, context: ErasedContext, say: Say) => string
  /** Rows of `.csv`, the first one the header: for a program that imports a fixed shape. */
  csv?: (result: object, context: ErasedContext) => readonly (readonly string[])[]
}

/** A label in the language that the result is written in. */
type Say = (text: string) => string

type TypedFiles<Result, Input> = {
  [Format in keyof Files]: (
    result: Result,
    context: ResultContext<Input>,
    say: Say,
  ) => ReturnType<NonNullable<Files[Format]>>
}

export function defineFiles<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  files: TypedFiles<z.output<ResultSchema>, z.output<InputSchema>>,
): Files {
  // The same agent's schemas checked result and input before.
  return files as Files
}
