import type { StepKind } from '../step-kind.ts'

/** Steps in which something is written down, taken up or calculated. */
export const recordingKinds: readonly StepKind[] = [
  {
    id: 'record',
    verbs: [
      'record',
      'log',
      'document',
      'note',
      'mark',
      'write down',
      'scan',
      'capture',
      'photograph',
      'weigh',
      'measure',
      'count',
      'register',
      'enter',
      'dictate',
      'label',
      'save',
      'store',
      'time',
      'snap',
      'tick',
      'tick off',
      'check off',
      'note down',
      'jot down',
      'fill in',
      'fill out',
      'clock',
      'tally',
      'annotate',
      'geotag',
      'inventory',
      'index',
      'describe',
      'type',
      'update',
      'correct',
      'add',
    ],
    needs: [
      {
        need: 'Take down a {thing} at the moment it happens, in a few taps',
        test: 'In the real place, eight of ten {whos} record a {thing} in under 20 seconds and go on with what they were doing',
        why: 'What is not recorded on the spot is filled in from memory in the evening.',
      },
      {
        need: 'Let a {who} correct an entry and keep the earlier value',
        test: 'A value changed twice shows all three values with time and author',
        why: 'Records that can be changed without a trace are worth nothing in a dispute.',
      },
    ],
    exception: {
      question: 'What if I forget to record a {thing}?',
      answer:
        'It can be added later and is marked as added later. The gap is shown as a gap and is not filled with a guess.',
    },
    doneWell: {
      name: 'Recorded on the spot',
      definition: '{Things} entered within ten minutes of happening, divided by all entered, per week',
      target: '75 %',
    },
    guard: {
      name: 'Time per entry',
      definition: 'Median seconds from opening to saved {thing}, per week',
      target: 'below 20 seconds',
    },
    sceptic: {
      question: 'Who reads the {things} once they are recorded?',
      answer:
        'A record without a reader is not kept up. Name the decision that each {thing} feeds; where there is none, the field is left out.',
    },
    risk: {
      risk: 'Recording is one more duty, and it fades after the first weeks',
      earlySign: 'Entries of a {who} fall below half of the first week’s',
      answer: 'Give something back at once with each {thing}, and cut every field that nobody read in the pilot',
    },
    hurt: 'I tried to remember it in the evening',
    later: 'Own fields and forms: every field needs a reader before it gets a place',
  },
  {
    id: 'recording',
    verbs: ['film', 'livestream'],
    needs: [
      {
        need: 'Record a whole {thing} from one tap, and show without doubt that it runs',
        test: 'Three {things} of full length are recorded on a phone that also gets a call and runs low on battery: no gap is longer than two seconds',
        why: 'A {thing} that was not recorded cannot be repeated.',
      },
      {
        need: 'Ask everybody who can be heard, and stop for the one who says no',
        test: 'In five staged {things} with one person who refuses, nothing of that person is kept',
        why: 'In many places a recording without consent is an offence, and it ends trust everywhere.',
      },
    ],
    exception: {
      question: 'What if somebody does not want to be recorded?',
      answer:
        'Everybody is asked at the start. With one refusal the {thing} is not recorded, and the {who} can type instead.',
    },
    doneWell: {
      name: 'Recorded without a gap',
      definition: '{Things} recorded from the first to the last minute, divided by all started, per week',
      target: '95 %',
    },
    guard: {
      name: 'Refused',
      definition: '{Things} in which somebody refuses to be recorded, divided by all, per month',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'Who looks at a {thing} again once it is recorded?',
      answer:
        'Hardly anybody listens to hours. What counts is what is made from it; ask five {whos} which question they had the week after the last {thing}, and answer that one first.',
    },
    risk: {
      risk: 'Voices that talk over each other make the record useless',
      earlySign: '{Whos} correct more than they would have written by hand',
      answer: 'Try two existing services on five real {things} before building anything of one’s own',
    },
    hurt: 'half of it was gone by the next time',
    later: 'Video of a {thing}: sound answers most questions and fewer people refuse it',
  },
  {
    id: 'calculate',
    verbs: [
      'calculate',
      'estimate',
      'score',
      'rank',
      'price',
      'analyse',
      'analyze',
      'rate',
      'simulate',
      'value',
      'quote',
      'prioritise',
      'prioritize',
      'optimise',
      'optimize',
      'model',
      'backtest',
      'rebalance',
    ],
    needs: [
      {
        need: 'Show for each result which inputs it rests on and which are missing',
        test: 'A {who} follows any one {thing} back to its inputs within two minutes; an input left out is named in the result',
        why: 'A number that cannot be followed back is not put before anybody.',
      },
      {
        need: 'Agree with a calculation made by hand',
        test: 'For 20 cases calculated by an expert, the result lies within the tolerance that the expert wrote down beforehand in 19',
        why: 'The first wrong {thing} ends the trust in all others.',
      },
    ],
    exception: {
      question: 'What if an input is wrong or missing?',
      answer:
        'The {thing} is shown with its gap and how far the gap can move it. It is never filled silently with an average.',
    },
    doneWell: {
      name: 'Within tolerance',
      definition:
        'Results that differ from a later check by less than the agreed tolerance, divided by all checked, per month',
      target: '95 %',
    },
    guard: {
      name: 'Corrected by hand',
      definition: 'Results that a {who} overwrites, divided by all results, per month',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'How wrong may a {thing} be before it does harm?',
      answer:
        'That number is missing and comes before the model. Ask three {whos} which error they would not have noticed and which one would have cost them.',
    },
    risk: {
      risk: 'The inputs are too poor for a {thing} that anybody would sign',
      earlySign: 'More than a third of the pilot’s results carry a gap',
      answer: 'Begin with the few inputs that move the result most, and collect those by hand first',
    },
    hurt: 'I was asked where the number came from and could not say',
    later: 'Cases unlike the 20 that are checked by hand: their results would look equally sure and would not be',
  },
]
