import { definePrompt } from '#agents/_kit/define-prompt.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write the requirements of one product so that an engineer can build it and a tester can fail it.

- steps: the steps of the job in the user's words and order, each with who does it. No screen, no feature names.
- stories: one for each step, in the first person. Each has at least three scenarios: happy (it works), edge (rare but right: two at once, a broken connection, an empty list, a date that passes) and refusal (what must not go through, with the reason shown). A scenario has one action, and an outcome that somebody else can observe, with a number where a number decides. Never "works correctly", "user friendly", "fast".
- nonFunctional: each of the user's constraints is one; then what the means and the rules of the place ask for. The criterion says how it is measured and when it fails. The basis is the user's words in quotation marks, a rule with its source number [n], or an assumption with who checks it.
- businessRules: conditions that hold always, each breakable by one counter-example. Those in the user's words first.
- outOfScope: what somebody will expect and will not get in the first release, each with why.
- glossary: the user's own nouns only, with the states a thing goes through and the question on which two people would disagree.
- stakeholders: those that the user names first, then who does the steps, pays, or can stop it; a person who is not in the description is marked "(assumed)". Questions about the last time it happened; never "would you".
- openQuestions: what the description leaves open, each with an owner and the cheapest test.`,
  choices: ({ input, missing }) => {
    const rules: string[] = []
    const constraints = linesOf(input.constraints, 6).length
    const named = linesOf(input.stakeholders, 6).length
    if (constraints > 0)
      rules.push(`The user gives ${constraints} constraints; each is an entry of nonFunctional with a test.`)
    if (named > 0) rules.push(`The user names ${named} stakeholders; each has questions of their own.`)
    if (missing.length > 0) rules.push(`The description does not say: ${missing.join(', ')}. Ask, do not fill in.`)
    return rules
  },
  example: `For a parcel locker for apartment houses:
{"steps": [{"id": "S1", "step": "leave a parcel in a free compartment", "who": "couriers"}],
 "stories": [{"id": "US-1", "step": "S1", "priority": "Must", "asA": "a courier", "want": "leave a parcel in a free compartment", "soThat": "I do not have to come a second time", "scenarios": [{"kind": "refusal", "title": "Larger than every compartment", "given": "a parcel that is wider than the largest free compartment", "when": "the courier enters its size", "outcome": "no door opens and the nearest locker with a free large compartment is shown"}]}],
 "businessRules": [{"id": "BR-1", "rule": "A compartment holds parcels of one household only.", "basis": "In your words: \\"nobody else can open it\\""}],
 "glossary": [{"term": "Compartment", "meaning": "Couriers fill it (S1), residents empty it (S3). States: free, filled, overdue.", "toSettle": "Is a compartment with a forgotten parcel free after three days?"}]}`,
})
