import type { StepKind } from '../step-kind.ts'

/** Steps in which somebody keeps up: learns, meets a duty, steers, takes care of themselves. */
export const keepingKinds: readonly StepKind[] = [
  {
    id: 'learn',
    verbs: [
      'learn',
      'teach',
      'practise',
      'practice',
      'train',
      'study',
      'read',
      'memorise',
      'memorize',
      'coach',
      'tutor',
      'rehearse',
      'explain',
      'mentor',
      'educate',
      'repeat',
      'recall',
      'remember',
    ],
    needs: [
      {
        need: 'Begin at what this {who} can already do',
        test: 'After the first five minutes, ten {whos} of known level get a first {thing} that a teacher would have chosen for eight of them',
        why: 'Too easy and too hard end the same way: nobody comes back on the third day.',
      },
      {
        need: 'Show what is better than last week',
        test: 'After two weeks a {who} names one thing that they can do now, and a test without the product confirms it',
        why: 'Progress that is only counted in days is noticed by nobody.',
      },
    ],
    exception: {
      question: 'What if I miss a week?',
      answer: 'The next session starts with what was probably forgotten. Nothing that was reached is taken away.',
    },
    doneWell: {
      name: 'Better in an outside test',
      definition:
        '{Whos} who improve in a test outside the product after four weeks, divided by all who took part in both tests',
      target: '60 %',
    },
    guard: {
      name: 'Gone after the first week',
      definition: '{Whos} without a session in week two, divided by all who started, per month',
      target: 'below 40 %',
    },
    sceptic: {
      question: 'Do {whos} get better, or only busier?',
      answer:
        'Time in the product proves nothing. A small group is tested before and after by someone who does not know who used it; without a difference, stop.',
    },
    risk: {
      risk: 'Good intentions: most stop after a few sessions',
      earlySign: 'Sessions per {who} halve from the first week to the second',
      answer: 'Tie the session to a fixed moment and to another person who notices',
    },
    hurt: 'I stopped after a week',
    later: 'Certificates: worth something only when an outside test has shown progress',
  },
  {
    id: 'comply',
    verbs: [
      'pass',
      'comply',
      'prove',
      'audit',
      'certify',
      'validate',
      'qualify',
      'enforce',
      'secure',
      'protect',
      'authenticate',
      'vet',
      'renew',
      'insure',
    ],
    objects: ['audit', 'certificate', 'certification', 'compliance'],
    needs: [
      {
        need: 'Show for every requirement of the {thing} whether proof is there, who provides it, and until when it holds',
        test: 'An outside expert picks 20 requirements: for each the proof or the gap is on screen within one minute',
        why: 'Gaps are found in time only if nobody has to look for them.',
      },
      {
        need: 'Keep proof as it was on the day, unchanged',
        test: 'A proof replaced twice is still there in both earlier forms, with date and author, and an attempt to delete it is recorded',
        why: 'Proof that could have been touched up is none.',
      },
    ],
    exception: {
      question: 'What if we are told afterwards that something is missing?',
      answer: 'The gap gets an owner and a date in the same list, and the answer goes out with the proof attached.',
    },
    doneWell: {
      name: 'Accepted at first sight',
      definition: 'Proofs that the examiner accepts without a question back, divided by all handed in, per {thing}',
      target: '85 %',
    },
    guard: {
      name: 'Expired proof',
      definition: 'Requirements whose proof is out of date, divided by all requirements, per month',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'Will the people who examine it accept what this produces?',
      answer:
        'Their word decides, not ours. Show one complete set to two examiners before the first sale, and write down what they would send back.',
    },
    risk: {
      risk: 'An examiner does not accept what the product collected',
      earlySign: 'The first examiner asks for screenshots made by hand',
      answer: 'Have two examiners review the form of each proof before it is automated',
    },
    hurt: 'one piece of proof was missing on the day',
    later: 'A second standard: the first set of proof has to pass an examiner as it is',
  },
  {
    id: 'control',
    verbs: [
      'lock',
      'unlock',
      'open',
      'turn',
      'control',
      'start',
      'stop',
      'water',
      'heat',
      'cool',
      'switch on',
      'switch off',
      'adjust',
      'steer',
      'operate',
      'calibrate',
      'refill',
      'dispense',
      'feed',
      'pause',
      'trigger',
      'tow',
      'park',
    ],
    needs: [
      {
        need: 'Do what was asked at once, or say within seconds that it did not happen',
        test: 'Of 100 commands under weak signal, none is carried out late without notice, and each failure is shown within five seconds',
        why: 'A {who} who does not know whether it worked goes and looks.',
      },
      {
        need: 'Keep a way by hand for every command',
        test: 'With power, network and account all missing, a {who} can still {step} within two minutes',
        why: 'The day on which it fails is the day on which it is needed.',
      },
    ],
    exception: {
      question: 'What if the battery or the network fails?',
      answer:
        'The {thing} goes into the state that does no harm, says so as long as it can, and can be worked by hand.',
    },
    doneWell: {
      name: 'Worked at the first try',
      definition: 'Commands carried out within three seconds at the first attempt, divided by all commands, per week',
      target: '99 %',
    },
    guard: {
      name: 'Done without being asked',
      definition: 'Actions of the {thing} without a command or rule behind them, per 1,000 actions',
      target: '0',
    },
    sceptic: {
      question: 'Who answers for it when the {thing} does the wrong thing?',
      answer:
        'We do, as maker. Which harm is possible, and which insurance covers it, has to be known before the first unit leaves the house.',
    },
    risk: {
      risk: 'One failure at the wrong moment, and the {who} goes back to doing it by hand',
      earlySign: 'The way by hand is used more often in the second month than in the first',
      answer: 'Record every failed command with its cause, and hold back new functions until the rate is met',
    },
    hurt: 'I went back to check whether it had worked',
    later: 'Rules that act alone: not before single commands work every day',
  },
  {
    id: 'self',
    verbs: [
      'fall',
      'sleep',
      'quit',
      'eat',
      'cook',
      'exercise',
      'meditate',
      'reduce',
      'lose',
      'cut',
      'feel',
      'relax',
      'walk',
      'drink',
      'stretch',
      'stay',
      'keep',
      'rest',
      'recover',
      'improve',
      'save up',
      'take',
      'calm',
      'lower',
      'mask',
      'declutter',
      'grow',
      'hike',
    ],
    needs: [
      {
        need: 'Fit into the moment in which a {who} wants to {step}, without a screen to read first',
        test: 'Eight of ten {whos} start it in the real situation within 15 seconds, at the first attempt and without glasses or light',
        why: 'In that moment there is no patience for a menu.',
      },
      {
        need: 'Let a {who} see whether it helps, and stop if it does not',
        test: 'After two weeks a {who} sees days with and without it side by side, from entries that took under ten seconds each',
        why: 'Someone who cannot tell whether it helps stops at random.',
      },
    ],
    exception: {
      question: 'What if it does not help me?',
      answer:
        'After two weeks the product shows days with and without it and says so when there is no difference, together with how to stop.',
    },
    doneWell: {
      name: 'Better by their own account',
      definition: '{Whos} who rate the last week better than their first, divided by all with two weeks of entries',
      target: '50 %',
    },
    guard: {
      name: 'Worse by their own account',
      definition: '{Whos} who rate the last week worse than their first, divided by all with two weeks of entries',
      target: 'below 10 %',
    },
    sceptic: {
      question: 'Does it help, or would time have done the same?',
      answer:
        'A comparison is needed from the start: half of the pilot begins two weeks later, and both halves answer the same three questions.',
    },
    risk: {
      risk: '{Whos} expect a cure and leave when the first days bring nothing',
      earlySign: 'Most who stop do so in the first week',
      answer: 'Say before the start what can change and when, and ask for one entry a day and no more',
    },
    hurt: 'nothing that I tried lasted a week',
    later: 'Comparing {whos} with each other: it helps few and discourages the rest',
  },
]
