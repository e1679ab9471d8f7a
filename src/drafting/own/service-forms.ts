import type { ClauseForm } from './clause-form.ts'

/** What a brief promises of work that people do, with how the last jobs show whether it is kept. */
export const serviceForms: readonly ClauseForm[] = [
  {
    id: 'same-person',
    cue: /\bsame \p{L}+(?: \p{L}+)? (?:every|each) (?:time|week|visit|lesson|day)\b/iu,
    fails: [
      'In one month of bookings, nine of ten visits are done by the same person as before; every exception is announced the day before with the replacement’s name.',
    ],
    test: [],
    question: [
      {
        ask: 'Who covers when that person is ill?',
        propose: 'One named substitute the client has met; otherwise the visit is rescheduled free of charge.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'turnaround',
    cue: /\b(?:\d+|one|two|three|four|five|ten)[- ](?:working[- ]|business[- ])?(?:hours?|days?|weeks?)[- ]turnaround\b|\b(?:delivered|done|back|ready) (?:with)?in (?:\d+|two|three|five) (?:working )?(?:hours|days)\b|\bon time\b/i,
    fails: [
      'At most one of the last twenty jobs was late, counted from the moment all inputs were in; the client was told before the due date.',
    ],
    test: [],
    question: [
      {
        ask: 'When does the clock start if the client delivers an input late?',
        propose: 'On the day the last input arrives; the new due date is sent the same day.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'shown-by-photo',
    cue: /\b(?:photos?|pictures?)\b.{0,40}\b(?:same day|before and after|(?:after|of) (?:every|each)|update)\b|\b(?:photo|picture) update\b/i,
    fails: [
      'All of ten jobs have same-day photos from the site, and the client can tell from them alone what was done.',
    ],
    test: [],
    question: [
      {
        ask: 'What does the client get if the work could not be done that day?',
        propose: 'A same-day photo showing why, and the date of the next attempt at no cost.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'vetted',
    cue: /\b(?:vetted|insured|background[- ]check\w*|DBS|licensed|certified)\b/i,
    fails: [
      'For every person sent out in the last month, the background check and insurance are on file, dated before the first job; anyone missing one has no jobs scheduled.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'first-free',
    cue: /\b(?:meet|visit|call|lesson|session)\b.{0,30}\bfirst\b.{0,20}\bfree\b|\bfirst \p{L}+ (?:is )?free\b/iu,
    fails: [
      'Anyone who declines after the first meeting pays nothing, knows this beforehand, and gives no card number.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
]
