import { z } from 'zod'

const text = z.string().min(1)
const week = z.int().min(1).max(26)

export const platformStep = z.object({
  channel: text,
  stage: z
    .enum(['Notice', 'Understand', 'Decide'])
    .describe('What this channel does for the person, in the order in which they meet it'),
  startWeek: week,
  endWeek: week,
  audience: text.describe('Who sees it, and after what: everybody of the persona, those who read the post before ...'),
  goal: text.describe('What these people know or do afterwards that they did not before'),
  contentIdea: text.describe('What is made, in the form of the channel, around one detail of the job'),
  copyExample: z.string().describe('Ready to paste, within the limits of the channel; [link] where the address goes'),
  measure: text.describe('How its effect is counted: numerator, denominator, window'),
})
export type PlatformStep = z.infer<typeof platformStep>

export const campaignWeek = z.object({
  weeks: text.describe('"W1" or "W2 to W3"'),
  work: text.describe('What is done'),
  owner: text.describe('A job, such as "Product marketer"'),
  doneWhen: text.describe('What can be seen when it is done'),
})
export type CampaignWeek = z.infer<typeof campaignWeek>

export const campaignOutput = z.object({
  campaignObjective: text.describe(
    'The goal of the form as something that can be counted, by when, and what does not count',
  ),
  measurement: z
    .array(z.object({ name: text, definition: text, target: text }))
    .min(2)
    .max(5)
    .describe(
      "The first is the objective itself; one is a guard. A target is the form's own, or marked as an assumption",
    ),
  persona: text.describe(
    'Lines "Label: text": Who, Job, Today, What hurts, What moves them, First objection, Found at',
  ),
  platformFlow: z.array(platformStep).min(1).max(7).describe('In the order in which a person meets the channels'),
  weeks: z.array(campaignWeek).min(2).max(12),
  sides: z
    .array(z.object({ who: text, order: text, message: text, met: z.string() }))
    .max(3)
    .optional()
    .describe(
      'Where the product needs two kinds of people: who is won first and why, one message for each; else left out',
    ),
  gates: z
    .array(z.object({ when: text, number: text, goOn: text, stop: text }))
    .max(5)
    .optional()
    .describe('One number each that says go on or stop'),
  budget: z
    .array(z.object({ what: text, amount: text, release: text }))
    .max(5)
    .optional()
    .describe('How a budget of the form is spent, and after which gate; left out where none is named'),
  refused: z
    .array(z.object({ channel: text, why: text }))
    .max(8)
    .optional()
    .describe('Channels that are left out, each with the reason'),
  bonusIdeas: z.array(text).max(4).optional(),
  toCheck: z
    .array(text)
    .max(6)
    .describe('What the copy says that nobody has confirmed, and what is missing, each with how to settle it'),
})

export type CampaignOutput = z.infer<typeof campaignOutput>

export const campaignResult = z.object({
  ...campaignOutput.shape,
  tone: z.string(),
  timestamp: z.iso.datetime(),
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type CampaignResult = z.infer<typeof campaignResult>
