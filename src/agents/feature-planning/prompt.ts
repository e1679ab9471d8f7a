import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { linesOf } from './input.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Size the features of one product so that a program can rank them. You give numbers and reasons; RICE, MoSCoW and the order are calculated from them.

- features: when the form lists candidates, every one of them, its name copied word for word, plus at most three that the job needs and the list lacks (say so in because). Without a list, derive them: one for each step of the job, each limit, each rule that binds where it is sold, and what every product of this market must do if it touches these steps.
- because names the step, limit, rule, goal or rival weakness; a feature without such a cause gets a low confidence and says that it matches no step.
- reach: of 100 users in one quarter. A step late in the job, or of another person, reaches fewer than the first.
- impact: 3 only for the job itself; 2 when it serves a goal of the form, which rests then quotes.
- confidence: 80 only for what the form says itself or a numbered source shows; 50 for what follows from it; 30 for a guess.
- effort: person-weeks to a version that one customer can use. It is an assumption, always; check says who sizes it.
- needed: law and limit only with the rule or the form's words in because; core only for what the job cannot be done without. At most half of all features.
- dependsOn: only what cannot be built or tested before the other exists.
- leftOut: what somebody will ask for, and what would have to be seen first.`,
  choices: ({ input }) =>
    linesOf(input.candidateFeatures).length > 0
      ? ['The form lists candidate features: keep each, in its own words.']
      : ['The form lists no candidate features: derive them.'],
  example: `For a tool with which choirs plan rehearsals:
{"id":"F2","name":"Tell the conductor which voice is short before each rehearsal","because":"Step “see who comes”: a rehearsal without basses is called off at the door","reach":30,"impact":2,"confidence":60,"effort":2,"needed":null,"dependsOn":["F1"],"rests":"Reach: conductors and section leaders only; impact: serves your goal “no rehearsal called off on the day”; confidence: told by one choir; effort: a count on data that F1 has.","check":"Product manager: ask five conductors for the last three rehearsals they called off, and when they knew"}`,
})
