import type { StepCase } from '../step-case.ts'

/** Steps in which something is written down, taken up or calculated. */
export const recordingCases: readonly StepCase[] = [
  {
    id: 'record',
    benefit: 'I do not have to remember it in the evening',
    happy: [
      'Taken down on the spot',
      'a {who} at the place where the {thing} happens, with one hand free',
      'the {who} {does}',
      'it is saved with time and person in under 20 seconds, and can be seen in the list',
    ],
    edge: [
      'Without a connection',
      'a phone without signal and three {things} to record',
      'the {who} records all three and gets a signal an hour later',
      'all three are there once, each with the time at which it was recorded',
    ],
    refusal: [
      'A value that cannot be',
      'a {thing} with a value outside of what is possible, or without what is needed',
      'a {who} tries to save it',
      'it is not saved, the field is named, and what was entered is still there',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'stores one {thing} with the device’s time and the server’s time; answers 201',
      errors: [
        ['422', 'a value is impossible or missing; the answer names the field'],
        ['409', 'this record is stored already'],
      ],
      again: 'the device gives each record its own id, so that a repeated upload is stored once',
    },
    keeps: 'the {thing}, its values with unit, who recorded it, when and where, and every earlier value',
    builds: [
      'Records that are added and corrected, never overwritten, with upload from an offline queue',
      'Form for one {thing} with few taps, large targets and no keyboard where it can be avoided',
    ],
    days: [3, 6],
    asks: 'Which fields of a {thing} does somebody read later, and who?',
  },
  {
    id: 'recording',
    benefit: 'I can listen instead of writing',
    happy: [
      'From the first to the last word',
      'everybody in the room has agreed',
      'a {who} records a {thing} of one hour',
      'it is there in full within ten minutes, and without doubt while it ran',
    ],
    edge: [
      'A call comes in',
      'a running recording and a phone with ten percent of battery',
      'a call comes in and the battery runs low',
      'no gap is longer than two seconds, and what is recorded so far is safe',
    ],
    refusal: [
      'Somebody says no',
      'one person in the room who does not agree',
      'a {who} tries to start',
      'nothing of that person is kept, and the {who} can type instead',
    ],
    operation: {
      method: 'PUT',
      path: '/{things}/:id/parts/:number',
      does: 'takes one part of a running recording; answers 204',
      errors: [
        ['403', 'consent is missing or was withdrawn'],
        ['413', 'the part is larger than agreed'],
      ],
      again: 'a part that is there already is not stored twice',
    },
    keeps: 'sound in parts, who agreed and when, and until when it is kept',
    builds: [
      'Upload in parts that survives a broken connection, with consent as a condition',
      'Screen that shows beyond doubt that it records, and how to stop',
    ],
    days: [5, 9],
    asks: 'Where may the sound of a {thing} be stored, and for how many days?',
  },
  {
    id: 'calculate',
    benefit: 'I can explain the number to somebody who doubts it',
    happy: [
      'Agrees with a hand',
      'a {thing} whose inputs are complete and which an expert calculated by hand',
      'a {who} asks for the result',
      'it lies within the expert’s tolerance, and each input is named with its source',
    ],
    edge: [
      'One input is missing',
      'a {thing} with one input missing',
      'a {who} asks for the result',
      'the gap is named together with how far it can move the result; no average is filled in',
    ],
    refusal: [
      'Too little to say',
      'a {thing} with more than the agreed share of inputs missing',
      'a {who} asks for the result',
      'no number is shown, and the inputs that are needed are listed',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/results',
      does: 'calculates and stores a result with its inputs and the version of the method; answers 201',
      errors: [
        ['422', 'too many inputs are missing; the answer lists them'],
        ['409', 'an input changed while it was calculated'],
      ],
      again: 'equal inputs and version give the stored result',
    },
    keeps: 'result, inputs as they were, version of the method, and who asked',
    builds: [
      'Calculation as a pure function with a version, and a set of hand-made cases that it has to meet',
      'Result with its inputs and gaps, which a {who} can open one by one',
    ],
    days: [5, 10],
    asks: 'Who signs the hand-made cases against which a {thing} is checked?',
  },
]
