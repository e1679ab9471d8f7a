import type { StepKind } from '../step-kind.ts'

/** Steps in which something is planned, mended or made. */
export const makingKinds: readonly StepKind[] = [
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
]
