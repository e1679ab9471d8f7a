import { z } from 'zod'
import { callerId, limitedText, optionalText } from '#agents/_kit/input-text.ts'
import { contentCalls, contentChannels, contentTones } from './options.ts'

/** What the toast calls each required field, in the order of the form. */
const required = [
  ['productOverview', 'product overview'],
  ['targetAudience', 'target audience'],
  ['tone', 'tone'],
  ['callToAction', 'call to action'],
  ['channel', 'channel'],
] as const

/** Missing texts become blank here: one message names all that are missing. */
const text = limitedText()
  .nullish()
  .transform((value) => value ?? '')

const choice = <const Values extends readonly [string, ...string[]]>(values: Values, message: string) =>
  z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(z.union([z.literal(''), z.enum(values)], { error: message }))

export const contentInput = z
  .strictObject({
    productOverview: text,
    targetAudience: text,
    tone: choice(contentTones, 'Choose one of the offered tones'),
    callToAction: choice(contentCalls, 'Choose one of the offered calls to action'),
    topic: optionalText({ max: 200 }),
    channel: choice(contentChannels, 'Choose one of the offered channels'),
    userId: callerId,
  })
  .superRefine((input, context) => {
    const missing = required.filter(([field]) => input[field] === '')
    const all = missing.map(([, name]) => name).join(', ')
    for (const [index, [field, name]] of missing.entries()) {
      // The first is what the toast says; it names every one.
      context.addIssue({ code: 'custom', path: [field], message: `Please fill in: ${index === 0 ? all : name}` })
    }
  })
export type ContentInput = z.output<typeof contentInput>
