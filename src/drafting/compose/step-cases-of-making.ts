import type { StepCase } from './step-case.ts'

/** Steps in which something is planned, made, mended, learnt or steered. */
export const stepCasesOfMaking: readonly StepCase[] = [
  {
    id: 'plan',
    benefit: 'what cannot work shows up before the day, not on it',
    happy: [
      'A plan that works',
      'all people and things that the {thing} needs are known',
      'a {who} {does}',
      'it is saved without a conflict, and exactly those concerned are told',
    ],
    edge: [
      'A cancellation at the last minute',
      'a finished {thing} and one person who cancels two hours before',
      'the {who} replaces that one part',
      'the rest stays as it was, the {thing} works again within three minutes, and only those affected are told',
    ],
    refusal: [
      'Somebody is needed twice',
      'a {thing} that uses one person or place twice at the same time',
      'a {who} tries to save it',
      'the conflict is named before saving, with what would solve it',
    ],
    operation: {
      method: 'PUT',
      path: '/{things}/:id',
      does: 'saves the whole {thing}; answers 200 with its new version and whom it concerns',
      errors: [
        ['409', 'a conflict; the answer names both sides of it'],
        ['412', 'somebody else saved in between'],
      ],
      again: 'the same content makes no new version and tells nobody',
    },
    keeps: 'versions of the {thing}, its parts with person, place and time, and who was told what',
    builds: [
      'Check of a {thing} against people, places and times, on every change',
      'Plan that can be changed in one place without losing the rest',
    ],
    days: [6, 12],
    asks: 'Which conflicts may a {who} overrule, and which never?',
  },
  {
    id: 'fix',
    benefit: 'I know who has it and that it really was done',
    happy: [
      'Assigned, done, proven',
      'a {thing} that nobody has yet',
      'a {who} {does}',
      'it has one responsible person and a date, and is closed only with proof',
    ],
    edge: [
      'The date passes',
      'a {thing} whose date was yesterday',
      'nobody has closed it',
      'the person above is told, and the one who raised it sees that it is late and why',
    ],
    refusal: [
      'Closed without proof',
      'a {thing} without photo, reading or signature',
      'somebody tries to close it',
      'it stays open, and the missing proof is named',
    ],
    operation: {
      method: 'PATCH',
      path: '/{things}/:id',
      does: 'sets person, date or state; answers 200 with the {thing}',
      errors: [
        ['409', 'somebody else has taken it in the meantime'],
        ['422', 'it cannot be closed without proof'],
      ],
      again: 'setting the same state again changes nothing and tells nobody',
    },
    keeps: 'person, date, each state with its time, and the proof',
    builds: [
      'States of a {thing} with a due date and escalation',
      'List of one’s own {things}, the late ones first, with a camera for the proof',
    ],
    days: [3, 7],
    asks: 'What counts as proof that a {thing} is done, and who checks it?',
  },
  {
    id: 'make',
    benefit: 'I start from something usable instead of an empty page',
    happy: [
      'Usable after light correction',
      'the {who}’s own material for a {thing}',
      'the {who} asks for it',
      'the {thing} is there within the time shown, can be edited, and marks what did not come from the material',
    ],
    edge: [
      'Too little material',
      'material that covers half of what the {thing} needs',
      'a {who} asks for it',
      'the gaps are left open and named; nothing is made up to fill them',
    ],
    refusal: [
      'Released without a person',
      'a {thing} that no {who} has looked at',
      'something tries to send or publish it',
      'it does not leave; the release of a {who} is asked for',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'starts making a {thing}; answers 202 with an address at which it grows',
      errors: [
        ['413', 'more material than can be used'],
        ['422', 'too little material; the answer names what is missing'],
      ],
      again: 'the same key returns the {thing} that is being made',
    },
    keeps: 'the material, each version with who changed what, and the release',
    builds: [
      'Making a {thing} in the background, with versions and without a second start',
      'Editor that shows what rests on the material and what does not',
    ],
    days: [5, 10],
    asks: 'Which ten real {things} serve as the measure, and who judges them?',
  },
  {
    id: 'learn',
    benefit: 'I can do something this week that I could not do last week',
    happy: [
      'Begins at the right place',
      'a {who} whose level is not known yet',
      'the first five minutes are over',
      'the next {thing} is one that a teacher would have chosen',
    ],
    edge: [
      'A week was missed',
      'a {who} who comes back after nine days',
      'the next session starts',
      'it begins with what was probably forgotten, and nothing that was reached is taken away',
    ],
    refusal: [
      'Too hard, three times',
      'a {who} who has failed at the same {thing} three times',
      'the next one is chosen',
      'the same {thing} is not given again; an easier way to it is',
    ],
    operation: {
      method: 'POST',
      path: '/sessions/:id/answers',
      does: 'takes one answer and returns the next {thing}; answers 200',
      errors: [
        ['409', 'this answer was given already'],
        ['410', 'the session is over'],
      ],
      again: 'the first answer counts',
    },
    keeps: 'each answer with its time, the level estimated from them, and nothing else about the {who}',
    builds: [
      'Choice of the next {thing} from the answers so far, replayable for a test',
      'Session that shows what is better than last week',
    ],
    days: [6, 12],
    asks: 'Which teacher sets the order of the first 50 {things}?',
  },
  {
    id: 'comply',
    benefit: 'an outside reader finds the proof without me',
    happy: [
      'Proof for each point',
      'a list of what the {thing} asks for, each point with an owner',
      'a {who} opens it',
      'each point shows its proof or its gap, who brings it and until when it holds',
    ],
    edge: [
      'A proof runs out',
      'a proof that is valid for ten more days',
      'the day comes on which renewal has to start',
      'its owner is told, and the point is marked before it turns red',
    ],
    refusal: [
      'Proof changed afterwards',
      'a proof that was handed in last month',
      'somebody tries to replace or delete it',
      'the earlier one stays as it was, and the attempt is recorded with name and time',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/proofs',
      does: 'adds a proof to a point; answers 201 with its fingerprint',
      errors: [
        ['403', 'the caller does not own this point'],
        ['422', 'the proof does not cover the period'],
      ],
      again: 'the same file with the same fingerprint is stored once',
    },
    keeps: 'points, proofs with fingerprint and validity, owner, each access',
    builds: [
      'Store of proofs that can only be added to, with a fingerprint of each file',
      'List of all points with proof, gap and date, as an outside reader needs it',
    ],
    days: [5, 9],
    asks: 'Which edition of the rule counts, and who says what a point asks for?',
  },
  {
    id: 'control',
    benefit: 'I know without going there that it was done',
    happy: [
      'Done and confirmed',
      'a device that is connected and free',
      'a {who} sends the command to {step}',
      'it is carried out and confirmed by the device within five seconds',
    ],
    edge: [
      'Weak signal',
      'a device that loses its signal right after the command',
      'the signal returns after two minutes',
      'the command is not carried out late; the {who} was told within five seconds that it had failed',
    ],
    refusal: [
      'Somebody without the right',
      'a person whose right was withdrawn a minute ago',
      'that person sends the command',
      'nothing moves, and the attempt is in the record',
    ],
    operation: {
      method: 'POST',
      path: '/devices/:id/commands',
      does: 'sends a command with a time after which it is void; answers 202, then done or failed',
      errors: [
        ['403', 'the caller has no right to this device'],
        ['409', 'another command is running'],
        ['504', 'the device does not answer in time'],
      ],
      again: 'a command with the same id is carried out once',
    },
    keeps: 'each command with person, time, answer of the device, and who held which right when',
    builds: [
      'Commands that lapse, confirmed by the device, with a safe state on failure',
      'Control that shows sent, done and failed as three different things',
    ],
    days: [6, 14],
    asks: 'What does the device do without network and power, and who may work it by hand?',
  },
  {
    id: 'self',
    benefit: 'it fits into the moment and I see whether it helps',
    happy: [
      'Started in the moment',
      'a {who} in the situation in which they want to {step}',
      'the {who} starts it',
      'it runs within 15 seconds, without a screen to read first',
    ],
    edge: [
      'Interrupted',
      'a {who} who is called away halfway through',
      'the {who} comes back after ten minutes',
      'it goes on where it was, and the day is not counted as failed',
    ],
    refusal: [
      'It does not help, or is not safe',
      'entries of two weeks that show no difference, or an answer that points to a danger',
      'the {who} starts it again',
      'the product says so plainly, and names who can help instead',
    ],
    operation: {
      method: 'POST',
      path: '/sessions',
      does: 'stores that a session happened, with one answer about how it went; answers 201',
      errors: [
        ['409', 'a session of this time is stored already'],
        ['422', 'the answer is none of those offered'],
      ],
      again: 'the device’s id makes a repeated upload one session',
    },
    keeps: 'time and length of each session and one answer; nothing that could be read as a diagnosis',
    builds: [
      'Sessions that work without a connection and are sent later',
      'Start from a locked phone, usable in the dark and without glasses',
    ],
    days: [4, 8],
    asks: 'Where is the line to a medical claim, and who reads each sentence for it?',
  },
]

/** For a verb of no kind: what holds for any step that a person finishes or leaves. */
export const anyStepCase: StepCase = {
  id: 'any',
  benefit: 'I am done with it without asking anybody',
  happy: [
    'First time, without help',
    'a {who} who has never seen the product',
    'they begin to {step}',
    'they get to the end within five minutes and can say what has changed',
  ],
  edge: [
    'Stopped halfway',
    'a {who} who is interrupted in the middle of it',
    'they come back the next day on another device',
    'everything stands where they left it, and the screen says what is left to do',
  ],
  refusal: [
    'Something needed is missing',
    'a {who} without one of the things that the step needs',
    'they try to {step}',
    'they are stopped before anything is saved, and read what is missing and where to get it',
  ],
  operation: {
    method: 'POST',
    path: '/{things}',
    does: 'stores the outcome of the step; answers 201 with its address',
    errors: [
      ['422', 'something needed is missing; the answer names it'],
      ['409', 'it was done already'],
    ],
    again: 'the same key stores it once',
  },
  keeps: 'the {thing}, its state, who brought it there and when',
  builds: [
    'Store the {thing} with its states, so that a half-done one can be taken up again',
    'Path on which a {who} can {step} without a word of help',
  ],
  days: [3, 8],
  asks: 'What exactly is there afterwards that was not there before “{step}”?',
}
