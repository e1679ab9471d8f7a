import { z } from 'zod'
import { id, phrases, text } from './text.ts'

/** The events of a capability counted: what over what, over how long. */
export const capabilityMetric = z.strictObject({
  name: text,
  numerator: text,
  denominator: text,
  window: text,
  baseline: text.optional().describe('How the first value is found'),
  target: text.describe('A first guess, shown as one'),
  guardrail: text.optional().describe('What must not get worse'),
})

/** Something that products of a market do, with what its trade knows of doing it. Each text stands alone. */
export const capability = z.strictObject({
  id,
  name: text.describe('A short noun phrase that stands as a heading'),
  kano: z.enum(['basic', 'performance', 'delighter']),
  roles: z.array(id).describe('Roles of this dossier that meet it, the first one most'),
  names: phrases.min(1).describe('What founders type when they mean exactly this; 6 to 20 phrases'),
  said: z
    .array(z.string().trim().min(2).max(90))
    .max(20)
    .optional()
    .describe('Clauses in which founders describe it, all worded differently: compared by meaning with what is read'),
  notWhen: phrases.optional().describe('Phrases in which the words of `names` mean something else'),
  job: text
    .optional()
    .describe('What the first role does with it, a bare infinitive of 4 to 14 words: "join the line from the window"'),
  requirement: text,
  acceptance: z.array(text).describe('Lines that can fail, the two most telling first'),
  edge: z
    .strictObject({
      wrong: text.describe('What really happens, one scene'),
      answer: text,
      figures: text.optional().describe('Says that the figures of the scene are illustrations'),
    })
    .optional(),
  tests: z.array(text).describe('"Given ..., when ..., then ..."'),
  metric: capabilityMetric.optional(),
  build: z
    .strictObject({
      uses: z.array(z.string()).describe('Entities of the model'),
      buy: z.array(text).describe('Services worth buying instead of building'),
      effort: z.enum(['S', 'M', 'L']).describe('S: up to 2 person-weeks, M: 3 to 6, L: 7 to 12'),
      dependsOn: z.array(id),
    })
    .optional(),
  benefit: text.optional().describe('One sentence for the reader of an advert'),
  text: text.optional().describe('35 to 60 words of copy that can be published'),
  faq: z.strictObject({ customer: text, internal: text }).partial().optional().describe('"Question? Answer."'),
  probe: text.optional().describe('A question for an interview, about the last time'),
  listen: text.optional().describe('What an answer sounds like that confirms or refutes it'),
  outOfScope: text.optional().describe('What a first release of it leaves out'),
})
export type Capability = z.infer<typeof capability>
