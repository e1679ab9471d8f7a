import type { StepCase } from '../step-case.ts'

/** Steps in which somebody looks for something, collects it, brings it up or reports it. */
export const askingCases: readonly StepCase[] = [
  {
    id: 'find',
    benefit: 'I stop looking after the first page',
    happy: [
      'Among the first five',
      'at least one {thing} that fits what a {who} asks for',
      'the {who} searches with words of their own',
      'a fitting {thing} is among the first five, with what makes it fit',
    ],
    edge: [
      'Other words for the same',
      'a request with a typing error, or with the word that people use instead of the official one',
      'a {who} searches',
      'the same {things} come up as with the right word',
    ],
    refusal: [
      'Nothing fits',
      'a request that no {thing} can meet',
      'a {who} searches',
      'nothing is shown as a hit; the condition that ruled most out is named, and can be loosened',
    ],
    operation: {
      method: 'GET',
      path: '/{things}?q=',
      does: 'answers 200 with the {things} that fit, best first, each with what matched',
      errors: [
        ['400', 'a condition cannot be read; the answer names it'],
        ['429', 'more searches than a person makes'],
      ],
      again: 'reading changes nothing',
    },
    keeps: 'searches without a hit, without the person, so that missing {things} are seen',
    builds: [
      'Index of {things} with the words that {whos} use, and a test set of 20 real requests',
      'Search with few conditions and a useful answer when nothing fits',
    ],
    days: [4, 8],
    asks: 'How many {things} are there on the first day, and who keeps them up to date?',
  },
  {
    id: 'gather',
    benefit: 'I see what is missing without chasing each person',
    happy: [
      'Complete and usable',
      'a request for a {thing} that was sent to a person without an account',
      'a {who} {does}',
      'it is checked at once, ticked off in the list, and the sender sees that it has arrived',
    ],
    edge: [
      'Half of it is missing',
      '30 requests, five of them overdue',
      'the list is opened',
      'the five are at the top with name and days, and one action reminds all five',
    ],
    refusal: [
      'Cannot be used',
      'a {thing} that is incomplete, unreadable or in the wrong form',
      'somebody tries to send it',
      'it is refused at that moment with what is wrong, and not a day later',
    ],
    operation: {
      method: 'POST',
      path: '/requests/:id/{things}',
      does: 'takes a {thing} for an open request by a link that holds the right to do so; answers 201',
      errors: [
        ['413', 'the file is larger than allowed'],
        ['415', 'the form is another than asked for'],
        ['422', 'it cannot be read or parts are missing'],
      ],
      again: 'the newest one counts; the earlier ones stay visible',
    },
    keeps: 'who was asked for which {thing}, when, each reminder, each version that came in',
    builds: [
      'Requests with a link, a check at arrival and reminders that stop by themselves',
      'List of what is missing, from whom and since when',
    ],
    days: [4, 8],
    asks: 'By what can a program tell a usable {thing} from one that is not?',
  },
  {
    id: 'raise',
    benefit: 'it is known to somebody who can do something, and I hear what becomes of it',
    happy: [
      'Sent from the spot',
      'a {who} in front of a {thing}, with a phone and without an account',
      'the {who} {does} with place and picture',
      'it is with the people in charge within one minute, and the {who} gets a way to follow it',
    ],
    edge: [
      'Raised by somebody already',
      'a {thing} that another person raised an hour ago',
      'a {who} tries to {step}',
      'the first one is shown before sending, and the {who} can add to it instead',
    ],
    refusal: [
      'Somebody else is in charge',
      'a {thing} outside of the area or duty of the people behind the product',
      'a {who} {does}',
      'it is not taken in silently: the {who} reads who is in charge',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'takes a {thing} with place and pictures; answers 201 with an address to follow it',
      errors: [
        ['409', 'a like {thing} is open near by; the answer holds it'],
        ['422', 'the place is outside of the area'],
      ],
      again: 'the device’s id makes a repeated upload one {thing}',
    },
    keeps: 'place, pictures, time, state with each change, and a way to reach the one who raised it',
    builds: [
      'Intake of {things} with place, likeness to open ones and messages at each change of state',
      'Form that sends a {thing} within a minute, standing up',
    ],
    days: [4, 7],
    asks: 'Who receives a {thing} on the other side, and in which system do they work?',
  },
  {
    id: 'report',
    benefit: 'whoever reads it has no question left',
    happy: [
      'Taken as it is',
      'all that the {thing} is made of is there',
      'a {who} {does}',
      'the {thing} comes in the form in which its reader takes it, and each statement leads to its source',
    ],
    edge: [
      'Something was corrected afterwards',
      'a {thing} that has gone out and one value that turns out wrong',
      'the value is corrected',
      'a new version says what changed, and everyone who got the first one is told',
    ],
    refusal: [
      'A part is missing',
      'a {thing} with one part still open',
      'a {who} tries to {step}',
      'it is not handed in; the open part is named together with who has to bring it',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'makes a {thing} from the stored values; answers 202, and the file when it is ready',
      errors: [
        ['422', 'parts are missing; the answer names them'],
        ['409', 'a {thing} for this period has gone out already'],
      ],
      again: 'the same period and version give the same file',
    },
    keeps: 'each version with its values, who released it, who received it and when',
    builds: [
      'Document from stored values, in the reader’s form, with versions',
      'Preview in which each statement opens its source',
    ],
    days: [4, 8],
    asks: 'Who gives us three real {things} that were accepted?',
  },
]
