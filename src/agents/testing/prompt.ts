import { definePrompt } from '#agents/_kit/define-prompt.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write the test plan and the cases of one product, by risk, so that a tester who has never seen it can start and a release can be stopped for a reason.

- steps: the steps of the job in the user's words, each with who does it. Each step has at least three cases: what works, what is rare but right (two at once, a broken connection, an empty list, a date that passes), and what must be refused.
- cases: preconditions are a state that can be brought about. Each step of a case is one action with what can be seen then; an expected result is observable by somebody else and has a number where a number decides. Never "works correctly". Types beside Functional and Edge only where the means, the limits or the place ask for them: Accessibility for screens, Security where people may do different things, Performance where many come at once, Localisation where another language is spoken, Compliance where a rule binds.
- risks: what would really hurt in this job, rated 1 to 5 twice with why; the ratings are assumptions and say so. cases names those that would find it.
- approach: Deep, Normal or Light for each step by its risk, with what that means here.
- environments: what the people of this product really use; those that the user names come first.
- entryCriteria and exitCriteria can be answered with yes or no on a given day.
- data: sets that provoke something, not "valid and invalid data".
- charters: sessions of exploring with something that strains this very step.
- openQuestions: what testers cannot decide alone.`,
  choices: ({ input, missing }) => {
    const rules: string[] = []
    const constraints = linesOf(input.constraints, 6).length
    const environments = linesOf(input.environments, 6).length
    if (constraints > 0) rules.push(`The user gives ${constraints} constraints; each has a case of priority High.`)
    if (environments > 0) rules.push(`The user names ${environments} devices or systems; each is an environment.`)
    if (missing.length > 0) rules.push(`The description does not say: ${missing.join(', ')}. Ask, do not fill in.`)
    return rules
  },
  example: `For a parcel locker for apartment houses:
{"cases": [{"id": "TC-4", "title": "Two couriers want the last large compartment", "step": "S1", "type": "Edge", "priority": "High", "preconditions": "There is one free large compartment, and two couriers stand before the locker.", "steps": [{"action": "Both enter a large parcel within one second.", "expected": "One door opens; the other courier is told within five seconds that none is free and where the next one is."}, {"action": "Close the door without putting a parcel in.", "expected": "After 60 seconds the compartment is free again for the second courier."}]}],
 "risks": [{"id": "R1", "risk": "A door opens for the wrong courier", "likelihood": 2, "impact": 5, "why": "Codes have four digits; a parcel that is gone cannot be brought back (assumption: rate it with two caretakers)", "cases": ["TC-4"]}],
 "charters": [{"title": "Rush before a holiday", "explore": "Leaving parcels while the locker fills up", "using": "three people with ten parcels each", "toFind": "What couriers do when nothing is free", "minutes": 45}]}`,
})
