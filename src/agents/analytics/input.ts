import { z } from 'zod'
import { fileInput, needsFile } from '#agents/_kit/file-input.ts'
import { callerId, optionalText } from '#agents/_kit/input-text.ts'

export const longestQuestion = 500

export const analyticsInput = z
  .strictObject({
    ...fileInput,
    question: optionalText({ max: longestQuestion }),
    userId: callerId,
  })
  .superRefine(needsFile)

export type AnalyticsInput = z.output<typeof analyticsInput>
