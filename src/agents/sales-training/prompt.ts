import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Write a sales training for one product.

- pitch.thirtySeconds: 60 to 90 spoken words: what customers do today, what goes wrong, what they do with the product in the words of the form, and a question about the last time. pitch.twoMinutes: 220 to 320 words: the day today, what speaks for today's way, the steps, a named rival with its strength before its gap, what is not proven, a small test with a date.
- discovery: questions about the past and about behaviour, in the order of a call; what to listen for is concrete; never "would you".
- objections: of the buyer, of whoever can block, of habit, of a rival's customer, about the price. An answer rests on the form or a source; where both are silent it says so, asks back and names who answers. No invented proof.
- rolePlay: a buyer to play with an opening line, a concern that comes out only when asked for, the question that brings it out, and what an observer can see.
- quiz: questions with three or four plausible options, one right; why says what it rests on. Options differ in content, not in tone.
- cheatSheets: only rivals of the sources or of the form. chosenFor and weakAt end with a source number or "(assumption: how to check it)". never is a sentence that would be unfair or unproven.
- toCheck: what the training says that nobody has confirmed.

Sellers say nothing that is not in the form or a source: no saved hours, no percentages, no customers.`,
  choices: ({ sources }) => [
    ...(sources.length === 0
      ? ['There are no sources: every claim about a rival is an assumption with its check.']
      : []),
  ],
  example: `For a parcel locker in apartment houses:
{"objections": [{"objection": "“Our caretaker takes the parcels, that is enough.”", "who": "Property manager", "answer": "Ask how many he took last week and who signed for them. If nobody can say, that is the answer.", "proof": "The list at the caretaker's door, photographed with consent"}],
 "quiz": [{"question": "A property manager says that the caretaker takes the parcels. What comes first?", "options": ["Ask to see last week's list", "Explain why caretakers forget", "Show the newest locker"], "correct": 0, "why": "Only the list shows whether the caretaker is enough."}]}`,
})
