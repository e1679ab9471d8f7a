import { z } from 'zod'

const text = z.string().min(1)

export const objection = z.object({
  objection: text.describe('In the words of the person'),
  who: text.describe('Whose objection it is: a role'),
  answer: text.describe('What to say, from the form and the sources; a question back where they say nothing'),
  proof: text.describe('What would settle it, and who brings it'),
})
export type Objection = z.infer<typeof objection>

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
  ask: text.describe('The question that lets the customer find the gap'),
  say: text.describe('One fair sentence'),
  never: text.describe('What not to say'),
})
export type CheatSheet = z.infer<typeof cheatSheet>

export const salesOutput = z.object({
  pitch: z.object({
    thirtySeconds: text.describe('60 to 90 spoken words; ends with a question'),
    twoMinutes: text.describe(
      '220 to 320 spoken words in short paragraphs; today, the steps, the difference, what is not proven, the next step',
    ),
  }),
  discovery: z
    .array(
      z.object({
        question: text.describe('About the past and about behaviour, never "would you"'),
        listenFor: text,
        next: text.describe('What to ask or do when it is heard'),
      }),
    )
    .min(3)
    .max(8),
  objections: z.array(objection).min(2).max(7),
  rolePlay: z.object({
    persona: text.describe('Who the colleague plays: role, place, what is on the desk today'),
    openingLine: text.describe('The first thing that the persona says'),
    hiddenConcern: text.describe('What is said only when asked'),
    revealedBy: text.describe('The question that brings it out'),
    judge: z
      .array(z.object({ criterion: text, seenWhen: text }))
      .min(3)
      .max(6),
  }),
  quiz: z.array(quizQuestion).min(3).max(8),
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
