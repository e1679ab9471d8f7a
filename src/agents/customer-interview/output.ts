import { z } from 'zod'

const sentence = z.string().min(1)

const guidedQuestion = z.object({
  question: sentence.describe(
    'Spoken to one person, about what that person did or saw; never what they would do, think or pay',
  ),
  probe: z.string().describe('What to ask next when the answer stays general; "" when the question needs none'),
  goodAnswer: z
    .string()
    .describe('What an answer that can be used holds, and what a polite one sounds like; "" for none'),
})
export type GuidedQuestion = z.infer<typeof guidedQuestion>

const frame = {
  introduction: sentence.describe(
    'What the interviewer says first, in the words to speak: who, why, that nothing is sold',
  ),
  consent: z.array(sentence).min(2).max(6).describe('What has to be said or agreed before the first question'),
  recruiting: z.array(sentence).min(1).max(4).describe('Whom to invite, how many, and what rules somebody out'),
  decisions: z
    .array(sentence)
    .max(5)
    .optional()
    .describe('What answers of how many of them would change the plan, each with what changes'),
  closing: z.array(sentence).min(1).max(4).describe('The last questions, and what to do within the hour after'),
}

const minutes = z.int().min(1).max(30).describe('Planned minutes for this category')

export const interviewOutput = z.object({
  ...frame,
  categories: z
    .array(
      z.object({
        name: sentence,
        description: sentence.describe('What this part has to find out about these people and this job'),
        minutes,
        guide: z.array(guidedQuestion).min(1).max(6),
      }),
    )
    .min(1)
    .max(7),
})
export type InterviewOutput = z.infer<typeof interviewOutput>

export const interviewResult = z.object({
  timestamp: z.iso.datetime(),
  metadata: z.object({
    productDescription: z.string(),
    targetAudience: z.string(),
    totalQuestions: z.int().nonnegative(),
  }),
  ...frame,
  categories: z.array(
    z.object({
      name: sentence,
      description: sentence,
      minutes,
      questions: z.array(sentence),
      guide: z.array(guidedQuestion),
    }),
  ),
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type InterviewResult = z.infer<typeof interviewResult>
