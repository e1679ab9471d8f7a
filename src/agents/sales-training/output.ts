import { z } from 'zod'

const text = z.string().min(1)

export const objection = z.object({
  objection: text.describe('In the words of the person'),
  who: text.describe('Whose objection it is: a role'),
  answer: text.describe('What to say, from the form and the sources; a question back where they say nothing'),
  proof: text.describe('What would settle it, and who brings it'),
})

export const quizQuestion = z.object({
  question: text,
  options: z.array(text).min(3).max(4),
  correct: z.int().min(0).max(3).describe('Index of the right option, from 0'),
  why: text.describe('Why it is right, with its source number where it has one'),
})
export type QuizQuestion = z.infer<typeof quizQuestion>

export const cheatSheet = z.object({
  rival: text,
  chosenFor: text.describe('What its buyers choose it for, with its source number'),
  weakAt: text.describe('Where it leaves a gap that matters to this product, with its source number'),
  ask: z.string().describe('The question that lets the customer find the gap'),
  say: z.string().describe('One fair sentence'),
  never: z.string().describe('What not to say'),
})

export const salesOutput = z.object({
  pitch: z.object({
    thirtySeconds: text.describe('60 to 90 spoken words; ends with a question'),
    twoMinutes: text.describe(
      '220 to 320 spoken words in short paragraphs; today, the steps, the difference, what is not proven, the next step',
    ),
  }),
  know: z
    .array(text)
    .max(6)
    .optional()
    .describe(
      'What a colleague would say before the first call, with its source number; how they decide, how to speak of money',
    ),
  discovery: z
    .array(
      z.object({
        question: text.describe('About the past and about behaviour, never "would you"'),
        listenFor: text,
        next: text.describe('What to ask or do when it is heard'),
      }),
    )
    .max(8),
  objections: z.array(objection).max(7),
  rolePlay: z.object({
    persona: z.string().describe('Who the colleague plays: role, place, what is on the desk today'),
    openingLine: z.string().describe('The first thing that the persona says'),
    hiddenConcern: z.string().describe('What is said only when asked'),
    revealedBy: z.string().describe('The question that brings it out'),
    judge: z.array(z.object({ criterion: text, seenWhen: text })).max(6),
  }),
  quiz: z.array(quizQuestion).max(8),
  cheatSheets: z.array(cheatSheet).max(5),
  toCheck: z.array(text).max(6).describe('What nobody has confirmed, each with how to settle it'),
})
export type SalesOutput = z.infer<typeof salesOutput>

export const salesResult = z.object({
  timestamp: z.iso.datetime(),
  ...salesOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type SalesResult = z.infer<typeof salesResult>
