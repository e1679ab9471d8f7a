import { z } from 'zod'

const phrases = (what: string, min: number, max: number) => z.array(z.string().min(1)).min(min).max(max).describe(what)

/** A field that nothing is known of; readers are not shown it. */
export const unknown = 'Not known'

export const persona = z.object({
  name: z.string().min(1).describe('First and family name that fit the region of the audience'),
  age: z.int().min(1).max(110).optional(),
  role: z.string().min(1).describe('Part in the purchase and the job, such as "Decides and pays: head of nursing"'),
  organization: z.string().min(1).describe('Where this person works or lives, such as "a 60-bed nursing home"'),
  occupation: z.string().min(1),
  incomeLevel: z.string().min(1).optional().describe('With its source number, or marked as an assumption'),
  educationLevel: z.string().min(1).optional(),
  dailyTasks: phrases('What a day holds that touches the product', 0, 6),
  goals: phrases('What this person wants to get done; specific to the product', 0, 5),
  painPoints: phrases('How the job hurts today', 0, 5),
  challenges: phrases('What stands in the way of adopting the product', 0, 5),
  technologyUsage: z.string().min(1).optional().describe('Devices, tools and when they are used'),
  preferredChannels: phrases('Where this person is reached; named', 0, 5),
  ask: phrases('What nobody knows of this person yet: questions for the first talks', 0, 4).optional(),
  buyingMotivations: z.string().describe('What makes this person pay or agree, and what they use instead today'),
})
export type Persona = z.infer<typeof persona>

export const personaOutput = z.object({
  realTimeChallenges: z
    .string()
    .min(1)
    .describe(
      'Two to five short lines separated by line breaks: what presses this audience now, each with its source number in brackets or marked as an assumption with how to check it',
    ),
  personas: z.array(persona).min(1).max(5),
  fewer: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Only where fewer people can be distinguished than were asked for: what would name another one; else absent',
    ),
})

export const personaResult = z.object({
  timestamp: z.iso.datetime(),
  ...personaOutput.shape,
  searchResults: z.array(z.object({ title: z.string(), link: z.string() })),
})
export type PersonaResult = z.infer<typeof personaResult>
