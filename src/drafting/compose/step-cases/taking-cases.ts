import type { StepCase } from '../step-case.ts'

/** Steps in which something is taken, given, moved or swapped. */
export const takingCases: readonly StepCase[] = [
  {
    id: 'claim',
    benefit: 'I know for certain that the {thing} is mine',
    happy: [
      'Free and taken once',
      'a {thing} that nobody has taken',
      'a {who} {does}',
      'it is confirmed to the {who} within five seconds, and everybody else sees it as taken',
    ],
    edge: [
      'Two in the same second',
      'two {whos} with the same free {thing} on screen',
      'both {step} within one second',
      'one of them gets it; the other is told that it is gone and sees what is still free',
    ],
    refusal: [
      'Gone since the screen was opened',
      'a {thing} that was taken a minute ago and still shows as free on an old screen',
      'a {who} tries to {step}',
      'the attempt is refused with that reason, and nothing changes for the one who has it',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/claims',
      does: 'gives the {thing} to the caller; answers 201 with the confirmation',
      errors: [
        ['409', 'somebody else has the {thing}'],
        ['410', 'the {thing} was withdrawn or its time has passed'],
        ['403', 'the caller may not have it'],
      ],
      again: 'the same caller gets the first confirmation again; no second claim is made',
    },
    keeps: 'who holds which {thing}, since when, until when, and how it ended',
    builds: [
      'Give a {thing} to one holder in a single transaction, and free it again after a cancellation',
      'Screen on which a {who} can {step}, with the states free, taken and mine',
    ],
    days: [3, 6],
    asks: 'Is a {thing} held while a {who} decides, and for how many minutes?',
  },
  {
    id: 'rebook',
    benefit: 'I do not stand there with a {thing} that no longer fits',
    happy: [
      'Changed and confirmed',
      'a {thing} that was confirmed and another possibility that is free',
      'a {who} asks for the change',
      'the new {thing} is confirmed by the other side, the old one is freed, and the difference in price is shown',
    ],
    edge: [
      'The other side does not answer',
      'a change that was sent and is not yet confirmed',
      'fifteen minutes pass without an answer',
      'the {thing} stays as it was, and the {who} is told so with the next possibility',
    ],
    refusal: [
      'Too late to change',
      'a {thing} after its last moment for changes',
      'a {who} tries to {step}',
      'the change is refused, and the cost of giving the {thing} up is shown instead',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/changes',
      does: 'asks for another {thing} in place of this one; answers 202 with the state “asked”',
      errors: [
        ['409', 'the wished-for possibility is gone'],
        ['422', 'the last moment for changes has passed'],
      ],
      again: 'an open change of the same {thing} is answered, not doubled',
    },
    keeps: 'the {thing} before and after, who asked, who confirmed, and what it cost',
    builds: [
      'Carry a change to the other side and back, as one state machine with asked, confirmed, refused and lapsed',
      'Screen with the old and the new {thing} side by side, and the difference in price',
    ],
    days: [5, 10],
    asks: 'Which partners confirm a changed {thing} by an interface, and which only by phone?',
  },
  {
    id: 'offer',
    benefit: 'somebody who needs the {thing} can find it without a call from me',
    happy: [
      'Published in one go',
      'a {who} who has a {thing} to give',
      'the {who} {does} with all that the other side has to know',
      'within one minute it is visible to everybody who may have it, and to nobody else',
    ],
    edge: [
      'Nobody answers in time',
      'a {thing} that loses its worth in two hours and has no answer',
      'the first hour passes',
      'the {who} is told, and can widen who sees it or take it back with one tap',
    ],
    refusal: [
      'Not theirs to give',
      'a {thing} that belongs to somebody else or is given away already',
      'a {who} tries to {step}',
      'it is not published, and the {who} reads why',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'publishes a {thing}; answers 201 with its address and the time at which it lapses',
      errors: [
        ['422', 'what the other side has to know is missing'],
        ['403', 'the {thing} is not the caller’s'],
        ['409', 'it is published already'],
      ],
      again: 'the same key publishes it once',
    },
    keeps: 'the {thing} with its conditions, who offers it, who may see it, and when it lapses',
    builds: [
      'Store a {thing} with its state open, taken, withdrawn or lapsed, and let it lapse by itself',
      'Form for a {thing} that a {who} fills in within two minutes on a phone, with a preview',
    ],
    days: [3, 5],
    asks: 'Who may see a {thing} of one {who}: the same group, the same site or everybody?',
  },
  {
    id: 'exchange',
    benefit: 'I get what fits me without leaving a gap for anybody else',
    happy: [
      'Both sides change together',
      'two {whos} who have agreed, each with a {thing} that may be exchanged',
      'the second one confirms',
      'both {things} have their new owner at the same moment, and both {whos} see it',
    ],
    edge: [
      'The connection breaks in between',
      'a swap in which the second confirmation is on its way',
      'the connection of one side is cut',
      'afterwards either both {things} have changed or neither has, and both {whos} see the same',
    ],
    refusal: [
      'One of the two may not',
      'a {thing} that one of the two {whos} is not allowed or not able to take',
      'they try to {step}',
      'the swap is refused before anything changes, and both read which condition stopped it',
    ],
    operation: {
      method: 'POST',
      path: '/swaps/:id/confirmations',
      does: 'confirms one side of a swap; the last confirmation changes both {things} together',
      errors: [
        ['409', 'one of the {things} has changed since the swap was proposed'],
        ['422', 'a condition of the exchange is broken; the answer names it'],
      ],
      again: 'a second confirmation of the same side changes nothing',
    },
    keeps: 'both {things}, both {whos}, each confirmation with its time, and the state of the swap',
    builds: [
      'Change the owner of both {things} in one transaction, with the conditions checked inside it',
      'Screen that shows both {things} of a swap and who still has to confirm',
    ],
    days: [4, 8],
    asks: 'Which system holds the truth about who has a {thing}: this product or the one in use today?',
  },
]
