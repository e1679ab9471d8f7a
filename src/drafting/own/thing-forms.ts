import type { ClauseForm } from './clause-form.ts'

/** Things and rights that products of any trade have: papers, languages, roles, scales, lists. After the rules and the work. */
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
    id: 'shut-out',
    cue: /\b(?:blocks?|locks? out|shuts? out|vanish\w*|never shows? up|is hidden|are hidden|stops? showing|freez\w+|paus\w+|sperrt)\b/i,
    fails: [
      'Of 30 prepared cases, 10 of them borderline, each is blocked or allowed as an expert would decide, with the reason shown.',
    ],
    test: [
      {
        given: 'a case that is blocked',
        when: 'the same is attempted from another account, a second device and a copy',
        outcome: 'it stays blocked, and the end date of the block is shown',
      },
    ],
    question: [
      {
        ask: 'Who is notified when something is blocked, and who may unblock it early?',
        propose:
          'The affected user, immediately and with the reason; one named person may unblock it, and that is logged.',
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
  {
    id: 'consent-back',
    cue: /\b(?:take|takes|took|taken) (?:\p{L}+ ){0,3}back\b|\b(?:deleted?|erased?|burns? (?:it|them)|withdraw\w*|opt out|löschen)\b/iu,
    fails: [
      'An hour after withdrawal it appears in no screen, export or search; any backup that still holds it is listed with its deletion date.',
    ],
    test: [
      {
        given: 'another user has it open when it is withdrawn',
        when: 'they keep working',
        outcome: 'it closes with a message, and none of their own work is lost',
      },
    ],
    question: [
      {
        ask: 'Can the withdrawal be undone, and for how long?',
        propose: 'For ten minutes by the same person; after that it is permanent, and the screen says so beforehand.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'scale',
    cue: /\b(?:from|between) \d+ (?:to|and) \d+\b.{0,12}$|\b(?:rates?|ratings?|scores?) (?:from|one|each|the|it|a|between|their)\b|\bstars\b/i,
    fails: [
      'Ten people rate the same case twice, a day apart; eight give the same or an adjacent value. Otherwise the scale is too fine.',
    ],
    test: [
      {
        given: 'a user skips it twice and then enters the highest value by mistake',
        when: 'they correct it a minute later',
        outcome: 'the skipped entries stay empty, the mistake is replaced, and it triggered nothing',
      },
    ],
    question: [
      {
        ask: 'What does anyone do differently on the day the value drops?',
        propose: 'Name one action and its owner; do not collect a value that changes nothing.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'paper',
    cue: /\b(?:pdf|print(?:s|ed|out)?|booklet|letterhead|leaflet|sheet as)\b|\b(?:issues?|creates?|makes?|generates?|gets? a|sends? a)\b.{0,30}\b(?:certificate|statement|receipt)s?\b/i,
    isTopic: true,
    fails: ['Printed in black and white, it lets the recipient answer three given questions unaided within a minute.'],
    test: [
      {
        given: 'the longest real case from last year',
        when: 'it is generated, printed and regenerated after one correction',
        outcome: 'nothing is cut off, and date and version number distinguish old from new',
      },
    ],
    question: [
      {
        ask: 'Who receives it, and what must it contain for them to accept it?',
        propose: 'Get the last one they accepted and match it point by point.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'split',
    cue: /\b(?:split|shared?|divided|aufgeteilt)\b.{0,20}\b(?:by|among|between|per)\b/i,
    fails: [
      'In ten real cases with late arrivals, early departures or non-payers, the shares add up to the cent and everyone sees how theirs was calculated.',
    ],
    test: [
      {
        given: 'one share was paid and a date is then corrected',
        when: 'the total is recalculated',
        outcome: 'both see the difference with its reason, and no paid share changes without notice',
      },
    ],
    question: [
      {
        ask: 'Who decides when someone disputes the split?',
        propose: 'One named person among them within a week; until then only the undisputed part is due.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'signature',
    cue: /\b(?:signs?|signed|signatures?|countersign\w*|unterschr\w+)\b/i,
    not: /\be-?signatures?\b|\bsigns? (?:up|in)\b/i,
    isTopic: true,
    fails: [
      'If one letter changes after signing, the document no longer counts as signed; who signed what and when can be proven a year later.',
    ],
    test: [
      {
        given: 'a user signs on a borrowed phone in poor light',
        when: 'the connection drops before it is saved',
        outcome: 'it is either signed or not signed, and both sides see the same status',
      },
    ],
    question: [
      {
        ask: 'Who has to accept this signature?',
        propose: 'Ask them in writing whether a drawn signature is enough; until then treat it as a record of consent.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'own-files',
    cue: /\b(?:checklist|check list|question(?:s|naire)|grid|form)\b/i,
    isTopic: true,
    fails: [
      'Five people complete it for the same real case; they differ in at most one answer, and none takes longer than on paper.',
    ],
    test: [
      {
        given: 'one question does not apply and one was forgotten',
        when: 'it is submitted',
        outcome: 'the forgotten one is requested, and the other can be skipped with a reason',
      },
    ],
    question: [
      {
        ask: 'Who reads the answers, and which answer triggers action?',
        propose: 'Keep only the questions for which someone can name that action.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'one-record',
    cue: /\b(?:in one (?:file|place|record|list)|one file per|history of|log(?:book)?\b|record of|register of)/i,
    isTopic: true,
    fails: [
      'A team member back from a month away can say within a minute, from the record alone, what was done last, by whom, and what is open.',
    ],
    test: [
      {
        given: 'the same person or item was entered twice with different spellings',
        when: 'the two are merged',
        outcome: 'no data is lost, and the merge can be undone',
      },
    ],
    question: [
      {
        ask: 'Who may correct an entry, and does the old version stay visible?',
        propose: 'The author and one other person; the old version stays readable, struck through and dated.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'choice-of-slot',
    cue: /\b(?:picks?|chooses?|selects?|books?|reserves?)\b.{0,40}\b(?:slots?|hours?|seats?|tables?|rooms?|lessons?|page)\b|\bbooking page\b|\breserve by\b/i,
    isTopic: true,
    fails: [
      'When two people take the last slot in the same second, one gets it; the other is told immediately and offered the next.',
    ],
    test: [
      {
        given: 'a slot was agreed by phone but not entered yet',
        when: 'someone books the same slot online',
        outcome: 'the person responsible sees the conflict before either person arrives',
      },
    ],
    question: [
      {
        ask: 'Until when can it be changed or cancelled, and by whom?',
        propose: 'By either side until the evening before, in one tap; after that by phone.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'count-per',
    cue: /\b(?:costs?|counted|hours?|count|reach|figures?|totals?|numbers?|kosten)\b.{0,24}\b(?:per|by|to|for each|je|pro)\s\p{L}+/iu,
    fails: [
      'For a month of real entries, every total matches an independent manual count, and every figure can be opened to its entries.',
    ],
    test: [
      {
        given: 'one entry belongs to two groups and one to none',
        when: 'the month is closed',
        outcome: 'neither is double-counted or lost; both are listed for a person to resolve',
      },
    ],
    question: [
      {
        ask: 'Which decision does this figure support, and how precise must it be?',
        propose: 'Name the decision and round to the precision that would change it.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'place-bound',
    cue: /\bonly (?:playable|visible|works?|available|valid|open)\b.{0,20}\b(?:in|at|near|where|inside)\b|\bwithin \d+ ?(?:km|kilometres?|kilometers?|miles?|m|metres?|meters?)\b|\bpick[- ]?up only\b/i,
    fails: [
      'Tested from ten spots just inside and ten just outside, including behind walls and with poor reception: at least 19 of 20 are classified correctly, and any error is on the safe side.',
    ],
    test: [
      {
        given: 'a user moves out of range in the middle of it',
        when: 'they continue',
        outcome: 'it ends with a message that says why and what is still possible',
      },
    ],
    question: [
      {
        ask: 'What is allowed just outside the area, and who grants exceptions?',
        propose: 'Nothing automatically; one named person may grant single exceptions with a recorded reason.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'notice',
    cue: /\b\d+ (?:days?|weeks?|months?)['’]? (?:notice|deadline|frist)\b|\b(?:not older than|valid for)\b/i,
    fails: [
      'The same request is decided differently at {short} and at {over}, and both sides see the exact deadline before they start.',
      'Both sides see the exact deadline before they start; one minute later nothing is accepted as on time.',
    ],
    test: [
      {
        given: 'the deadline falls on a Sunday in another time zone',
        when: 'it is submitted at 23:59 local time',
        outcome: 'it counts as on time, and the other side sees the same date',
      },
    ],
    question: [
      {
        ask: 'Who is reminded before the deadline, and how far ahead?',
        propose: 'Both sides, once with a fifth of the time left and again on the day before.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'spoken',
    cue: /\b(?:dictat\w+|talk into|speak into|voice (?:note|message|memo)s?|say (?:it|what)|recording of)\b/i,
    isTopic: true,
    fails: [
      'In 60 minutes of audio from the real environment (wind, machines, a second voice), 19 of 20 names, numbers and words like “not” are right, and uncertain ones are flagged.',
    ],
    test: [
      {
        given: 'the speaker breaks off, corrects a number and continues',
        when: 'it is transcribed',
        outcome: 'the corrected number is used, and the first one appears nowhere',
      },
    ],
    question: [
      {
        ask: 'Who confirms the transcript before anything follows from it?',
        propose: 'The speaker, within five seconds, with the audio one tap away.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'on-map',
    cue: /\b(?:on|onto) (?:a|the) (?:\p{L}+ )?map\b|\bmap of\b/iu,
    isTopic: true,
    fails: [
      'Someone new to the area finds 19 of twenty places that a local knows, and entries older than a month are marked.',
    ],
    test: [
      {
        given: 'two entries are at the same spot and one has since moved',
        when: 'a user searches for either',
        outcome: 'both are found separately, and the moved one only at its new location',
      },
    ],
    question: [
      {
        ask: 'Who removes entries that are no longer valid, and how would they know?',
        propose: 'The person who added it, asked once a month; after two unanswered requests it is removed.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'estimate',
    cue: /\b(?:get|gets|see|sees|shows?)\b.{0,20}\b(?:a )?(?:price|quote|estimate)\b|\bprice from\b/i,
    isTopic: true,
    fails: [
      'For 20 finished jobs, estimated again without knowing the invoice, 16 invoices fall within the shown range; the others are flagged for manual review.',
    ],
    test: [
      {
        given: 'a partly wrong input (too small, the wrong item marked, a picture of something else)',
        when: 'an estimate is requested',
        outcome: 'it shows no amount and says who will call, and when',
      },
    ],
    question: [
      {
        ask: 'How far may the real invoice deviate before customers feel cheated?',
        propose: 'Ask ten customers before showing a single amount; until then show a range and what would change it.',
      },
    ],
    effort: 'M',
  },
]
