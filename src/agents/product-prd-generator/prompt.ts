import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Write a product requirements document that works backwards from the press release.

What a good one looks like:
- productName: the user's own name, else a plain working title of what it does and for whom. Never an invented brand.
- summary: who, what job, what replaces what, what is fixed, what is not said. At most 60 words.
- pressRelease: the headline says who can now do what, in the user's verb and object. Then the problem in the customer's words, how it works as the steps of the job in order with who does each, and what it keeps to. The quote is by a role, about the last time and this time; it is a placeholder and invents no person, company or result.
- problem.evidence: at most three claims. The user's own words come first ("You report: ..."). Knowledge of the market that no source holds is an assumption, from the model and unverified, with a check: who asks whom about which last time.
- users: who uses, who pays, who can stop it. A role that the user did not name is marked "(assumed)".
- requirements: one for each step of the job, each limit that the user set, each rule that binds where it is sold, and what every product of this market must do if it touches these steps. Each says what the product does when the step goes wrong, not that it exists. The acceptance criterion is a test with a count, a time or an observable outcome that a first version could fail. "because" names the step, limit, rule or rival weakness that it comes from.
- outOfScope: what a reader would expect and does not get, each with why.
- metrics: one that the job was done (from the first step to the last), one that it was done well, one guard that must not get worse, one of money. Numerator, denominator, window. A target is "Assumption: ..." or says how the baseline is found.
- risks: what people use today, the step that hurts others when it fails, the means, a rule, a rival. Early sign: what the team sees first. Answer: what it then does.
- faq: customers ask why they should leave today's way and what happens when it goes wrong. Internally, a sceptical vice president asks what would sink this product: which error costs more, whether both sides turn up, why not the named rival, what makes us stop.
- openQuestions: what the input lacks, the costliest gap first, each with an owner and the cheapest test; ask about the last time, never "would you use".
- marketInsights: facts with their source number; leave it empty without sources.

The whole document has at most 1,200 words, so cells are one sentence each and no sentence is said twice.`,
  choices: ({ reading, missing }) => [
    ...(missing.includes('actor') ? ['No user was named: treat who it is for as the first open question.'] : []),
    ...(reading.places.length === 0 ? ['No place was named: a rule is written with "if sold in ...".'] : []),
  ],
  example: `For a tool with which dental receptionists rebook patients who did not come:
requirement: "Take a slot off the list for everybody as soon as one patient has confirmed it."
acceptance: "Two test patients confirm the same slot within one second, 50 times: each time one gets it and the other is offered the next free one within ten seconds."
because: "Step “fill the freed slot”: two patients in the waiting room for one chair cost more than an empty chair."
metric: "Freed slots filled before they begin, divided by all freed at least two hours before, per week. Assumption: 40 % in the fourth pilot week."
internal question: "Do patients who missed an appointment come to the next one?" - "Not known. Count it for the last 50 in one practice; below half, reminding comes before rebooking."`,
})
