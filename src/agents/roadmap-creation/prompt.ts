import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write a roadmap of outcomes for one product. A program puts the items on the calendar from your order, person-weeks and capacity; you write no start and no end.

- items, five to ten. now: what must be known or true in the coming quarter, at most four. next: what follows if it works. later: directions, each with what would have to be seen first.
- The first item settles the question that would make the rest pointless. The second lets one small group do the job from start to end.
- title says what is done, outcome what is then true for whom. Not a feature list.
- evidence: the form's own words, a numbered source, or an assumption with its check. A goal of the form is quoted where an item serves it; each goal has an item.
- bets: what has to turn out true, from the features and limits that were read and from what people use today.
- exitCriteria: tests that can fail. "Launched" is none.
- weeks is work, observeWeeks is waiting until the exit criteria can be judged.
- dependsOn: only what cannot begin before. A rule that binds where it is sold stands before the first real user.
- due and milestones: dates of the form as they stand there, and rules of the sources whose date is still to come. No other date.
- changes: an observation that would make the plan wrong, and what is done instead.`,
  choices: ({ input }) => [
    `The horizon is ${input.horizon} months.`,
    input.teamSize === null
      ? 'The form gives no team size: capacity.people is 3 and basis says that this is assumed.'
      : `The form gives ${input.teamSize} people.`,
  ],
  example: `For a tool with which choirs plan rehearsals:
{"id":"R1","column":"now","title":"Find out who calls a rehearsal off, and when","outcome":"We know whether conductors learn of missing voices early enough to act","evidence":"You report: “we find out at the door” (inferred from the description)","bets":["Members know a day before whether they come"],"exitCriteria":["Of the last 20 rehearsals called off in five choirs, at least 12 could have been foreseen the evening before"],"dependsOn":[],"weeks":2,"observeWeeks":1,"due":null}`,
})
