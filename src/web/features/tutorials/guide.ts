/** The walk-through of one agent. Its file is named after the agent. */
export interface Guide {
  /** When it helps, in two or three sentences. */
  overview: string
  /** What to have at hand before the form is filled in. */
  bring: readonly string[]
  /** What each of the four steps of a run means for this agent. */
  steps: { input: string; processing: string; review: string; share: string }
  /** Where to look first, and what each part says. */
  reading: readonly { part: string; text: string }[]
  /** The same wish, typed badly and well. */
  brief: { before: string; after: string; difference: string }
  tips: readonly [GuideTip, GuideTip, GuideTip, GuideTip]
  example: {
    /** By the form's labels. */
    typed: readonly { label: string; text: string }[]
    /** Quotes from what the built-in drafter wrote for it, shortened at sentence ends. */
    got: readonly { part: string; lines: readonly string[] }[]
    /** What a product manager would do with it next. */
    next: string
  }
}

export interface GuideTip {
  title: string
  text: string
}

/** The product that most examples are about, so that one can be followed from agent to agent. */
export const exampleProduct =
  'A phone app that lets nurses in care homes swap shifts. A nurse offers a shift, a colleague accepts it, the home manager approves the swap. Today they use a paper rota on the wall and a WhatsApp group. A swap must never leave a shift without a registered nurse.'
