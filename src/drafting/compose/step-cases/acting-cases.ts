import type { StepCase } from '../step-case.ts'

/** Steps that the product does by itself, and orders that cost money. */
export const actingCases: readonly StepCase[] = [
  {
    id: 'alone',
    benefit: 'it is done while I do something else, and I can see that it is right',
    happy: [
      'Done unasked',
      'all that it takes to {step}, and nobody at the screen',
      'the moment for it comes',
      'it is done within five minutes, and a {who} reads what was done and from what',
    ],
    edge: [
      'Two readings are possible',
      'material from which a {thing} could come out in two ways',
      'the product comes to that {thing}',
      'that part stays open and is marked, and the {who} settles it with one choice',
    ],
    refusal: [
      'What it needs is out of reach',
      'a system or signal without which it cannot {step}, gone for an hour',
      'the moment for it comes',
      'nothing is half done: the {who} is told once, and it is made up for when the hour is over',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/runs',
      does: 'starts the work on one {thing} in the background; answers 202 with the address of the run',
      errors: [
        ['409', 'there is a run for the same cause already; the answer names it'],
        ['422', 'something that it needs is missing; the answer says what'],
        ['503', 'a system that it writes to does not answer; the run is tried again'],
      ],
      again: 'the same cause gives the same run, however often it comes in',
    },
    keeps: 'what was done to each {thing}, from which material, how sure it was, and who changed or undid it',
    builds: [
      'Worker that is started by its cause, handles each {thing} once, and can take it back',
      'Log of each {thing} with the source of every value, the open parts on top, and a way to undo it',
    ],
    days: [5, 10],
    asks: 'Which mistake in a {thing} may be made without asking a {who}, and which never?',
  },
  {
    id: 'order',
    benefit: 'I know what it costs and when it comes before I say yes',
    happy: [
      'Ordered as shown',
      'a {thing} with its whole price and day of delivery on screen',
      'a {who} says yes to it',
      'the seller has the {thing} within one minute, and the bill names the same price and day',
    ],
    edge: [
      'The price changes on the way',
      'a price that the seller raises between screen and yes',
      'a {who} says yes to the old price',
      'nothing is ordered: old and new price stand side by side, and the {who} is asked once more',
    ],
    refusal: [
      'Nobody can deliver',
      'a {thing} that no seller can bring by the day asked for',
      'a {who} tries to {step}',
      'no money moves, and the screen names the earliest day and what it would cost',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'places one {thing} at the price and day that the caller saw; answers 201 with the seller’s confirmation',
      errors: [
        ['409', 'price or day has changed; the answer holds both'],
        ['410', 'no seller delivers by that day'],
        ['402', 'the payment was refused'],
      ],
      again: 'the same key places it once, also when the seller’s answer was lost',
    },
    keeps: 'the {thing}, seller, price and day as shown, the yes with its time, and what came for how much',
    builds: [
      'Place a {thing} with the seller once, hold price and day as they were shown, and follow it to delivery',
      'Screen with the whole price, the day and the last hour for calling it off, before the yes',
    ],
    days: [4, 8],
    asks: 'For how long does a seller hold the price and the day of a {thing} that was shown?',
  },
  {
    id: 'field',
    benefit: 'it is done when I come in, and I know what was left out',
    happy: [
      'A run without anybody there',
      'a site as it was set up, dry and with a charged battery',
      'the planned hour comes',
      'the run ends as planned, and the {who} reads what was done and what was left out',
    ],
    edge: [
      'Something in the way',
      'a person, an animal or a thing that was not there at set-up',
      'the machine comes within two metres of it',
      'it stops, waits, goes around or gives up, and the report names the place',
    ],
    refusal: [
      'Not safe to begin',
      'weather, battery or signal outside of what was agreed',
      'the planned hour comes',
      'the run does not begin, and the {who} is told the reason and the next try before the usual hour',
    ],
    operation: {
      method: 'POST',
      path: '/runs',
      does: 'plans a run on one site; answers 202 with the address at which it can be followed and stopped',
      errors: [
        ['409', 'a run is under way on that site'],
        ['412', 'weather, battery or signal rule it out; the answer says which'],
        ['403', 'the caller may not start a run on that site'],
      ],
      again: 'the same plan gives one run; a stop takes effect however often it is sent',
    },
    keeps: 'each run with site, route, stops, pictures and what was left out, and who stopped it',
    builds: [
      'Plan, start and stop of runs over a line that drops, with the machine safe by itself when it does',
      'Report of a run on one screen: done, left out and why, and one way to stop it',
    ],
    days: [8, 15],
    asks: 'What does the machine do in the first second without a signal, and who has tried it?',
  },
]
