import { definePrompt } from '#agents/_kit/define-prompt.ts'
import { linesOf } from '#agents/_kit/lines-of.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Prepare one product for engineering, so that work can start on Monday and nothing essential is asked twice.

- epics: first what everything rests on (the things that are stored, who may do what), then one epic for each step of the job in the user's words, then one for the user's constraints and the rules that bind. Each step has a story that a person can try, a task on the server and a task on the screen. What the user says exists is connected, not built.
- A ticket's acceptance can fail; it holds the rare case and the refusal of its step, not only the case that works. The estimate is a range in days with what it rests on; it is an assumption and says so.
- dependsOn names what must be done before; no circles.
- api: one operation for each step, from its verb and its thing. errors are those of this job (somebody else was first, the time has passed, not entitled), not a list of all status codes. again says what a repeated request does.
- data: each thing and each kind of person that is stored, with the states it goes through. retention is a period that a rule of the sources sets [n], or names who decides it; never invent a period.
- definitionOfDone: only what follows from this product's means, limits and steps.
- handover: what support, operations and the pilot group need on the first day, each with an owner and a date relative to the start.
- openQuestions: what would change the cut of a ticket when answered differently.`,
  choices: ({ input, missing }) => {
    const rules: string[] = []
    const constraints = linesOf(input.constraints, 6).length
    const existing = linesOf(input.existing, 6).length
    if (constraints > 0)
      rules.push(`The user gives ${constraints} constraints; each is a ticket and a line of definitionOfDone.`)
    if (existing > 0) rules.push(`The user names ${existing} things that exist; each is a task that connects it.`)
    if (missing.length > 0) rules.push(`The description does not say: ${missing.join(', ')}. Ask, do not fill in.`)
    return rules
  },
  example: `For a parcel locker for apartment houses:
{"epics": [{"id": "E2", "title": "Leave a parcel in a free compartment", "why": "Step 1 of the job, done by couriers", "tickets": [{"id": "T3", "type": "Task", "title": "Reserve one compartment for one parcel in a single transaction", "description": "Two couriers stand before the same locker at noon. The smallest free compartment that fits is reserved for the one who asks first and freed after three minutes.", "acceptance": ["Two couriers who ask within one second get two different compartments, 50 times in a row"], "estimate": {"low": 2, "high": 4, "assumption": "One engineer; the lock answers within two seconds, which nobody has measured"}, "dependsOn": ["T1"], "labels": ["server", "compartment"], "priority": "High"}]}],
 "api": [{"method": "POST", "path": "/compartments/:id/reservations", "does": "holds a compartment for three minutes", "who": "couriers", "errors": [{"status": "409", "when": "another courier holds it"}], "again": "the same courier gets the same reservation"}]}`,
})
