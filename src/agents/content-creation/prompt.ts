import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { measured } from './channel-limits.ts'
import { channelLabels } from './options.ts'

const toneRules = {
  professional: 'Tone professional: says back what is done today, then the difference; no contractions.',
  fun: 'Tone fun: contractions, one small surprise taken from the job itself; no jokes about people.',
  emotional: 'Tone emotional: one moment of the job in the second person; no exclamation marks, no superlatives.',
  witty: 'Tone witty: dry, at the expense of the habit and never of the reader; at most one turn of phrase.',
  inspiring: 'Tone inspiring: begin with the job done, then what it spares; concrete verbs, no big nouns.',
  casual: 'Tone casual: as one would tell a colleague; contractions, short sentences.',
  formal: 'Tone formal: complete sentences, no contractions, no questions in the opening.',
  educational: 'Tone educational: steps in order, each with why it matters.',
} as const

export default definePrompt(agent, {
  version: 1,
  task: `Write marketing copy for one product, for one channel, with a tagline and three social posts.

- channelSpecificContent.content: the whole text in the form of the channel. It opens with one concrete detail of the job (a moment, a step, today's way), says one pain, then what the reader can do now in the words of the form, the steps where there are any, and one call. [link] stands where the address goes; [first name] and other blanks are in brackets.
- tips: what to do with this text in this channel; each names these people or a thing of their job.
- tagline: at most 60 characters, the job and what it spares. No praise.
- socialPosts: three texts with different openings, within the limits (twitter 280 characters with a link counted as 23, linkedin 3,000, instagram 2,200 without a link).
- realPainPoints: two to five lines, one pain each, ending with its source number such as [2], "(inferred from the description)" or "(assumption: how to check it)".
- toCheck: what a text says that nobody has confirmed, promises such as a free trial that the form does not name, and every blank to fill.

Copy itself carries no source numbers. It holds no statistic, no customer, no quotation of a person, no award and no comparison with a named rival, unless the form gives it. A scene that is an assumption is listed in toCheck.`,
  choices: ({ input, knowledge }) => {
    const channel = knowledge.channels.find(({ id }) => id === input.channel)
    if (!channel || input.channel === '') return []
    const { limit, of } = measured(input.channel, '')
    return [
      `Channel ${channelLabels[input.channel]}: ${channel.shape}. ${channel.opening}. ${channel.call}. The ${of} has at most ${limit} characters. Not: ${channel.avoid}.`,
      input.tone === '' ? toneRules.professional : toneRules[input.tone],
      `The call to action is "${input.callToAction}"; say what happens next in terms of the job.`,
    ]
  },
  example: `For a parcel locker in apartment houses, LinkedIn, professional, book demo:
{"channelSpecificContent": {"content": "Three notes on the door, one parcel behind the bins.\\n\\nToday your caretaker signs for whatever the courier leaves.\\n\\nHallBox lets any courier open a free compartment with a code.\\n\\n1. The courier scans the parcel.\\n2. You get the code.\\n\\nBook a demo and bring last week's list of lost parcels: [link]", "tips": ["Post it from the account of a caretaker who has tried it."]},
 "tagline": "Parcels in. Notes off the door.",
 "toCheck": ["The opening scene is an assumption: photograph three doors before it goes out."]}`,
})
