import type { StepCase } from '../step-case.ts'

/** Steps in which something passes from one to the next: decisions, money, work, words. */
export const passingCases: readonly StepCase[] = [
  {
    id: 'decide',
    benefit: 'nobody waits for me and I can stand by it later',
    happy: [
      'Decided with everything in view',
      'a {thing} that waits for a decision, with all that it rests on',
      'a {who} {does}',
      'everyone involved is told within one minute, and the decision is kept with name, time and reason',
    ],
    edge: [
      'No answer in time',
      'a {thing} that has waited longer than agreed',
      'the deadline passes',
      'the {who} is reminded once, then the deputy is asked, and everyone involved sees since when it waits',
    ],
    refusal: [
      'Not entitled',
      'a person who takes part in the {thing} and may not decide it',
      'that person tries to {step}',
      'the attempt is refused and recorded, and the {thing} stays undecided',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/decisions',
      does: 'records yes or no with a reason; answers 201 with the new state',
      errors: [
        ['403', 'the caller may not decide this {thing}'],
        ['409', 'it was decided already; the answer names by whom and when'],
        ['412', 'the {thing} has changed since the caller saw it'],
      ],
      again: 'the same decision of the same person is answered as before; another one is a 409',
    },
    keeps: 'decision, reason, who, when, and the values that were on screen at that moment',
    builds: [
      'Decisions that are only added, never changed, with a deadline and a deputy',
      'Screen with what the decision about a {thing} needs, and yes and no in reach of a thumb',
    ],
    days: [3, 6],
    asks: 'Who decides about a {thing} when the {who} is away, and who says so?',
  },
  {
    id: 'pay',
    benefit: 'the money is where it belongs and nobody has to ask twice',
    happy: [
      'The amount moves once',
      'a {thing} with an amount, a due date and both sides known',
      'a {who} {does}',
      'the amount stands once in the ledger, both sides see what it is for, and the state is told within one minute',
    ],
    edge: [
      'Sent twice on a bad line',
      'a {who} whose connection breaks right after sending',
      'the same {thing} is sent again',
      'the first one counts, no second amount moves, and the {who} sees that it had arrived',
    ],
    refusal: [
      'Wrong amount or account',
      'a {thing} whose amount differs from what was agreed, or whose account is closed',
      'a {who} tries to {step}',
      'nothing moves, and the {who} reads what does not match',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'creates the {thing} and starts the money; answers 201 with the state of the payment',
      errors: [
        ['402', 'the bank or the card refuses'],
        ['409', 'the {thing} is settled already'],
        ['422', 'amount, currency or account do not match'],
      ],
      again: 'an Idempotency-Key is required; the same key returns the same {thing} for 24 hours',
    },
    keeps: 'amount, currency, both sides, due date, each state with its time, and the payment provider’s reference',
    builds: [
      'Ledger of entries that are only added, fed by the payment provider’s signed messages',
      'Screen that shows for each {thing} what is open, what has arrived and what failed',
    ],
    days: [6, 12],
    asks: 'Which payment provider, and who holds the money between both sides?',
  },
  {
    id: 'hand-over',
    benefit: 'the {thing} changes hands once and without an argument',
    happy: [
      'Place, time and state agreed',
      'a {thing} with a place and a time that both sides have confirmed',
      'a {who} records the handover',
      'both sides have the same record of when it happened and in which state the {thing} was',
    ],
    edge: [
      'One side does not come',
      'a {who} who is there at the agreed time while the other side is not',
      'the waiting time that both saw beforehand has passed',
      'the {thing} is free again, and the miss counts for the one who did not come',
    ],
    refusal: [
      'Wrong person or wrong {thing}',
      'somebody without the code of this handover',
      'that person tries to take the {thing}',
      'the handover is not recorded, and the {who} is told at once',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/handovers',
      does: 'records that the {thing} changed hands, with state and picture; answers 201',
      errors: [
        ['403', 'the code does not belong to this handover'],
        ['409', 'it was handed over already'],
      ],
      again: 'the second record of the same side is ignored',
    },
    keeps: 'place, time, both sides, state of the {thing} with picture, and who was missing',
    builds: [
      'Handover with a code that each side confirms, also without a connection, and that is sent later',
      'Screen with place, time, the other side and a button for “nobody is here”',
    ],
    days: [4, 8],
    asks: 'Who is liable for the {thing} between the two confirmations?',
  },
  {
    id: 'message',
    benefit: 'the right person has it and I know when that failed',
    happy: [
      'It arrives',
      'a {who} and a recipient who can be reached',
      'the {who} {does}',
      'it is at the recipient within one minute, and the {who} sees that it was delivered',
    ],
    edge: [
      'The recipient is offline',
      'a recipient whose phone has been off since yesterday',
      'a {who} {does}',
      'it is delivered once the phone is on; until then the {who} sees that it was not',
    ],
    refusal: [
      'The recipient does not want it',
      'a recipient who has blocked the {who} or withdrawn consent',
      'the {who} tries to {step}',
      'nothing is sent, and the {who} is not told who blocked whom',
    ],
    operation: {
      method: 'POST',
      path: '/{things}',
      does: 'sends a {thing}; answers 202 with an id by which its delivery can be followed',
      errors: [
        ['403', 'the recipient has withdrawn consent'],
        ['429', 'too many in a short time; the answer says when the next may go'],
      ],
      again: 'the same key sends it once, also after a broken connection',
    },
    keeps: 'sender, recipient, time, delivery state; the text only as long as the recipient needs it',
    builds: [
      'Delivery with retries and a state for each recipient, over a channel that they have already',
      'Screen that names all recipients before a {thing} goes out',
    ],
    days: [3, 6],
    asks: 'Which channel carries a {thing} when the app is not installed, and what does one cost?',
  },
]
