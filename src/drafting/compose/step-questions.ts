import { fillStep } from './fill-step.ts'
import type { Step } from './steps-of-job.ts'

/** A question to somebody who does such a step, about what happened; what to ask next, and what an answer is worth. */
export interface StepQuestion {
  question: string
  probe: string
  listenFor: string
}

type Told = readonly [question: string, probe: string, listenFor: string]

/** By the kind of step, with the placeholders of a step kind. */
const questions: Record<string, readonly Told[]> = {
  claim: [
    [
      'Which {thing} did you last want and not get?',
      'Who got it, and how did you hear?',
      'Whether it went to the first, to the loudest or to a friend: that rule is what has to be replaced or kept.',
    ],
    [
      'When did two of you last believe to have the same {thing}?',
      'Who gave way?',
      'One case is enough to need a single holder; none in a year is a warning.',
    ],
  ],
  rebook: [
    [
      'Which {thing} did you last have to change, and how many people had to agree?',
      'Who was asked last?',
      'The number of people per change: it sets how long the old {thing} has to hold.',
    ],
    [
      'When did a change of a {thing} not reach somebody in time?',
      'What did it cost that person?',
      'Who is told last is the one for whom it is built.',
    ],
  ],
  offer: [
    [
      'Which {thing} did you last offer that nobody took?',
      'How long did you leave it up?',
      'A {thing} without a taker: price, place or nobody who saw it. Three of the same kind name the first problem.',
    ],
    [
      'Whom did you refuse a {thing} last, and what made you?',
      'What did you not know of that person?',
      'The condition that they check by feeling: it belongs into the offer.',
    ],
  ],
  exchange: [
    [
      'Which {thing} did you last want to swap and could not?',
      'What did you do with it then?',
      'Kept, sick note or a favour: this is what the swap competes with.',
    ],
    [
      'Whom did you ask first for that swap, and whom did you leave out?',
      'Why not the others?',
      'Favours and grudges decide who is asked; a list open to all changes that, and not everybody wants it.',
    ],
    [
      'When did you last swap a {thing} and somebody said afterwards that it was not agreed?',
      'What was there to show?',
      'A chat, a paper or nothing: that is the record which has to be beaten.',
    ],
  ],
  decide: [
    [
      'Which {thing} did you last decide on without knowing enough?',
      'What did you not know?',
      'The one fact that was missing: it goes to the top of the screen.',
    ],
    [
      'Which decision about a {thing} did you last have to take back?',
      'Who asked you to?',
      'A reversal has a cost and a witness; both belong into the record.',
    ],
  ],
  pay: [
    [
      'Which payment did you last have to chase or to explain?',
      'How many messages did it take?',
      'Messages times minutes is the price of the old way.',
    ],
    [
      'When was the wrong amount paid last?',
      'Who noticed?',
      'If the other side noticed first, trust is the problem and not the effort.',
    ],
  ],
  'hand-over': [
    [
      'Which {thing} was last not there, or not as agreed, when it changed hands?',
      'What was said at the door?',
      'Late, damaged or nobody there: each asks for another first release.',
    ],
    [
      'How did you last prove that you had handed over a {thing}?',
      'To whom?',
      'Whoever asked for the proof is the one who has to accept the new one.',
    ],
  ],
  message: [
    [
      'Which message did you last send twice because nobody answered?',
      'How did they take it in the end?',
      'The channel that got through is the one to use first.',
    ],
    [
      'What did you last hear of too late although somebody had sent it?',
      'Where was it lying?',
      'A full inbox cannot be helped by one more message.',
    ],
  ],
  compare: [
    [
      'Which wrong {thing} did you find last, and how?',
      'How many had gone through before it?',
      'By chance, by a habit or by somebody outside: the habit is what has to be faster.',
    ],
    [
      'Which {thing} did you last hold back that was right after all?',
      'Who was angry?',
      'The price of a false mark: it sets how sure a check has to be before it stops one.',
    ],
    [
      'What lies beside a {thing} when you check it?',
      'Which of these do you have to ask for?',
      'The papers or screens in order: what has to be asked for is where a check without people fails.',
    ],
  ],
  see: [
    [
      'What about a {thing} did you last find out too late?',
      'Who had known it?',
      'Somebody knew: the way from that person to this one is the product.',
    ],
    [
      'What did you do yesterday because of what you saw about a {thing}?',
      'What happened on the day on which nobody looked?',
      'A decision. If nothing would have been different, nobody will look twice.',
    ],
  ],
  warn: [
    [
      'Which {thing} did you last notice too late?',
      'What was the first sign, looking back?',
      'A sign that could be measured, and how many hours or days it came before.',
    ],
    [
      'Which alarm or message do you ignore today?',
      'Since when?',
      'The number of false ones after which they stopped reading: the limit that must not be reached.',
    ],
    [
      'What can you still do about a {thing} when you hear of it a day before?',
      'And an hour before?',
      'The last moment at which acting helps: a warning behind it is worthless.',
    ],
  ],
  record: [
    [
      'Which {thing} did you last write down from memory?',
      'How many hours later?',
      'The gap between doing and writing: closing it is the whole worth.',
    ],
    [
      'Who last read what you had recorded about a {thing}, and for what?',
      'What was missing for them?',
      'If nobody reads it, it is recorded for an inspector, and the inspector decides the form.',
    ],
  ],
  recording: [
    [
      'What was last said that nobody could agree on afterwards?',
      'How was it settled?',
      'A dispute about words; without one, notes are enough.',
    ],
    [
      'Who last did not want to be recorded?',
      'What did you do then?',
      'The fallback that exists already: it has to work from the first day.',
    ],
  ],
  forecast: [
    [
      'How far off was your number the last time, and which way?',
      'What was left over, or what was missing?',
      'Both numbers of one day. Too much and too little do not cost the same, and that difference is the product.',
    ],
    [
      'What did you look at before you settled on that number?',
      'Which of these has misled you?',
      'The inputs that they trust by experience: a forecast without them is not believed.',
    ],
    [
      'On which day of the last month was everything different?',
      'When did you know?',
      'Holidays, weather or an order: how early it was known decides what can be foreseen at all.',
    ],
  ],
  trace: [
    [
      'Which {thing} went wrong last, and how long did it take until you knew where?',
      'Which windows were open?',
      'Hours and tools of one case: less than an hour means that what exists is enough.',
    ],
    [
      'Which one has nobody explained to this day?',
      'What was there nowhere to be seen?',
      'The piece that is recorded nowhere today: without it the product explains only what was easy.',
    ],
    [
      'Who called you about it, and what did you tell them after ten minutes?',
      'And after a day?',
      'What the caller needed first: it is the top line of the screen.',
    ],
  ],
  evaluate: [
    [
      'Which {thing} passed last and should not have?',
      'Who noticed?',
      'Somebody outside noticing is what a score has to prevent.',
    ],
    [
      'How did you decide the last time that a new version was better than the old one?',
      'What did you compare?',
      'A feeling, ten examples or a number: whatever it was is what a score is measured against.',
    ],
    [
      'About which {thing} did two of you last disagree?',
      'Who was right?',
      'Where people disagree no score will be trusted; this is the limit of the field.',
    ],
  ],
  calculate: [
    [
      'Which number did you last have to defend?',
      'Where did you look for what it rests on?',
      'The question of whoever doubted it: the result has to answer it unasked.',
    ],
    [
      'Which input was last missing or in the wrong unit?',
      'What did you put in instead?',
      'The guess that everybody makes in silence is the error that nobody sees.',
    ],
  ],
  find: [
    [
      'What did you last look for and not find?',
      'Did it exist?',
      'If it existed, the words are the problem; if not, the offer is.',
    ],
    [
      'Which {thing} did you choose last, and between how many?',
      'What decided it?',
      'The one condition that decided: it comes first in the search.',
    ],
  ],
  gather: [
    [
      'Which {thing} did you last have to ask for more than once?',
      'What came in the end, and in which form?',
      'The form in which it really comes: this is what has to be taken in.',
    ],
    [
      'What did you last do with an incomplete {thing}?',
      'Who filled the gap?',
      'The person who fills gaps by hand is the first user.',
    ],
  ],
  raise: [
    [
      'What did you last report of which you never heard again?',
      'Did you report the next one?',
      'The silence after which people stop: the answer has to come before it.',
    ],
    [
      'Which {thing} did you see last and not report?',
      'Why not?',
      'Effort, fear or habit: only the first is helped by a better form.',
    ],
  ],
  report: [
    [
      'Which {thing} came back to you last, and with which remark?',
      'From whom?',
      'The reader’s rule that stands nowhere: it is the first check to build.',
    ],
    [
      'On which evening did you finish the last {thing}, and what had you waited for?',
      'Who was late?',
      'If the wait is for others, a faster form helps nobody.',
    ],
  ],
  plan: [
    [
      'When did your plan last fall apart, and at what time did you know?',
      'Whom did you call first?',
      'The order of the calls is the logic of the replacement.',
    ],
    [
      'Whom did you last plan in twice, or not at all?',
      'Who told you?',
      'A conflict found by the person concerned: the plan has to find it before.',
    ],
  ],
  fix: [
    [
      'Which {thing} lay longest in the last month?',
      'On whose desk?',
      'Nobody’s desk is a matter of assigning, one full desk is a matter of hands.',
    ],
    [
      'Which {thing} was closed last and came back?',
      'How had it been closed?',
      'What counts as done differs between those who do it and those who wait for it.',
    ],
  ],
  make: [
    [
      'Which {thing} did you last throw away and begin anew?',
      'What was wrong with it?',
      'The reason is the bar that anything made by a machine has to pass.',
    ],
    [
      'What was in front of you when you began the last {thing}?',
      'What did you look up?',
      'The material, and how much of it is in a form that can be read.',
    ],
  ],
  learn: [
    [
      'What did you last learn that you still use?',
      'How often did you repeat it?',
      'A rhythm that worked once for this person.',
    ],
    [
      'What did you last stop learning, and on which day?',
      'What was on instead?',
      'The thing that was on instead is the competitor.',
    ],
  ],
  comply: [
    [
      'What did the last inspector ask for that you did not have at hand?',
      'How long did it take to find?',
      'A paper and an hour: the first list to build.',
    ],
    ['Which proof ran out last?', 'Who noticed?', 'If the inspector noticed first, reminding is worth money.'],
  ],
  control: [
    [
      'What was last on that should have been off, or open that should have been shut?',
      'How did you learn of it?',
      'The harm of one case, and whether anybody could have acted from afar.',
    ],
    [
      'Who else may switch it, and when did that last go wrong?',
      'Who found out?',
      'The people of the house and their quarrels about it.',
    ],
  ],
  self: [
    [
      'When did you last give it up, and on which day?',
      'What was different that day?',
      'The day and its circumstance: it has to work there or not at all.',
    ],
    [
      'What else have you tried for the same, and what is left of it?',
      'Where is it now?',
      'What lies in the drawer tells more than what was liked.',
    ],
  ],
}

const ofAnyStep: readonly Told[] = [
  [
    'What stopped you the last time halfway through, when you had to {step}?',
    'Where did you go on?',
    'The interruption: coming back to it is where most is lost.',
  ],
  ['Whom did you last ask how to {step}?', 'What did they show you?', 'The person who is asked is the manual today.'],
]

/** Questions of a step's kind, filled with its words. */
export function questionsOfStep(step: Step): StepQuestion[] {
  return (questions[step.kind.id] ?? ofAnyStep).map(([question, probe, listenFor]) => ({
    question: fillStep(question, step),
    probe: fillStep(probe, step),
    listenFor: fillStep(listenFor, step),
  }))
}
