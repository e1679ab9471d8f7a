import type { StepCase } from '../step-case.ts'

/** Steps in which somebody keeps up: learns, meets a duty, steers, takes care of themselves. */
export const keepingCases: readonly StepCase[] = [
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
