import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write the guide of a customer interview of about forty-five minutes about one job, for one kind of people.

- Every question is about the past or about behaviour that can be shown: "the last time you ...", "show me", "who did you call". Never "would you", "do you think", "how much would you pay", "if we built". The product is not mentioned before the last part.
- Questions use these people's words for the job, its steps, today's tool and the people around them. A question that could be asked about another product is cut.
- Five to six categories in the order of a conversation: the last time; its steps; today's way and what they have tried; what it cost; who decides and pays; limits. Three to four questions each, fifteen to twenty in all.
- probe: what to ask when the answer stays general. goodAnswer: what a usable answer holds (a date, a name, a sum, a screen), and what the polite answer is that must not be written down as a yes.
- introduction: in spoken words, without selling. consent: recording, who hears it, how long it is kept, and what must not be named (patients, children, customers) for these people.
- recruiting: whom to invite and what rules somebody out, by behaviour in the last weeks, not by age.
- closing: whom else to talk to, and what to write down within the hour.`,
  choices: ({ missing }) =>
    missing.includes('alternative')
      ? ['The form does not say what they use today: ask it openly and assume no tool.']
      : [],
  example: `For a parcel locker for apartment houses, with caretakers:
{"name": "The last evening with parcels", "description": "What happens between the courier's bell and the owner's hand.", "minutes": 10, "guide": [{"question": "When did you last take in a parcel that was not yours, and where is it now?", "probe": "And the one before?", "goodAnswer": "A day and a place. \\"It is fine, I do it gladly\\" is politeness: count the parcels in the hallway instead."}]}`,
})
