import type { ClauseForm } from './clause-form.ts'

/** Things and rights that products of any trade have: papers, languages, roles, scales, lists. After the rules and the work. */
export const thingForms: readonly ClauseForm[] = [
  {
    id: 'only-role',
    cue: /\b(?:can|may)\b.{0,60}\b(?:but (?:only|not|cannot|can['’]t|never)|cannot|can['’]t)\b|\bonly (?:the |our |a )?\p{L}+(?: \p{L}+)? (?:can|may)\b|\b(?:sees?|gets?) \p{L}+(?: \p{L}+){0,3} but (?:not|never|no)\b/iu,
    fails: [
      'One account of each kind of person tries every screen, export, old link and notification: what your sentence keeps from it never appears.',
    ],
    test: [
      {
        given: 'a person who may not do it has the link of somebody who may',
        when: 'they open it',
        outcome: 'it is refused by a sentence that says who may, and the attempt is logged',
      },
    ],
    question: [
      {
        ask: 'Who gives and takes these rights, and what happens on the day when that person is away?',
        propose: 'The person who pays, and one named deputy; every change of rights is listed with name and day.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'required',
    cue: /\b(?:is|are) (?:required|mandatory|obligatory)\b|\bcannot be (?:scheduled|published|sent|booked|saved|closed|signed)\b|\bhas to (?:show|have|carry|include)\b|\bmust (?:show|have|carry|include)\b/i,
    fails: [
      'Twenty entries, half without it, by hand, by import and by copying an old one: none without it gets through, and each says what is missing.',
    ],
    test: [
      {
        given: 'an entry that was whole yesterday and has lost it today',
        when: 'somebody uses it',
        outcome: 'it is stopped, and whoever can mend it is named',
      },
    ],
    question: [
      {
        ask: 'What happens to what exists already without it?',
        propose: 'It stays visible to its owner, marked, and is mended before its next use.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'shut-out',
    cue: /\b(?:blocks?|locks? out|shuts? out|vanish\w*|never shows? up|is hidden|are hidden|stops? showing|freez\w+|paus\w+|sperrt)\b/i,
    fails: [
      'Of 30 prepared cases, 10 of them at the very edge of the rule, each is shut out or let through as a person of the trade would, with the reason shown.',
    ],
    test: [
      {
        given: 'a case that is shut out',
        when: 'the same is tried by another account, a second device and a copy',
        outcome: 'it stays shut out, and the end of it is shown with its day',
      },
    ],
    question: [
      {
        ask: 'Who is notified when something is shut out, and who may reopen it early?',
        propose: 'Whoever it affects, at once, with the reason; one named person may open it, and that is logged.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'kept-local',
    cue: /\b(?:stays?|kept|stored|remains?|bleib\w+|runs?)\b.{0,30}\b(?:on|auf)\b.{0,25}\b(?:computer|device|phone|laptop|handy|gerät|tablet|server)s?\b|\bown (?:computer|server|device|laptop)s?\b/i,
    fails: [
      'A day of real use with the traffic recorded: none of it leaves the device, error reports, backups and thumbnails included.',
    ],
    test: [
      {
        given: 'the device is lost and a new one stands there',
        when: 'the person begins again',
        outcome: 'what can be restored, from where, and what is gone was said before the first use',
      },
    ],
    question: [
      {
        ask: 'What happens when the device is lost or broken?',
        propose:
          'A copy in a file that the person keeps, asked for once a month; we cannot restore it and say so at the start.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'consent-back',
    cue: /\b(?:take|takes|took|taken) (?:\p{L}+ ){0,3}back\b|\b(?:deleted?|erased?|burns? (?:it|them)|withdraw\w*|opt out|löschen)\b/iu,
    fails: [
      'An hour after it was taken back it is found on no screen, in no export and no search; the next backup that still holds it is named with its last day.',
    ],
    test: [
      {
        given: 'somebody else has it open while it is taken back',
        when: 'they go on working',
        outcome: 'it closes with one sentence, and nothing of theirs is lost',
      },
    ],
    question: [
      {
        ask: 'Can it be undone, and for how long?',
        propose: 'For ten minutes by the same person; after that it is gone, and the screen says so before.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'scale',
    cue: /\b(?:from|between) \d+ (?:to|and) \d+\b.{0,12}$|\b(?:rates?|ratings?|scores?) (?:from|one|each|the|it|a|between|their)\b|\bstars\b/i,
    fails: [
      'The same case given twice, a day apart, by ten people: eight give the same value or its neighbour. Else the scale asks for more than they know.',
    ],
    test: [
      {
        given: 'somebody skips it twice and then gives the highest value by mistake',
        when: 'they put it right a minute later',
        outcome: 'the skipped ones stay empty, the mistake is replaced, and nothing was set off by it',
      },
    ],
    question: [
      {
        ask: 'What does somebody do differently on the day when the value drops?',
        propose: 'Name one act and who does it; a value that changes nothing is not asked for.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'paper',
    cue: /\b(?:pdf|print(?:s|ed|out)?|booklet|letterhead|leaflet|sheet as)\b|\b(?:issues?|creates?|makes?|generates?|gets? a|sends? a)\b.{0,30}\b(?:certificate|statement|receipt)s?\b/i,
    isTopic: true,
    fails: [
      'Printed in black and white and read by the one who gets it, without help: three given questions are answered from it in a minute.',
    ],
    test: [
      {
        given: 'the longest real case of last year',
        when: 'it is made, printed and made again after one correction',
        outcome: 'nothing is cut off, and old and new are distinguished by day and number',
      },
    ],
    question: [
      {
        ask: 'Who receives it, and what must stand on it for them to accept it?',
        propose: 'Get the last one that they accepted and match it point by point.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'split',
    cue: /\b(?:split|shared?|divided|aufgeteilt)\b.{0,20}\b(?:by|among|between|per)\b/i,
    fails: [
      'Ten real cases with somebody who came late, left early or paid nothing: the parts add up to the cent, and each person sees how theirs came about.',
    ],
    test: [
      {
        given: 'one share was paid and a date is then corrected',
        when: 'the sum is worked out again',
        outcome: 'the difference is shown to both with its reason, and no paid part changes silently',
      },
    ],
    question: [
      {
        ask: 'Who settles it when one of them disputes the split?',
        propose: 'One named person among them within a week; until then only what nobody disputes is due.',
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
      'Changed by one letter after signing, the page no longer reads as signed, and who signed what and when can be shown a year later.',
    ],
    test: [
      {
        given: 'the person signs on a borrowed phone in bad light',
        when: 'the connection breaks before it is stored',
        outcome: 'it is signed or not, never half, and both sides see the same',
      },
    ],
    question: [
      {
        ask: 'Before whom does this signature have to count?',
        propose: 'Ask that one, in writing, whether a drawn name is enough; until then it is a note of consent.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'own-files',
    cue: /\b(?:checklist|check list|question(?:s|naire)|grid|form)\b/i,
    isTopic: true,
    fails: [
      'Five people fill it in for the same real case: they differ in at most one answer, and none takes longer than on paper.',
    ],
    test: [
      {
        given: 'one question does not apply and one was forgotten',
        when: 'it is handed in',
        outcome: 'the forgotten one is asked for, the other can be passed over with a reason',
      },
    ],
    question: [
      {
        ask: 'Who reads the answers, and which answer makes them act?',
        propose: 'Keep only the questions for which somebody can name that act.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'one-record',
    cue: /\b(?:in one (?:file|place|record|list)|one file per|history of|log(?:book)?\b|record of|register of)/i,
    isTopic: true,
    fails: [
      'Somebody who was away for a month says within a minute, from it alone, what was done last, by whom, and what is open.',
    ],
    test: [
      {
        given: 'the same person or thing was entered twice, spelled in two ways',
        when: 'both are joined',
        outcome: 'nothing of either is lost, and it can be undone',
      },
    ],
    question: [
      {
        ask: 'Who may correct an entry, and is the old one still seen?',
        propose: 'Whoever wrote it and one more; the old one stays readable, struck through, with the day.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'choice-of-slot',
    cue: /\b(?:picks?|chooses?|selects?|books?|reserves?)\b.{0,40}\b(?:slots?|hours?|seats?|tables?|rooms?|lessons?|page)\b|\bbooking page\b|\breserve by\b/i,
    isTopic: true,
    fails: [
      'Two people take the last one in the same second: one has it, the other reads so at once and is offered the next.',
    ],
    test: [
      {
        given: 'something was agreed by phone and not yet entered',
        when: 'somebody takes the same one online',
        outcome: 'the clash is shown to the one who answers for it before either person comes',
      },
    ],
    question: [
      {
        ask: 'Until when can it be changed or called off, and by whom?',
        propose: 'By either side until the evening before, in one tap; after that by a call.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'count-per',
    cue: /\b(?:costs?|counted|hours?|count|reach|figures?|totals?|numbers?|kosten)\b.{0,24}\b(?:per|by|to|for each|je|pro)\s\p{L}+/iu,
    fails: [
      'A month of real entries, added up by hand by somebody else: the same total for each one, and every figure opens to what it is made of.',
    ],
    test: [
      {
        given: 'one entry belongs to two and one to none',
        when: 'the month is closed',
        outcome: 'neither is counted twice nor lost; both stand on a list for a person to decide',
      },
    ],
    question: [
      {
        ask: 'What is decided by this figure, and how exact must it be for that?',
        propose: 'Name the decision; round to what changes it.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'place-bound',
    cue: /\bonly (?:playable|visible|works?|available|valid|open)\b.{0,20}\b(?:in|at|near|where|inside)\b|\bwithin \d+ ?(?:km|kilometres?|kilometers?|miles?|m|metres?|meters?)\b|\bpick[- ]?up only\b/i,
    fails: [
      'Tried from ten spots just inside and ten just outside, walls and bad reception included: at least 19 of 20 are classified correctly, and any error is on the safe side.',
    ],
    test: [
      {
        given: 'somebody has moved out of reach in the middle of it',
        when: 'they go on',
        outcome: 'it ends with one sentence that says why and what is still possible',
      },
    ],
    question: [
      {
        ask: 'What is allowed just outside, and who makes an exception?',
        propose: 'Nothing by itself; one named person, for one case, with its reason stored.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'notice',
    cue: /\b\d+ (?:days?|weeks?|months?)['’]? (?:notice|deadline|frist)\b|\b(?:not older than|valid for)\b/i,
    fails: [
      'At {short} and at {over} the same request is decided differently, and both sides see the last day written out before they begin.',
      'The last day stands written out for both sides before they begin; one minute after it nothing goes through as if it were in time.',
    ],
    test: [
      {
        given: 'the last day is a Sunday in another time zone',
        when: 'it is done at 23:59 where the person is',
        outcome: 'it counts as in time, and the other side sees the same day',
      },
    ],
    question: [
      {
        ask: 'Who is warned before that day, and how long before?',
        propose: 'Both sides, a fifth of the time before, and once more on the day before.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'spoken',
    cue: /\b(?:dictat\w+|talk into|speak into|voice (?:note|message|memo)s?|say (?:it|what)|recording of)\b/i,
    isTopic: true,
    fails: [
      '60 minutes from the real place (wind, machines, a second voice): of 20 names, numbers and words like “not”, 19 are right, and the unsure one is marked.',
    ],
    test: [
      {
        given: 'the person breaks off, corrects a number and goes on',
        when: 'it is written down',
        outcome: 'the corrected number stands there, and the first one is nowhere used',
      },
    ],
    question: [
      {
        ask: 'Who reads what was understood before anything follows from it?',
        propose: 'The one who spoke, in five seconds, with the sound one tap away.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'on-map',
    cue: /\b(?:on|onto) (?:a|the) (?:\p{L}+ )?map\b|\bmap of\b/iu,
    isTopic: true,
    fails: [
      'Twenty places that somebody on the spot knows, looked up by somebody who does not: 19 are found, and what is older than a month says so.',
    ],
    test: [
      {
        given: 'two entries lie on the same spot and one has moved since',
        when: 'somebody looks for either',
        outcome: 'both are found apart, and the moved one at its new place alone',
      },
    ],
    question: [
      {
        ask: 'Who takes down what is no longer there, and how would they know?',
        propose: 'Whoever put it there, asked once a month; unanswered twice, it goes.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'estimate',
    cue: /\b(?:get|gets|see|sees|shows?)\b.{0,20}\b(?:a )?(?:price|quote|estimate)\b|\bprice from\b/i,
    isTopic: true,
    fails: [
      'Of 20 finished jobs, estimated anew without knowing the bill, 16 bills lie inside what is shown; for the others it says that somebody has to look.',
    ],
    test: [
      {
        given: 'an input that is half wrong (too small, the wrong thing marked, a picture of something else)',
        when: 'the sum is asked for',
        outcome: 'it shows no sum and says who will call, and when',
      },
    ],
    question: [
      {
        ask: 'How far may the real bill be off before the customer feels cheated?',
        propose: 'Ten customers say so before a sum is shown; until then show a range and what would change it.',
      },
    ],
    effort: 'M',
  },
]
