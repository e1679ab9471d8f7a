import type { Call } from '#drafting/copy/call-line.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import type { CopyVoice } from '#drafting/copy/copy-voice.ts'

/** What every section of the page is written from. */
export interface PageFacts {
  facts: CopyFacts
  voice: CopyVoice
  call: Call
}
