import { definePrompt } from '#agents/_kit/define-prompt.ts'
import agent from './agent.ts'
import { entriesOf } from './input.ts'

export default definePrompt(agent, {
  version: 2,
  task: `Compare one product with its real rivals so that a seller can use it tomorrow and a product manager can trust it.

- vendors: at most five vendors that do the same job for the same kind of buyer, those that the user names first, then those of the sources; then the product itself as "Your product". Never invent a vendor.
- matrix: rows are what this job needs: the steps of the job in the user's words, what the user says matters to the buyer (each such entry is one row), what the market takes for granted, the user's limits, and who it is made for. No row that every product on earth fulfils. A cell of a vendor is yes, partly or no only when a numbered source says so, and its basis quotes those words with the number. Everything else is unknown with "check: " and what to try or whom to ask. The cells of "Your product" rest on the description: what it does not say is unknown with "check: decide ...".
- map: choose two axes on which these vendors really differ and on which the sources say something. The reason of each placement names what it rests on for both axes.
- battleCards: one for each vendor of the sources or of the user. wins and loses end with [n], "(inferred from [n])" or "(assumption: how to check it)". theySay is what its seller says in a call. weAnswer grants what is true, then turns to what counts for these people. trapQuestion is fair: a buyer can put it to the rival and see the answer with their own eyes.
- howToWin and whereNotToFight follow from the matrix: what none of them lists, and what a rival is chosen for.
- openQuestions: the unknown cells that decide most, then what the description leaves open. Each with an owner and the cheapest test.`,
  choices: ({ input }) => {
    const rules: string[] = []
    const named = entriesOf(input.competitors).length
    const rows = entriesOf(input.criteria).length
    if (named > 0) rules.push(`The user names ${named} of the vendors; all of them are columns, also without a source.`)
    if (rows > 0) rules.push(`The user names ${rows} things that matter to the buyer; each is a row.`)
    return rules
  },
  example: `For a parcel locker for apartment houses:
{"matrix": [{"criterion": "Clear a compartment after three days", "why": "Step of the job: caretakers clear it today by hand", "cells": [{"vendor": "Locker maker B", "value": "partly", "basis": "lists reminders to the recipient, not clearing [4]"}, {"vendor": "Carrier A", "value": "unknown", "basis": "check: leave a test parcel for four days in one of its lockers"}, {"vendor": "Your product", "value": "yes", "basis": "the description says that couriers take it back"}]}],
 "battleCards": [{"name": "Locker maker B", "trapQuestion": "Which couriers opened one of your lockers last week, and may we see the log?"}],
 "whereNotToFight": ["Price of the steel box: Locker maker B builds its own in series [4]"]}`,
})
