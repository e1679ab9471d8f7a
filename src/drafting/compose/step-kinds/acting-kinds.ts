import type { StepKind } from '../step-kind.ts'

/** Steps that the product does by itself, and orders that cost money. `{step}` is what it does: "fill in the CRM". */
export const actingKinds: readonly StepKind[] = [
  {
    id: 'alone',
    verbs: [],
    needs: [
      {
        need: '{Step} unasked, and leave open what is not sure',
        test: 'Of 50 real {things} put beside what a person made of the same material, 45 are the same; in the other five every doubtful part is marked as open',
        why: 'After one silent mistake every {thing} is checked by hand again.',
      },
      {
        need: 'Show what was done to a {thing} and from what, and let a {who} undo it in one step',
        test: 'Eight of ten {whos} find within 20 seconds why a {thing} of yesterday is as it is, undo it, and nothing of it is left in any other system',
        why: 'What can be neither seen nor undone has to be watched, and watching is the old work.',
      },
    ],
    exception: {
      question: 'What if it gets a {thing} wrong?',
      answer:
        'You see what was done and from what, undo it in one step, and everything is as before. What it is not sure of stays open until you decide.',
    },
    doneWell: {
      name: 'Right without a correction',
      definition:
        '{Things} that nobody changed or undid within a week, divided by all that the product handled, per week',
      target: '90 %',
    },
    guard: {
      name: 'Wrong and unmarked',
      definition: '{Things} found wrong in a weekly sample of 50 without a mark of doubt, divided by 50',
      target: 'below 2 %',
    },
    sceptic: {
      question: 'Who answers for a {thing} that the product got wrong?',
      answer:
        'Whoever relies on it, until we say otherwise. Three {whos} name the mistake that they would forgive and the one that they would not; the second kind is never made without a yes from them.',
    },
    risk: {
      risk: 'It is right often enough to be trusted and wrong often enough to do harm',
      earlySign: '{Whos} stop opening what was done, while the weekly sample still holds mistakes',
      answer:
        'Ask for a yes before each {thing} counts, and drop the question for the cases in which 50 in a row were right',
    },
    hurt: 'it stayed undone until somebody asked for it',
    later: 'Acting on a {thing} without a trace for a {who} to see: first a month in which each one is looked at',
  },
  {
    id: 'order',
    verbs: ['order', 'reorder', 'buy', 'purchase'],
    needs: [
      {
        need: 'Show the whole price and the day of delivery before a {who} says yes to a {thing}',
        test: 'For 20 {things}, price and day on the last screen before the yes are those on the bill and at the door in 19',
        why: 'A price that grows after the yes was the last order.',
      },
      {
        need: 'Say until when a {thing} can be changed or called off, and keep to it',
        test: 'Called off one minute before that time, ten of ten {things} cost nothing; one minute after it the screen names the cost before it takes the answer',
        why: 'Whoever cannot get out of an order does not place it.',
      },
    ],
    exception: {
      question: 'What if the {thing} does not come, or comes for another price?',
      answer: 'You are told before the day with what can still be done, and you pay no more than what you said yes to.',
    },
    doneWell: {
      name: 'Delivered as agreed',
      definition: '{Things} that came on the day and for the price agreed, divided by all placed, per month',
      target: '90 %',
    },
    guard: {
      name: 'Called off or sent back',
      definition: '{Things} called off after the yes or sent back, divided by all placed, per month',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'What does a seller gain who delivers a {thing} at our price?',
      answer:
        'It has to be an order that he would not have had, or one with less work. Ask three sellers what they would give for the next ten; a shrug means that there is nothing to sell.',
    },
    risk: {
      risk: 'Sellers do not keep the price or the day that was shown',
      earlySign: 'Two of the first ten {things} come late or dearer',
      answer: 'Begin with two sellers who have signed price and day, and show no others',
    },
    hurt: 'it came late and cost more than they had said',
    later: 'Comparing many sellers: first two that keep what they promise',
  },
  {
    id: 'field',
    verbs: [],
    needs: [
      {
        need: '{Step} without anybody on site, and stop before it does harm',
        test: 'Over ten days on three real sites it gets through nine of ten runs, and in 20 staged cases with a person, an animal or an obstacle in the way it stops in all 20',
        why: 'One accident ends the whole fleet.',
      },
      {
        need: 'Say what was left out, where and why, before a {who} sees it on site',
        test: 'Of 20 places left out on purpose, 19 are in the report of the same run with place and reason',
        why: 'Work that has to be checked on foot saves nobody the walk.',
      },
    ],
    exception: {
      question: 'What if it gets stuck or breaks down?',
      answer:
        'It stops where nobody falls over it, tells where it stands and what it needs, and you read until when somebody comes.',
    },
    doneWell: {
      name: 'Runs without a visit',
      definition: 'Runs that ended as planned without anybody driving out, divided by all planned, per week',
      target: '90 %',
    },
    guard: {
      name: 'Complaints and damage',
      definition: 'Complaints or damage reported by {whos} or by anybody on site, per 100 runs',
      target: 'below 1',
    },
    sceptic: {
      question: 'How many sites can one technician look after?',
      answer:
        'That number decides whether there is a business. Count visits and hours on three sites for four weeks; if one technician manages fewer than the price pays for, the machine is dearer than the people it replaces.',
    },
    risk: {
      risk: 'Visits by technicians eat what the machine saves',
      earlySign: 'More than one visit a site and week after the first month',
      answer: 'Take on only sites that a checklist of ten points says are easy, and tell the others why not',
    },
    hurt: 'nobody was free to do it that week',
    later: 'Sites with slopes, traffic or people around the clock: first a season on easy ones',
  },
]
