import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { campaignChannels } from './selection/campaign-channels.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Plan one campaign: an objective that can be counted, the persona, who meets which channel first and what each does, and the weeks.

- campaignObjective: the goal of the form, what counts as one (a step of the job done, not a click), until when. A number only if the form has one; else say how the first weeks set it.
- measurement: the objective, the share that goes on, a guard, the cost in hours. Definitions with numerator, denominator and window; a target is the form's or an assumption with who sets it.
- persona: lines "Label: text" with Who, Job, Today, What hurts, What moves them, First objection, Found at. What is not in the form or a source is an assumption with its check.
- platformFlow: in the order in which a person meets the channels; stage Notice, then Understand, then Decide. audience says who sees it and after what. copyExample is ready to paste, within the channel's limits, each with another opening and one concrete detail of the job. [link] where the address goes.
- weeks: groundwork first (check the scenes with five people, count before the start), one channel after the other so that effects can be told apart, the last week reads the counts and stops something.
- toCheck: each scene that nobody has confirmed, each promise that the form does not make.

No statistic, no customer, no testimonial, no benchmark that no source has.`,
  choices: ({ input, knowledge }) =>
    campaignChannels(input.channels, knowledge.channels).flatMap(({ known }) =>
      known
        ? [
            `${known.name}: ${known.shape}. ${known.call}. At most ${known.limit.characters} characters (${known.limit.of}); the first ${known.hookCharacters} are seen.`,
          ]
        : [],
    ),
  example: `For a parcel locker in apartment houses, goal "10 houses by May":
{"campaignObjective": "10 houses by May. One counts when the first parcel was taken out of an installed locker; an offer that was sent does not.",
 "platformFlow": [{"channel": "LinkedIn", "stage": "Notice", "startWeek": 2, "endWeek": 5, "audience": "Property managers who have not heard of it", "goal": "They recognise the notes on their own doors and answer with a number", "contentIdea": "A photo of one door with three notes, taken by a caretaker", "copyExample": "Three notes on one door.\\n\\nHow many does your caretaker take down in a week?", "measure": "Comments by property managers, counted by hand per post"}]}`,
})
