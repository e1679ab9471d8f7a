import type { StepKind } from './step-kind.ts'

/** Steps in which somebody gets something done or changed: plan, fix, make, learn, comply, control, care for oneself. */
export const stepKindsOfMaking: readonly StepKind[] = [
  {
    id: 'plan',
    verbs: [
      'plan',
      'schedule',
      'organise',
      'organize',
      'coordinate',
      'prepare',
      'arrange',
      'route',
      'set',
      'allocate',
      'balance',
      'run',
      'manage',
      'host',
      'conduct',
    ],
    needs: [
      {
        need: 'Point out what makes a {thing} impossible before the {who} has finished it',
        test: 'Of ten prepared plans with one conflict each (double use, missing person, too little time), nine conflicts are named before saving',
        why: 'A conflict found on the day is solved by phone.',
      },
      {
        need: 'Change one {thing} without rebuilding the rest',
        test: 'After a late cancellation a {who} has a working plan again in under three minutes, and only those affected are told',
        why: 'The plan that survives the first change is the one that is used.',
      },
    ],
    exception: {
      question: 'What happens when something changes at the last minute?',
      answer:
        'The {who} sees which {things} are touched and what still works, changes one, and only those concerned are told.',
    },
    doneWell: {
      name: 'Held as planned',
      definition: '{Things} that took place as planned the day before, divided by all planned, per month',
      target: '80 %',
    },
    guard: {
      name: 'Minutes of planning',
      definition: 'Median minutes that a {who} spends on one {thing} from start to final plan, per month',
      target: 'no more than the three first {whos} spend today',
    },
    sceptic: {
      question: 'Is the hard part of “{step}” the plan, or getting people to keep it?',
      answer:
        'If it is the keeping, a better planning screen changes nothing. Look at the last five plans that failed and note for each whether the plan or the people failed.',
    },
    risk: {
      risk: 'The others do not answer, so the {who} plans on guesses as before',
      earlySign: 'Less than two thirds of those asked have answered a day before',
      answer: 'Let them answer in the channel they already read, and show the {who} who is silent',
    },
    hurt: 'one late change undid the whole plan',
    later: 'Plans made without a {who}: first it has to be known which ones they change, and why',
  },
  {
    id: 'fix',
    verbs: [
      'assign',
      'dispatch',
      'close',
      'resolve',
      'fix',
      'repair',
      'maintain',
      'handle',
      'triage',
      'clean',
      'service',
      'solve',
      'process',
      'inspect',
      'complete',
      'delegate',
      'chase',
      'escalate',
      'manage requests',
    ],
    needs: [
      {
        need: 'Give every {thing} one responsible person and a date, from the first minute',
        test: 'Among 50 open cases none is without name and date, and the one responsible confirms it when asked',
        why: 'What belongs to everybody is done by nobody.',
      },
      {
        need: 'Close a {thing} only with proof that it is done',
        test: 'An attempt to close without photo, reading or signature is refused; with it, the person who raised the case is told within ten minutes',
        why: '“Done” that is not done comes back as a complaint.',
      },
    ],
    exception: {
      question: 'What if nobody takes care of it?',
      answer:
        'When the date passes, the person above is told, and the one who raised the case sees that it is late and why.',
    },
    doneWell: {
      name: 'Done within the promised time',
      definition: 'Cases closed by the date given at the start, divided by all due, per week',
      target: '75 %',
    },
    guard: {
      name: 'Opened again',
      definition: 'Cases opened again within 30 days of closing, divided by all closed, per month',
      target: 'below 5 %',
    },
    sceptic: {
      question: 'Does work get done sooner, or is it only recorded better?',
      answer:
        'It gets done sooner only if waiting for a name and a date is what takes the time. Split the last 20 cases into waiting, travelling and working; if working dominates, the product does not help.',
    },
    risk: {
      risk: 'More cases come in than can be worked off, and the product is blamed',
      earlySign: 'The number of open cases grows three weeks in a row',
      answer: 'Merge duplicates, show expected waiting before a case is raised, and agree on what is not taken on',
    },
    hurt: 'everybody thought that somebody else was on it',
    later: 'Connections to the systems of outside firms: a message with a link shows first whether they answer',
  },
  {
    id: 'make',
    verbs: [
      'write',
      'draft',
      'generate',
      'create',
      'design',
      'build',
      'edit',
      'translate',
      'transcribe',
      'compose',
      'produce',
      'make',
      'prototype',
      'automate',
      'print out',
      'customise',
      'customize',
      'configure',
      'deploy',
      'develop',
      'convert',
    ],
    needs: [
      {
        need: 'Deliver a {thing} that a {who} can use after light correction',
        test: 'For 20 real cases, {whos} change less than a tenth of the {thing} in 15 of them before they use it',
        why: 'Mending a poor {thing} takes longer than making one.',
      },
      {
        need: 'Show which part of a {thing} rests on the {who}’s material and which part was added',
        test: 'In ten {things} with one planted error each, {whos} find eight of the errors before release',
        why: 'An error under one’s own name is worse than a blank page.',
      },
    ],
    exception: {
      question: 'What if the {thing} is wrong?',
      answer:
        'Nothing leaves without the {who}’s release. Corrections are kept and used for the next {thing}, and the first version stays visible.',
    },
    doneWell: {
      name: 'Used with light changes',
      definition: '{Things} released with less than a tenth changed, divided by all made, per week',
      target: '60 %',
    },
    guard: {
      name: 'Errors after release',
      definition: '{Things} with a mistake reported after release, divided by all released, per month',
      target: 'below 2 %',
    },
    sceptic: {
      question: 'Does it save time once checking is counted?',
      answer:
        'Only a stopwatch tells: five {whos}, five {things} each, today’s way against this one, checking included. Below a third less time the habit does not change.',
    },
    risk: {
      risk: 'General tools make a {thing} well enough for nothing',
      earlySign: 'Testers paste their material into a general chat product first',
      answer: 'Concentrate on what such a tool lacks: the {who}’s own material, rules and where the result is used',
    },
    hurt: 'I rewrote it three times',
    later: 'Letting a {thing} out without release by a {who}: not before the errors found at release are rare',
  },
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
