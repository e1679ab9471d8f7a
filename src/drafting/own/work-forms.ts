import type { ClauseForm } from './clause-form.ts'

/** Work that is done: sums, repeats, what a machine makes of an input, what goes to another system or reaches a person. */
export const workForms: readonly ClauseForm[] = [
  {
    id: 'share',
    isUsual: true,
    cue: /\b\d+(?:[.,]\d+)?\s?%|(?:[€£$])\s?\d|\b\d+(?:[.,]\d+)?\s?(?:p|pence|pounds?|euros?|cents?|dollars?)\b|\bprice (?:you|they|he|she) paid\b/i,
    not: /\b(?:of cases|of the cases|accura|correct|moisture|humidity|battery|full|discount code)\b|\b(?:a|per|each|for)\s?(?:month|year|week|visit|hour|seat|store|user)\b|\bfree\b/i,
    fails: [
      '“{n}” in ten worked cases (usual, smallest, refunded, rounded): the sums agree to the smallest coin with one by hand, and both sides see the same lines.',
      'Ten worked cases (usual, smallest, refunded, rounded) agree to the smallest coin with a sum by hand, and both sides see the same lines.',
    ],
    test: [
      {
        given: 'a payment of 19.99',
        when: 'half of it is refunded',
        outcome: 'every share goes back in the same proportion, and the rest adds up to the cent',
      },
    ],
    question: [
      {
        ask: '“{n}” of which sum: before or after payment costs and tax?',
        propose: 'Of what the payer paid, tax included; payment costs are a line of their own.',
      },
      {
        ask: 'Who bears payment costs and rounding?',
        propose: 'We do, as a line of its own; the sums that people were shown stay as they were.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'recurring',
    // Something has to come each time: “same tutor every week” and “every day is 12 minutes” are no jobs of a program.
    cue: /^(?=.*\b(?:sen[dt]s?|goes|arrives?|gets?|mails?|emails?|reports?|reorders?|remind\w*|exports?|syncs?|posts?|charge[sd]?|invoices?|bills?|billed|publish\w*|runs?|updates?|summar\w+|digest|lists?|backups?|texts?|letters?|paid|pays|statement)\b).*(?:\bevery (?:\d+|two|three|four|day|week|month|quarter|morning|evening|night|year)\b|\b(?:daily|weekly|monthly|yearly|nightly)\b|\bon the (?:first|last|\d+(?:st|th|nd|rd))\b|\beach (?:day|week|month|morning)\b)/is,
    not: /\bsame\b.{0,30}\b(?:every|each)\b|\bevery \p{L}+ is\b/iu,
    fails: [
      'A year played through (29 February, public holidays, both changes of the clock): it comes each time once, and a failed run is repeated the same day.',
    ],
    test: [
      {
        given: 'the day is a public holiday and the system was down in the night',
        when: 'it is due',
        outcome: 'it comes once, the same day, and nobody gets two',
      },
    ],
    question: [
      {
        ask: 'What if something is still missing on that day?',
        propose:
          'It goes out on the day with what is missing named; the rest follows as a correction that says it is one.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'machine-work',
    cue: /\bturn(?:s|ed)? (?:\S+ ){0,3}into\b|\bgenerat|\brecogni[sz]|\btranscri|\bsummari[sz]|\b(?:proposes|drafts)\b|\bsuggests?\b|\bpredict|\bmeasures?\b|\bdetect|\bAI\b|\bgets? the (?:\S+ ){0,2}(?:number|name) from\b/i,
    isTopic: true,
    fails: [
      '50 real cases, judged by somebody of the trade who does not see the result: at least 45 right, and each wrong one stopped by a person before it has an effect.',
    ],
    test: [
      {
        given: 'an input that is half missing (dark, noisy, torn, empty)',
        when: 'it is worked on',
        outcome: 'it asks for a new one and makes nothing up',
      },
    ],
    question: [
      {
        ask: 'Who puts a wrong one right, and does whoever has read it learn of that?',
        propose: 'Whoever gave the input, in two taps, before it goes out; a later correction says that it is one.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'connection',
    cue: /\b(?:sync|synchroni|export|import|integrat)\w*|\bgoes (?:straight )?(?:to|into) \p{Lu}|\breported to\b|\bAPI\b/u,
    isTopic: true,
    fails: [
      'A month of real records goes over: counts and sums agree on both sides. With the other side down for a day, nothing is lost and nothing doubles.',
    ],
    test: [
      {
        given: 'the other system refuses one record of a hundred',
        when: 'they are sent',
        outcome: '99 arrive, the one is shown with its reason, and sending again doubles none',
      },
    ],
    question: [
      {
        ask: 'Which side is right when the two differ?',
        propose: 'The one where a person typed last; the difference is shown and never overwritten silently.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'signal',
    cue: /\b(?:alerted|alerts?|notif\w+|remind\w*|buzz\w*|vibrat\w*|push (?:messages?|notif\w+)|sms|gets? (?:a )?(?:texts?|calls?|messages?)|(?:texts?|calls?|rings?) (?:you|me|him|her|them|us|my|the|a|an|each|every|guests?|members?|customers?|parents?|patients?)|warns?|warned)\b/i,
    isTopic: true,
    fails: [
      'Of 20 sent to real devices (muted, locked, in a pocket), 19 are noticed by the person meant; the other stands on a list with name and minute.',
    ],
    test: [
      {
        given: 'the device of the person meant is off',
        when: 'it is sent',
        outcome:
          'a second way is tried, and then a named person is notified; nobody is left to assume that it was read',
      },
    ],
    question: [
      {
        ask: 'What happens when nobody answers?',
        propose: 'One second try by another way, then a named person; both stand on a list.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'input-by-camera',
    cue: /\bscan(?:s|ned)?\b|\bQR\b|\b(?:take|takes|send|sends|upload|uploads|snap|snaps) (?:\S+ ){0,2}(?:photos?|pictures?|pics)\b|\bphotos? (?:of|from|before|after)\b|\bafter photos\b|\bwith (?:a )?photos?$|\bphotographs?\b|\bpicture of\b|\bcamera\b/i,
    isTopic: true,
    fails: [
      'In the light of the place and with hands full, 18 of 20 first tries succeed within 10 seconds; the others lead to the same thing by hand.',
    ],
    test: [
      {
        given: 'a picture of something else, a blurred one and yesterday’s again',
        when: 'each is sent in',
        outcome: 'all three are refused with the reason, and none counts',
      },
    ],
    question: [
      {
        ask: 'Who looks at the pictures, and when are they deleted?',
        propose: 'Only who has to decide by them; deleted after 30 days unless a dispute is open.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'capacity',
    cue: /^(?:up to |for )?\d+ to \d+ \p{L}+$|\b(?:up to|for|of|with|max(?:imum)?|at most)\s+\d[\d,.]{2,}\s+\p{L}+/u,
    fails: [
      'Filled with “{n}”, the main screen opens within 2 seconds on the oldest device in use; one more is refused by a sentence, not by an error.',
    ],
    test: [
      {
        given: '“{n}” on record, made or real',
        when: 'the last one and one more are entered at the same time from two devices',
        outcome: 'exactly one is taken, and the other side reads why and what to do',
      },
    ],
    question: [],
    effort: 'S',
  },
  {
    id: 'list',
    cue: /\b(?:goes|put|comes|stays) (?:on|onto) (?:a|the) list\b/i,
    isTopic: true,
    fails: [
      'Each entry says who put it there, when and why; what was taken off can be found again with the same three.',
    ],
    test: [
      {
        given: 'two people change the same entry at the same minute',
        when: 'both save',
        outcome: 'both changes are kept, and the second person sees the first one’s',
      },
    ],
    question: [
      {
        ask: 'Who may take an entry off, and who sees that it was there?',
        propose: 'Whoever put it on, and the person it is about; both see the last three months.',
      },
    ],
    effort: 'S',
  },
]
