import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 1,
  task: `Write personas for this product.
- The first persona is the first of the users that were read. The others differ by their part in the purchase (uses, decides and pays, can stop it, gains), by how the job hurts and by what they use instead, not by name and age.
- Goals, pains and daily tasks name the job, its moment and today's alternative in the user's own words. A pain that any person at work has is cut.
- Challenges are what stands between this person and using this product: an objection in their words, a rule, a habit.
- Names fit the region of the audience. An income is a figure only when a numbered source has it; else say how it varies, marked "(assumption: how to check it)".
- Channels are named: an association, a community, a magazine, a person in the organisation.
- realTimeChallenges: two to five lines separated by line breaks on what presses these people now, each ending with its source number or marked as an assumption with how to check it.
- Whoever the input does not name is marked "(assumed: the input does not name this person)" in the role.`,
  choices: ({ input }) => [`Write exactly ${input.personaCount} personas.`],
  example: `For an app that lets small bakeries pass on unsold bread before closing:
{"name":"Femke de Wit","age":41,"role":"Decides and pays: owner of two bakeries","organization":"two neighbourhood bakeries with nine staff","occupation":"Bakery owner","incomeLevel":"Takes what is left after wages; varies with the season (assumption: ask in the interview)","educationLevel":"Vocational training as a baker","dailyTasks":["Decides at 5 am how many loaves go into the oven","Counts what is left at 5.30 pm and writes it in a notebook","Calls the food bank when it is more than two crates"],"goals":["Be rid of the last loaves before the shop closes at six","Throw away less without running out at four"],"painPoints":["The food bank's driver comes on Tuesdays only","A discount at five teaches regulars to come at five"],"challenges":["\\"My staff close alone and have no hand free for a phone\\"","Fears that half-price bread is seen by those who paid in full"],"technologyUsage":"A till tablet on the counter and a phone in the apron; no computer in the shop","preferredChannels":["the regional bakers' guild","the flour supplier's representative"],"buyingMotivations":"Pays when one saved crate a week covers the fee; otherwise stays with the notebook and the food bank"}`,
})
