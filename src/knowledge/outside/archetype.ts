import { z } from 'zod'
import { id, text } from '../dossier/text.ts'
import { proposedQuestion } from './cross-capability.ts'

const short = z.string().trim().min(2).max(90)

/**
 * What holds for products of one shape in whatever trade: a connected device, a marketplace of people, an assistant that drafts for a profession. Its
 * sentences hold no noun of a user's field, no company and no figure of a market; they are complete and end with a full stop.
 */
export const archetype = z.strictObject({
  id,
  name: short.describe('As a product manager would say it, a singular noun phrase: "connected device for consumers"'),
  definition: text.describe('Which products are of this shape, and which only look like it'),
  markets: z.array(id).describe('Ids of markets whose products mostly have this shape'),
  says: z
    .array(z.string().trim().min(2).max(40))
    .optional()
    .describe('Words that only products of this shape speak of: two of them, or one of several words, say the shape'),
  dynamics: z
    .array(z.strictObject({ text, so: text.describe('What follows for this product, an instruction') }))
    .min(4)
    .max(6)
    .describe('How such products really fail or win, what newcomers get wrong; the most telling first'),
  decisions: z.array(proposedQuestion).min(4).max(6).describe('What somebody has to decide before it is built'),
  bets: z
    .array(
      z.strictObject({
        bet: text,
        test: text.describe('The cheapest test'),
        goOn: text.describe('Result at which to go on'),
      }),
    )
    .min(2)
    .max(3),
  order: z
    .array(z.strictObject({ step: short, why: text.describe('What it teaches'), goOn: text.describe('When to go on') }))
    .min(3)
    .max(4)
    .describe('Releases in the order in which such products are built'),
  metrics: z
    .array(
      z.strictObject({
        name: short,
        formula: text,
        target: text.describe('A first target, an assumption'),
        guardrail: text,
      }),
    )
    .min(3)
    .max(5),
  risks: z
    .array(z.strictObject({ risk: text, sign: text.describe('Its first sign'), answer: text }))
    .min(3)
    .max(5),
  needs: z
    .array(z.strictObject({ name: short, line: text.describe('A line that can fail') }))
    .min(3)
    .max(5)
    .describe('Qualities that such products need whatever they do'),
  tests: z.array(text).min(3).max(5).describe('"Given ..., when ..., then ...": cases in which such products break'),
  money: z.strictObject({
    models: z
      .array(z.strictObject({ model: short, fits: text }))
      .min(2)
      .max(4)
      .describe('Ways to charge, the usual one first'),
    costs: z.array(text).min(2).max(4).describe('What each customer or use costs'),
    sizing: z
      .array(z.strictObject({ factor: short, where: text.describe('Where its number is found') }))
      .min(3)
      .max(5)
      .describe('Factors that multiplied give a year of revenue, the first a count'),
  }),
  rivals: z
    .array(
      z.strictObject({
        kind: short,
        chosenFor: text,
        answer: text.describe('How one wins against it, or when not to try'),
      }),
    )
    .min(3)
    .max(5)
    .describe('Kinds of alternatives, never a company; doing without among them'),
  axes: z.tuple([short, short]).describe('Two axes on which such products truly differ, each as "from ... to ..."'),
  people: z
    .array(
      z.strictObject({
        who: short.describe('By what they do around such a product: "the person who installs it"'),
        wants: text,
        fears: text,
        ask: text.describe('A question about the last time something happened'),
      }),
    )
    .min(2)
    .max(4),
  interview: z.array(text).min(4).max(6).describe('Questions about past behaviour'),
  objections: z
    .array(z.strictObject({ says: text, answer: text }))
    .min(3)
    .max(5)
    .describe('What buyers say, and an honest answer'),
  channels: z
    .array(z.strictObject({ channel: short, how: text }))
    .min(2)
    .max(4)
    .describe('Where such products are really sold'),
  unfit: z
    .array(z.strictObject({ channel: short, why: text }))
    .min(1)
    .max(2)
    .describe('Channels that waste money here'),
  never: z.array(text).min(2).max(4).describe('Claims that copy must not make without proof'),
  faq: z
    .array(z.strictObject({ q: text, a: text.describe('What the team should be able to answer, as an instruction') }))
    .min(3)
    .max(4),
})
export type Archetype = z.infer<typeof archetype>
