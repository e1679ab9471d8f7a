import type { InterviewOutput } from '../output.ts'

/** A part of the conversation with its questions. */
export type Category = InterviewOutput['categories'][number]
