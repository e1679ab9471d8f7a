import { z } from 'zod'

const line = z.string().min(1)
const tip = z.strictObject({ title: line, text: line })

/** The walk-through of one agent: `tutorial.json` in its folder. */
export const tutorial = z.strictObject({
  /** When it helps, in two or three sentences. */
  overview: line,
  /** What to have at hand before the form is filled in. */
  bring: z.array(line).min(1),
  /** What each of the four steps of a run means for this agent. */
  steps: z.strictObject({ input: line, processing: line, review: line, share: line }),
  /** Where to look first, and what each part says. */
  reading: z.array(z.strictObject({ part: line, text: line })).min(3),
  /** The same wish, typed badly and well. */
  brief: z.strictObject({ before: line, after: line, difference: line }),
  tips: z.tuple([tip, tip, tip, tip]),
  /** Shows the agent's sample result (`shared/samples`). */
  example: z.strictObject({
    /**
     * What is quoted of the sample's result: keys and indexes joined by dots, such as "rows.0.label". In a text of Markdown "#" and a
     * heading choose a section: "prd#In short".
     */
    quotes: z.array(z.strictObject({ part: line, at: z.array(line).min(1) })).min(1),
    /** What a product manager would do with it next. */
    next: line,
  }),
})
export type Tutorial = z.infer<typeof tutorial>
