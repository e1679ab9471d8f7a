import type { ClauseForm } from './clause-form.ts'

/** What a brief promises of work that people do, with how the last jobs show whether it is kept. */
export const serviceForms: readonly ClauseForm[] = [
  {
    id: 'same-person',
    cue: /\bsame \p{L}+(?: \p{L}+)? (?:every|each) (?:time|week|visit|lesson|day)\b/iu,
    fails: [
      'In the bookings of a month nine of ten visits were done by the same person as before; each other one was announced the day before, with who comes instead.',
    ],
    test: [],
    question: [
      {
        ask: 'Who comes when that person is ill?',
        propose: 'One named stand-in whom the client has met; else the date is moved at no cost.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'turnaround',
    cue: /\b(?:\d+|one|two|three|four|five|ten)[- ](?:working[- ]|business[- ])?(?:hours?|days?|weeks?)[- ]turnaround\b|\b(?:delivered|done|back|ready) (?:with)?in (?:\d+|two|three|five) (?:working )?(?:hours|days)\b|\bon time\b/i,
    fails: [
      'Of the last twenty jobs at most one was late, counted from the hour when everything was there; the client read of it before the promised day.',
    ],
    test: [],
    question: [
      {
        ask: 'What begins the count when the client is late with a part?',
        propose: 'The day on which the last part arrived; the new date is sent the same day.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'shown-by-photo',
    cue: /\b(?:photos?|pictures?)\b.{0,40}\b(?:same day|before and after|(?:after|of) (?:every|each)|update)\b|\b(?:photo|picture) update\b/i,
    fails: [
      'Of ten jobs all ten have pictures of the same day from the same place, and the client can tell from them alone what was done.',
    ],
    test: [],
    question: [
      {
        ask: 'What is sent when nothing could be done that day?',
        propose: 'A picture of why, the same day, and the date of the next try at no cost.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'vetted',
    cue: /\b(?:vetted|insured|background[- ]check\w*|DBS|licensed|certified)\b/i,
    fails: [
      'For every person sent in the last month the check and the policy are on file with a date before the first job; whoever lacks one has no job in the calendar.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'first-free',
    cue: /\b(?:meet|visit|call|lesson|session)\b.{0,30}\bfirst\b.{0,20}\bfree\b|\bfirst \p{L}+ (?:is )?free\b/iu,
    fails: [
      'Anyone who meets the person and then says no pays nothing, knows this beforehand, and gives no card number.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
]
