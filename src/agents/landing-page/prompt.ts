import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

/** Tones that say "doesn't". */
const contracted =
  /fun|playful|light|young|witty|dry|ironi|humou?r|sarcas|clever|cheeky|casual|friend|convers|relaxed|engaging|down to earth|human/i

export default definePrompt(agent, {
  version: 1,
  task: `Write the copy of one landing page.

- seo: title at most 60 characters with name and job; description at most 155.
- hero: eyebrow says for whom; headline is the job and what it spares in the words of the form, at most 80 characters; subheadline says how; button is a verb; note is what a click asks or costs, a blank where the form does not say it.
- problem: two or three moments of today, said to the reader as "you", each with a detail of the job.
- steps: the steps of the job in order, each as a sentence; no step that the form does not have. Where a picture belongs, write "[one sentence or a picture of this step]".
- benefits: each pairs a pain of today with what the form says changes about it.
- proof: the form's own proof word by word. Without any: one item in brackets that says what would be proof.
- questions: objections of these readers first, then the case that goes wrong. An answer that the form does not give is a blank that says what it must answer.
- pricing: the form's own price, else blanks; asks are for the author.
- closing: a question about the last time, what the click starts, the button.
- toCheck: what the copy says that nobody has confirmed, each with how to check it.

Blanks stand in [brackets] and say what goes there. Never write a customer, logo, number, rating, award, testimonial or guarantee that the form does not give. The copy carries no source numbers; toCheck and asks may.`,
  choices: ({ input }) => [
    `The button is for "${input.callToAction}".`,
    `Tone ${input.tone}: ${contracted.test(input.tone) ? 'contractions, short sentences' : 'no contractions'}.`,
    input.proof === null
      ? 'The form gives no proof: the proof section is one blank.'
      : 'Use the proof of the form word by word.',
  ],
  example: `For a parcel locker in apartment houses:
{"hero": {"eyebrow": "For property managers of houses with more than forty flats", "headline": "Parcels in, notes off the door", "subheadline": "Any courier opens a free compartment with a code, and your tenant gets the code at once.", "button": "Book a demo", "note": "[how long a demo takes, and who gives it]"},
 "benefits": {"headline": "What changes in your house", "items": [{"today": "Your caretaker signs for whatever the courier leaves.", "after": "Nobody signs: the compartment does."}]},
 "proof": {"headline": "Who has one", "items": ["[one sentence by a caretaker who uses it, with name, house and consent]"]}}`,
})
