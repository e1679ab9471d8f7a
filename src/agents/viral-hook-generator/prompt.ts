import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { platformLimits } from './platform-limits.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write hooks: first lines that stop the right people and let the others scroll on.

- Each hook carries one concrete detail of this job: a step, a moment, what is used today, what hurts in the form's words. A hook without such a detail is cut.
- Each has another structure: a scene in the second person, a question about the last time, the job and what it spares, fair words for today's way before its catch, the steps and where they stop, a choice between two steps, the occasion itself.
- why_it_works names the detail and why these people stop at it. emotional_trigger names the feeling and what it hangs on; hooks for the desired emotion come first.
- inspired_by says where the detail comes from, in a few words. check says what to find out before posting; null when the hook says only what the form says.
- No statistic, no customer, no testimonial, no "secret", no "nobody tells you", no number that the form does not have.
- bonus_trends: dated developments from the sources that a hook can take up; leave it out when there are none.`,
  choices: ({ input, knowledge }) => {
    const { channel, fold, limit } = platformLimits[input.platform]
    const rules = knowledge.channels.find(({ id }) => id === channel)
    return [
      `Platform ${input.platform}: the first ${fold} characters are seen before the fold, ${limit} are allowed. ${rules?.opening ?? ''}.`,
      'Five to seven hooks.',
    ]
  },
  example: `For a parcel locker in apartment houses:
{"hooks": [{"hook": "Three notes on the door.\\nWhich neighbour has your parcel this time?", "why_it_works": "Everybody in a house with forty doors has stood before these notes; the question has one honest answer.", "emotional_trigger": "Recognition: the walk from door to door", "inspired_by": "your words on today", "check": "Photograph three doors before posting."}]}`,
})
