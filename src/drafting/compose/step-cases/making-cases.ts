import type { StepCase } from '../step-case.ts'

/** Steps in which something is planned, mended or made. */
export const makingCases: readonly StepCase[] = [
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
    id: 'craft',
    benefit: 'I have one that I can use and show',
    happy: [
      'From nothing to the first one',
      'a {who} with the idea of a {thing} and nothing else',
      'the {who} makes it and closes the tool',
      'it is there on another device as it was left, and goes out in the form that others use',
    ],
    edge: [
      'Changed in two places',
      'a {thing} that is open on two devices',
      'both change the same part and save',
      'both versions stay, each with its maker, and nothing is lost without being shown',
    ],
    refusal: [
      'A fault that spoils it',
      'a {thing} with a fault that those who use it would meet',
      'a {who} calls it finished',
      'place and reason are shown, and it stays unfinished until the {who} mends the fault or accepts it by name',
    ],
    operation: {
      method: 'PUT',
      path: '/{things}/:id',
      does: 'stores a new version of one {thing}; answers 200 with its number',
      errors: [
        ['409', 'a newer version was stored meanwhile; the answer holds both'],
        ['422', 'a fault spoils it; the answer names the place'],
      ],
      again: 'the same version is stored once',
    },
    keeps: 'each version of a {thing}, who made it and when, and which faults were accepted by whom',
    builds: [
      'Versions of a {thing} that are only added, a check for faults, and the form in which it leaves',
      'Editor in which the first {thing} needs no explanation, with undo, and each fault beside its place',
    ],
    days: [6, 12],
    asks: 'In which form does a {thing} leave the tool, and who reads it there?',
  },
]
