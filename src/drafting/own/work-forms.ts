import type { ClauseForm } from './clause-form.ts'

/** Work that is done: sums, repeats, what a machine makes of an input, what goes to another system or reaches a person. */
export const workForms: readonly ClauseForm[] = [
  {
    id: 'share',
    isUsual: true,
    cue: /\b\d+(?:[.,]\d+)?\s?%|(?:[€£$])\s?\d|\b\d+(?:[.,]\d+)?\s?(?:p|pence|pounds?|euros?|cents?|dollars?)\b|\bprice (?:you|they|he|she) paid\b/i,
    not: /\b(?:of cases|of the cases|accura|correct|moisture|humidity|battery|full|discount code)\b|\b(?:a|per|each|for)\s?(?:month|year|week|visit|hour|seat|store|user)\b|\bfree\b/i,
    fails: [
      '“{n}” in ten worked examples (typical, smallest, refunded, rounded): the amounts match a manual calculation to the cent, and both sides see the same lines.',
      'Ten worked examples (typical, smallest, refunded, rounded) match a manual calculation to the cent, and both sides see the same lines.',
    ],
    test: [
      {
        given: 'a payment of 19.99',
        when: 'half of it is refunded',
        outcome: 'every share is refunded in proportion, and the remainder adds up to the cent',
      },
    ],
    question: [
      {
        ask: '“{n}” of which amount: before or after payment fees and tax?',
        propose: 'Of what the payer paid, including tax; payment fees are a separate line.',
      },
      {
        ask: 'Who bears payment fees and rounding?',
        propose: 'We do, as a separate line; the amounts shown to users do not change.',
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
      'In a simulated year (29 February, public holidays, both clock changes), it runs exactly once each time, and a failed run is repeated the same day.',
    ],
    test: [
      {
        given: 'the day is a public holiday and the system was down overnight',
        when: 'it is due',
        outcome: 'it runs once, the same day, and nobody gets it twice',
      },
    ],
    question: [
      {
        ask: 'What if input is still missing on that day?',
        propose: 'It goes out on time and states what is missing; the rest follows as a labelled correction.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'machine-work',
    cue: /\bturn(?:s|ed)? (?:\S+ ){0,3}into\b|\bgenerat|\brecogni[sz]|\btranscri|\bsummari[sz]|\b(?:proposes|drafts)\b|\bsuggests?\b|\bpredict|\bmeasures?\b|\bdetect|\bAI\b|\bgets? the (?:\S+ ){0,2}(?:number|name) from\b/i,
    isTopic: true,
    fails: [
      'Of 50 real cases checked by an expert who does not see the result first, at least 45 are right, and a person stops each wrong one before it takes effect.',
    ],
    test: [
      {
        given: 'an incomplete input (dark, noisy, torn, empty)',
        when: 'it is processed',
        outcome: 'it asks for a new one and invents nothing',
      },
    ],
    question: [
      {
        ask: 'Who corrects a wrong result, and are the people who already read it told?',
        propose:
          'The person who gave the input, in two taps, before it goes out; later corrections are labelled as such.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'connection',
    cue: /\b(?:sync|synchroni|export|import|integrat)\w*|\bgoes (?:straight )?(?:to|into) \p{Lu}|\breported to\b|\bAPI\b/u,
    isTopic: true,
    fails: [
      'After syncing a month of real records, counts and totals match on both sides. If the other side is down for a day, nothing is lost or duplicated.',
    ],
    test: [
      {
        given: 'the other system rejects one record in a hundred',
        when: 'they are sent',
        outcome: '99 arrive, the rejected one is shown with its reason, and resending creates no duplicates',
      },
    ],
    question: [
      {
        ask: 'Which side wins when the two differ?',
        propose: 'The one a person edited last; the difference is shown and never silently overwritten.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'signal',
    cue: /\b(?:alerted|alerts?|notif\w+|remind\w*|buzz\w*|vibrat\w*|push (?:messages?|notif\w+)|sms|gets? (?:a )?(?:texts?|calls?|messages?)|(?:texts?|calls?|rings?) (?:you|me|him|her|them|us|my|the|a|an|each|every|guests?|members?|customers?|parents?|patients?)|warns?|warned)\b/i,
    isTopic: true,
    fails: [
      'Of 20 notifications to real devices (muted, locked, in a pocket), the recipient notices 19; the other is listed with name and time.',
    ],
    test: [
      {
        given: 'the recipient’s device is off',
        when: 'it is sent',
        outcome: 'a second channel is tried, then a named person is notified; nobody has to assume it was read',
      },
    ],
    question: [
      {
        ask: 'What happens if nobody answers?',
        propose: 'One more attempt through another channel, then a named person; both are logged.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'input-by-camera',
    cue: /\bscan(?:s|ned)?\b|\bQR\b|\b(?:take|takes|send|sends|upload|uploads|snap|snaps) (?:\S+ ){0,2}(?:photos?|pictures?|pics)\b|\bphotos? (?:of|from|before|after)\b|\bafter photos\b|\bwith (?:a )?photos?$|\bphotographs?\b|\bpicture of\b|\bcamera\b/i,
    isTopic: true,
    fails: [
      'In real lighting and with full hands, 18 of 20 first attempts succeed within 10 seconds; the others can be completed manually.',
    ],
    test: [
      {
        given: 'a photo of something else, a blurred one and yesterday’s photo',
        when: 'each is submitted',
        outcome: 'all three are rejected with the reason, and none counts',
      },
    ],
    question: [
      {
        ask: 'Who sees the photos, and when are they deleted?',
        propose: 'Only the people who decide based on them; deleted after 30 days unless a dispute is open.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'capacity',
    cue: /^(?:up to |for )?\d+ to \d+ \p{L}+$|\b(?:up to|for|of|with|max(?:imum)?|at most)\s+\d[\d,.]{2,}\s+\p{L}+/u,
    fails: [
      'With “{n}”, the main screen opens within 2 seconds on the oldest supported device; one more is declined with a clear message, not an error.',
    ],
    test: [
      {
        given: '“{n}” on record, test or real data',
        when: 'the last one and one more are entered at the same time from two devices',
        outcome: 'exactly one is accepted, and the other user is told why and what to do',
      },
    ],
    question: [],
    effort: 'S',
  },
  {
    id: 'list',
    cue: /\b(?:goes|put|comes|stays) (?:on|onto) (?:a|the) list\b/i,
    isTopic: true,
    fails: ['Each entry shows who added it, when and why; removed entries can be found with the same details.'],
    test: [
      {
        given: 'two people change the same entry in the same minute',
        when: 'both save',
        outcome: 'both changes are kept, and the second person sees the first change',
      },
    ],
    question: [
      {
        ask: 'Who may remove an entry, and who sees that it existed?',
        propose: 'The person who added it and the person it concerns; both see the last three months.',
      },
    ],
    effort: 'S',
  },
]
