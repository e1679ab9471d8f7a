import type { StepKind } from '../step-kind.ts'

/** Steps in which something passes from one to the next: decisions, money, work, words. */
export const passingKinds: readonly StepKind[] = [
  {
    id: 'decide',
    verbs: [
      'approve',
      'reject',
      'sign',
      'review',
      'decide',
      'confirm',
      'vote',
      'judge',
      'agree',
      'moderate',
      'decline',
      'refuse',
      'permit',
      'appoint',
      'elect',
      'prescribe',
    ],
    needs: [
      {
        need: 'Put everything that the decision about a {thing} needs on one screen',
        test: 'Given ten prepared cases, a {who} decides eight as an expert panel did, without opening another tool',
        why: 'A {who} who has to look elsewhere decides tomorrow, and everybody else waits.',
      },
      {
        need: 'Keep who decided what about a {thing}, when, and on which information',
        test: 'For a decision of three months ago, name, time and the values shown at that moment are found within one minute',
        why: 'A decision that cannot be explained is taken back in the first dispute.',
      },
    ],
    exception: {
      question: 'What if the {who} does not answer in time?',
      answer:
        'The {thing} stays undecided and everyone involved sees since when. One reminder goes out, then the person named as deputy is asked.',
    },
    doneWell: {
      name: 'Waiting for a decision',
      definition: 'Median hours from the moment a {thing} is ready until the {who} decides, per week',
      target: 'within one working day',
    },
    guard: {
      name: 'Decisions taken back',
      definition: 'Decisions about a {thing} reversed within 14 days, divided by all decisions, per month',
      target: 'below 3 %',
    },
    sceptic: {
      question: 'Why would a {who} decide here and not by phone, as now?',
      answer:
        'Only if it is less work for them: one screen, one tap, nothing to retype. If the {who} gains nothing, the step that everyone waits for stays outside the product.',
    },
    risk: {
      risk: 'The {who} becomes the bottleneck: everything is ready and waits',
      earlySign: 'Open decisions older than two days grow week by week',
      answer: 'Agree on cases that pass without a decision, and name a deputy from the start',
    },
    hurt: 'it lay on somebody’s desk for days',
    later:
      'Decisions about a {thing} without a person: first a month in which {whos} decide every case, so that the exceptions are known',
  },
  {
    id: 'pay',
    verbs: [
      'pay',
      'bill',
      'invoice',
      'charge',
      'earn',
      'refund',
      'top up',
      'invest',
      'fund',
      'budget',
      'reconcile',
      'claim back',
      'expense',
      'reimburse',
      'tip',
    ],
    objects: [
      'invoice',
      'money',
      'payment',
      'rent',
      'receipt',
      'refund',
      'expense',
      'bill',
      'fee',
      'tip',
      'payout',
      'salary',
      'cost',
    ],
    needs: [
      {
        need: 'Move each amount exactly once, whatever happens to the connection',
        test: 'Repeated and interrupted attempts to {step}, 100 in all, leave no amount missing and none double in the ledger',
        why: 'One double charge is what people tell their friends about.',
      },
      {
        need: 'Show what an amount is for, in words that both sides use',
        test: 'Shown ten entries, a {who} says for nine of them which {thing} they belong to, without asking',
        why: 'An amount that cannot be explained is disputed.',
      },
    ],
    exception: {
      question: 'What if the amount is wrong?',
      answer:
        'It is corrected by a second entry that both sides see; nothing is overwritten. Who bears the fee of a refund is still to be decided.',
    },
    doneWell: {
      name: 'Days until the money is there',
      definition: 'Median days from the moment an amount is due until it is received, per month',
      target: 'a third shorter than in the three months before',
    },
    guard: {
      name: 'Disputed amounts',
      definition: 'Amounts disputed or corrected, divided by all amounts, per month',
      target: 'below 1 %',
    },
    sceptic: {
      question: 'Who is liable when money goes astray?',
      answer:
        'It has to be a licensed payment provider, not us. Which one, and what it costs per transaction, is to be settled before the first paying {who}.',
    },
    risk: {
      risk: 'Fees eat the margin on small amounts',
      earlySign: 'The median amount falls while the fixed part of the fee stays',
      answer: 'Collect small amounts into one a week, or set a smallest amount',
    },
    hurt: 'I could not say what the amount was for',
    later: 'Instalments, tips and credit: each needs its own rule for refunds',
  },
  {
    id: 'hand-over',
    verbs: [
      'pick up',
      'deliver',
      'ship',
      'return',
      'drop off',
      'collect',
      'hand over',
      'transport',
      'ride',
      'drive',
      'borrow',
      'visit',
      'transfer',
      'distribute',
      'supply',
      'bring',
      'carry',
    ],
    needs: [
      {
        need: 'Fix place, time and what happens if one side does not come',
        test: 'For 20 handovers of a {thing}, both sides independently name the same place and the same quarter of an hour',
        why: 'The handover is where an agreement made on a screen fails on a doorstep.',
      },
      {
        need: 'Record that the {thing} changed hands, and in which state',
        test: 'In three staged disputes, a third person decides from the record alone who had the {thing} and what it looked like',
        why: 'Without a record it is one word against the other.',
      },
    ],
    exception: {
      question: 'What if the other side does not turn up?',
      answer:
        'After a waiting time that both saw beforehand, the {thing} is free again, and the miss counts for the one who did not come.',
    },
    doneWell: {
      name: 'On time',
      definition: 'Handovers of a {thing} within 15 minutes of the agreed time, divided by all, per week',
      target: '85 %',
    },
    guard: {
      name: 'No-shows',
      definition: 'Agreed handovers at which one side did not appear, divided by all agreed, per week',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'Who carries the cost when a {thing} is late, damaged or not fetched?',
      answer:
        'Undecided, and it decides the margin. Until it is settled, the pilot is limited to {things} whose loss we could pay ourselves.',
    },
    risk: {
      risk: 'Missed handovers make people arrange things by phone again',
      earlySign: 'Phone numbers are exchanged before the first meeting',
      answer: 'Remind both sides shortly before, and let each say “five minutes late” with one tap',
    },
    hurt: 'I stood there and nobody came',
    later: 'Bringing the {thing} by a third party: a direct handover shows first whether anybody comes',
  },
  {
    id: 'message',
    verbs: [
      'send',
      'share',
      'message',
      'call',
      'video-call',
      'chat',
      'answer',
      'reply',
      'communicate',
      'contact',
      'talk',
      'email',
      'discuss',
      'invite',
      'introduce',
      'respond',
      'forward',
      'refer',
      'advise',
      'speak',
      'consult',
    ],
    needs: [
      {
        need: 'Bring each {thing} to the person it is meant for, and say when it did not arrive',
        test: 'Of 100 {things} sent to phones that are off, full or offline, each one is delivered later or reported to the sender within one hour',
        why: 'A sender who believes that it arrived does not try another way.',
      },
      {
        need: 'Let the {who} see whom a {thing} will reach before it goes out',
        test: 'Shown the last screen before sending, nine of ten {whos} name all recipients correctly',
        why: 'One {thing} to the wrong person is not forgiven.',
      },
    ],
    exception: {
      question: 'What if the other side does not use it?',
      answer:
        'They get the {thing} by a way that they have already, such as a text message, and can answer from there without an account.',
    },
    doneWell: {
      name: 'Answered',
      definition: '{Things} with a reaction of the recipient within one day, divided by all sent, per week',
      target: '60 %',
    },
    guard: {
      name: 'Muted or blocked',
      definition: 'Recipients who mute, block or leave, divided by all recipients, per month',
      target: 'below 2 %',
    },
    sceptic: {
      question: 'What does this do that a group chat does not?',
      answer:
        'It has to save the {who} a step that a chat leaves open: who has seen a {thing}, who still has to act, what was agreed. If testers cannot name that step themselves, the chat wins.',
    },
    risk: {
      risk: 'Recipients never join, so the {who} keeps a second channel',
      earlySign: 'The same {thing} goes out twice, here and in a chat',
      answer: 'Deliver into the channel that recipients have, and ask for an account last',
    },
    hurt: 'no answer came, and I never knew why',
    later: 'Sending a {thing} to whole groups: one recipient has to react first',
  },
]
