import { z } from 'zod'
import { cleanText } from '#shared/clean-text.ts'
import { atMost } from '#shared/limited-text.ts'

/** Endings of files that can be read as notes. */
export const noteEndings = ['.md', '.txt', '.docx', '.pdf', '.csv'] as const
export const largestNoteMb = 10
export const wrongNoteText = 'Please upload a .md, .txt, .docx, .pdf or .csv file.'

export const note = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Of the text that was read from it. */
  characters: z.int(),
  /** True where the file held more than is kept. */
  shortened: z.boolean(),
  createdAt: z.string(),
})
export type Note = z.infer<typeof note>
export const noteList = z.object({ notes: z.array(note) })

export const mostVoiceTexts = 3
export const longestVoiceText = 4_000

/** How a user writes, in texts of their own. */
export const voice = z.strictObject({
  texts: z
    .array(
      atMost(
        z.string().trim(),
        longestVoiceText,
        `Please keep a text under ${longestVoiceText.toLocaleString('en')} characters`,
      ).overwrite(cleanText),
    )
    .max(mostVoiceTexts, `At most ${mostVoiceTexts} texts`),
})
