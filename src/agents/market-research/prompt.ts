import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

const toneRules = {
  friendly: 'Tone friendly: speak to the reader as "you", everyday words, contractions are fine.',
  formal: 'Tone formal: third person, complete sentences, no contractions, no "you".',
  strategic: 'Tone strategic: name segment, rival, difference and what is unproven, in that order.',
  emotional:
    'Tone emotional: begin with the moment that hurts today, in concrete words of the job; no exclamation marks, no superlatives.',
} as const

export default definePrompt(agent, {
  version: 2,
  task: `Write a market research for one product: positioning, value proposition, battle card, SWOT, selling points, trends and open questions.

- positioningStatement: for whom, in which situation, what it is, and unlike which named rival or way of today it does what. The difference comes from the user's words.
- valueProposition: two to four sentences: the job in the user's words, what today's way costs, what changes, and what is still unproven with the test that would show it.
- battleCard: choose the vendors that do the same job for the same kind of buyer and size of organisation; a rival that the user names comes first. url is copied from the numbered sources or left empty. A weakness is one that matters to this product's people, not a general complaint. A vendor that you know and no source has is marked as unverified in its features; where you know none, list what the user says people use today.
- swotAnalysis: a strength answers a named weakness of a named rival or of today's way. A weakness is what the idea lacks against what the market takes for granted, or a question that the description leaves open; when a rival does the same job already, say so. An opportunity follows from a dated development, a buying trigger or a rule of the place where it is sold. A threat names who could move, and what that vendor has to build on.
- usps: what only this product says, each against what a named rival or today's way says.
- marketTrends: only developments with a date that change something for this product; say what they change for it. Leave out the rest; an empty list is fine.
- openQuestions: rivals first when they are unknown or fewer than asked for, then who pays, what is used today, what is charged, where it starts. Each with an owner and the cheapest test, which asks about the past ("the last time you ...").

Every string of swotAnalysis, usps and marketTrends ends with its source number such as [2], with "(inferred from [1], [3])", or with "(assumption: how to check it)". That a rival lacks a function is an assumption unless a source says it. Facts are the same in every tone; only the wording of positioning, value proposition and selling points changes.`,
  choices: ({ input, missing }) => [
    toneRules[input.tone],
    `At most ${input.numCompetitors} competitors; fewer only when the sources hold fewer, and then an open question says so.`,
    ...(missing.length > 0
      ? [`The description does not say: ${missing.join(', ')}. Ask for these, do not fill them in.`]
      : []),
  ],
  example: `For a parcel locker for apartment houses:
{"strengths": ["Lockers of one carrier take only that carrier's parcels, while this one is opened by any courier with a code (inferred from [2])"],
 "weaknesses": ["Nothing is said about who empties a compartment after three days, and caretakers refuse what makes them responsible (assumption: ask three caretakers who clears the current shelf)"],
 "threats": ["Locker maker B already sells to the same property managers and would need only a code exchange with couriers (inferred from [4])"],
 "openQuestions": [{"question": "Who pays: the owners' association or the tenants?", "owner": "Product manager", "test": "Read the minutes of two owners' meetings for the last shared purchase"}]}`,
})
