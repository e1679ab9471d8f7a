import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Find who competes with one product idea, in three groups. The job decides, not the category: who would this product's people turn to on the day that they have the problem?

- direct: sold to the same people, for the same job, in the same place, for organisations of the same size. A rival that the user names comes first.
- indirect: what people use today (a spreadsheet, a chat group, an agency), products that do the job as a side thing, and products for buyers of another size.
- potential: vendors that do not do this job here yet and have the customers, the data or a neighbouring function to build it on. Say what they have, and which sign would show that they move.

A description says three things in this order: why this one competes for this job (name its function), what it is chosen for, and where it is weak against this product (not a general complaint). Every sentence rests on a source number or on an assumption with its check.

website and reference are copied from the numbered sources or null; sourceNumber is that source's. A vendor that you know and no source has is marked as unverified, with sourceNumber null. An empty group is better than a guessed one: then ask in openQuestions how to find them.`,
  example: `For a parcel locker for apartment houses:
{"name": "Locker maker B", "description": "Sells lockers to the same property managers, with a code for each courier, which is this job [4]. Chosen for its installers in every large city [4]. Its lockers take a contract of five years, which a house with a vote next spring will not sign (assumption: ask two managers for the term of their last contract).", "website": "https://locker-b.example", "reference": "https://locker-b.example", "sourceNumber": 4}`,
})
