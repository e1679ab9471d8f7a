import type { StepKind } from '../step-kind.ts'

/** Steps in which something is taken, given, moved or swapped. */
export const takingKinds: readonly StepKind[] = [
  {
    id: 'claim',
    verbs: ['accept', 'reserve', 'book', 'claim', 'apply', 'bid', 'enrol', 'enroll', 'redeem'],
    needs: [
      {
        need: 'Give each {thing} to exactly one {who}, also when two ask in the same second',
        test: 'Two test accounts {step} at once, 50 times: each time one gets it and the other is told within five seconds',
        why: 'Two people who both believe they have it are worse off than before.',
      },
      {
        need: 'Let a {who} cancel, and put the {thing} back where others see it',
        test: 'After a cancellation the {thing} can be had again within one minute, and everyone who was told “taken” can find out',
        why: 'A cancelled {thing} that stays blocked is lost to everybody.',
      },
    ],
    exception: {
      question: 'What if somebody else takes the {thing} first?',
      answer: 'One {who} gets it. Everyone else is told at once and sees what is still free.',
    },
    doneWell: {
      name: 'Time until it is sure',
      definition: 'Median time from the first look at a {thing} to its confirmation, per week',
      target: 'half of what the five first {whos} report for today',
    },
    guard: {
      name: 'Confirmed and then lost',
      definition: 'Confirmed {things} that are cancelled or not honoured, divided by all confirmed, per week',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'What if there is no {thing} left to {verb}?',
      answer:
        'Then the product has nothing to say on that day. The pilot counts how many requests end empty; above a fifth, supply has to be fixed before anything is built on top.',
    },
    risk: {
      risk: '{Whos} {verb} several {things} to be safe and drop the rest late',
      earlySign: 'One account holds more than one {thing} for the same time',
      answer: 'Limit how many one {who} can hold, and release what is not confirmed in time',
    },
    hurt: 'two of us believed we had the same {thing}',
    later: 'Waiting lists for a {thing}: first a month of counting how often one is given back',
  },
  {
    id: 'rebook',
    verbs: ['rebook', 'reschedule', 'postpone', 'rearrange', 'reassign', 'change', 'replace', 'cancel'],
    needs: [
      {
        need: 'Carry each change of a {thing} through to the other side, and show whether it was confirmed',
        test: 'Of 20 changes each is confirmed or refused by the other side within 15 minutes and shown as such; none stays at “sent”',
        why: 'A change that only one side knows of ends in two plans.',
      },
      {
        need: 'Show what a change costs before it is made',
        test: 'For ten prepared cases the fee and the latest free moment shown agree with the contract',
        why: 'A {who} who pays more for the change than for the delay does not change again.',
      },
    ],
    exception: {
      question: 'What if the other side refuses the change?',
      answer:
        'The {thing} stays as it was booked, the {who} is told at once, and sees the next possibilities with their cost.',
    },
    doneWell: {
      name: 'Changed in time',
      definition:
        'Changes of a {thing} confirmed before the first fee falls due, divided by all changes needed, per week',
      target: '80 %',
    },
    guard: {
      name: 'Changed for nothing',
      definition: 'Changes of a {thing} that turn out to have been needless, divided by all changes, per week',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'How often is there still a {thing} to change to?',
      answer:
        'If there is none, an earlier signal is worth nothing. Take the last 20 cases and check for each what could have been had at the moment at which the product would have spoken.',
    },
    risk: {
      risk: 'The other side takes changes by phone only',
      earlySign: 'More than a third of the changes end in a call',
      answer: 'Begin with the partners who confirm electronically, and count the calls that are left',
    },
    hurt: 'I was on the phone until it was too late',
    later: 'Changing a {thing} without a person: first a month in which {whos} confirm every change',
  },
  {
    id: 'offer',
    verbs: [
      'offer',
      'list',
      'post',
      'publish',
      'sell',
      'rent',
      'lend',
      'lease',
      'donate',
      'give',
      'advertise',
      'promote',
      'resell',
      'loan',
      'auction',
    ],
    needs: [
      {
        need: 'Let a {who} put up a {thing} in one go, with what the other side has to know',
        test: 'Eight of ten first-time {whos} publish a {thing} within two minutes on their own phone, and a stranger can say from the text alone what, when and where',
        why: 'The effort for one {thing} decides whether a second one follows.',
      },
      {
        need: 'Take a {thing} down as soon as it is gone',
        test: 'Of 50 {things} on show, none was given away or ran out more than an hour ago',
        why: 'Someone who asks for a {thing} that is gone does not ask a second time.',
      },
    ],
    exception: {
      question: 'What if nobody answers when I {step}?',
      answer:
        'The {who} is told before the {thing} is worthless, with what others did in the same case: change it, widen who sees it, or fall back on today’s way.',
    },
    doneWell: {
      name: 'Answered in time',
      definition: '{Things} with a serious answer before they expire, divided by all published, per week',
      target: '50 %',
    },
    guard: {
      name: 'Offered but gone',
      definition: 'Requests for a {thing} that was no longer there, divided by all requests, per week',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'Why would the first {who} {step} when nobody is there to answer?',
      answer:
        'They would not. The first group has to be small enough to fill by hand, such as one site or one street, and it stays closed until half of what is offered there finds a taker.',
    },
    risk: {
      risk: '{Whos} try it once, get no answer, and go back to people they know',
      earlySign: 'Fewer than a third of the {whos} who published one {thing} publish a second',
      answer: 'Open place by place, and have a person of the team find a taker for each first {thing}',
    },
    hurt: 'I waited, and nobody answered',
    later: 'Paid places at the top of the list: while there are few {things}, they would show the wrong ones first',
  },
  {
    id: 'exchange',
    verbs: ['swap', 'trade', 'exchange', 'barter', 'switch'],
    needs: [
      {
        need: 'Change both sides of a swap together or not at all',
        test: 'The connection is cut at each point of 20 swaps: afterwards both {whos} see the same owner of every {thing}',
        why: 'Half a swap leaves a {thing} with two owners or with none.',
      },
      {
        need: 'Show a {who} only {things} that may be swapped at all',
        test: 'Of ten prepared {things}, four of which break a rule, exactly the other six are offered',
        why: 'A swap refused afterwards costs a favour between people who see each other every day.',
      },
    ],
    exception: {
      question: 'What if the other person changes their mind?',
      answer:
        'Until both have agreed, nothing changes. Afterwards a swap back is a new swap, which both have to agree to again.',
    },
    doneWell: {
      name: 'Asked to agreed',
      definition: 'Median time from the first request to {verb} a {thing} to the agreement of both, per week',
      target: 'half of what the five first {whos} report for today',
    },
    guard: {
      name: 'Swaps undone',
      definition: 'Agreed swaps that are reversed or disputed, divided by all agreed, per month',
      target: 'below 3 %',
    },
    sceptic: {
      question: 'Do enough {whos} want the opposite of each other at the same time?',
      answer:
        'Count it before building: in one group and for one month, write down every wish to {verb} a {thing} and see how many would have met. Below a third, a swap alone is too little, and open offers have to come first.',
    },
    risk: {
      risk: 'The same few {whos} give and others only take',
      earlySign: 'Wishes stay open longest for the people who helped most',
      answer: 'Show each {who} how much they gave and took, and let givers choose first',
    },
    hurt: 'I asked one by one, and half of them never answered',
    later: 'Swaps among more than two {whos}: rare until there are many wishes, and hard to undo',
  },
]
