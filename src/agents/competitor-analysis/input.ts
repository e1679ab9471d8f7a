import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

export const competitorAnalysisInput = z.strictObject({
  productDescription: requiredText('Please describe your product'),
  targetAudience: optionalText(),
  competitors: optionalText({ max: 1000, tooLong: 'Please name at most a few competitors, one a line' }),
  criteria: optionalText({ max: 2000 }),
  userId: callerId,
})
export type CompetitorAnalysisInput = z.output<typeof competitorAnalysisInput>

const most = 5
const longestEntry = 80

/** The entries of a field that takes one a line: without bullets, each once, at most five. */
export function entriesOf(text: string | null): string[] {
  const lines = (text ?? '')
    .split(/[\n;]+/)
    .flatMap((line) => (text?.includes('\n') ? [line] : line.split(/,\s+/)))
    .map((line) => line.replace(/^[\s\-•*–—\d.)]+(?=\p{L})/u, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => line.slice(0, longestEntry).trim())
  return lines
    .filter((line, index) => lines.findIndex((other) => other.toLowerCase() === line.toLowerCase()) === index)
    .slice(0, most)
}
