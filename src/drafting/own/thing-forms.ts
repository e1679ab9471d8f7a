import type { ClauseForm } from './clause-form.ts'

/** Rights and duties that a clause states in so many words. */
export const thingForms: readonly ClauseForm[] = [
  {
    id: 'only-role',
    cue: /\b(?:can|may)\b.{0,60}\b(?:but (?:only|not|cannot|can['’]t|never)|cannot|can['’]t)\b|\bonly (?:the |our |a )?\p{L}+(?: \p{L}+)? (?:can|may)\b|\b(?:sees?|gets?) \p{L}+(?: \p{L}+){0,3} but (?:not|never|no)\b/iu,
    fails: [
      'One account per role checks every screen, export, old link and notification; restricted content never appears.',
    ],
    test: [
      {
        given: 'an unauthorised user has an authorised user’s link',
        when: 'they open it',
        outcome: 'access is denied with a message saying who is authorised, and the attempt is logged',
      },
    ],
    question: [
      {
        ask: 'Who grants and revokes these permissions, and who covers when that person is away?',
        propose: 'The account owner and one named deputy; every permission change is logged with name and date.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'required',
    cue: /\b(?:is|are) (?:required|mandatory|obligatory)\b|\bcannot be (?:scheduled|published|sent|booked|saved|closed|signed)\b|\bhas to (?:show|have|carry|include)\b|\bmust (?:show|have|carry|include)\b/i,
    fails: [
      'Of twenty entries made manually, by import and by copying, half without it: none of those is accepted, and each message says what is missing.',
    ],
    test: [
      {
        given: 'an entry that was complete yesterday and lacks it today',
        when: 'someone uses it',
        outcome: 'it is blocked, and the person who can fix it is named',
      },
    ],
    question: [
      {
        ask: 'What happens to existing entries without it?',
        propose: 'They stay visible to their owner, flagged, and must be completed before the next use.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'kept-local',
    cue: /\b(?:stays?|kept|stored|remains?|bleib\w+|runs?)\b.{0,30}\b(?:on|auf)\b.{0,25}\b(?:computer|device|phone|laptop|handy|gerät|tablet|server)s?\b|\bown (?:computer|server|device|laptop)s?\b/i,
    fails: [
      'In a day of real use with network traffic recorded, no data leaves the device, including error reports, backups and thumbnails.',
    ],
    test: [
      {
        given: 'the device is lost and replaced',
        when: 'the user starts again',
        outcome: 'the user was told before first use what can be restored, from where, and what is lost',
      },
    ],
    question: [
      {
        ask: 'What happens if the device is lost or broken?',
        propose:
          'The user keeps a backup file, with a monthly reminder; we cannot restore the data and say so at the start.',
      },
    ],
    effort: 'M',
  },
]
