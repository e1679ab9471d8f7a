import type { ClauseForm } from './clause-form.ts'

const duration = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\s?-?\s?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?)`

/** Rules: what happens when, before, after, instead of what, and to whom it is shown. */
export const ruleForms: readonly ClauseForm[] = [
  {
    id: 'timed-release',
    not: /\b(?:remind|alert|notif|messages?|sms|texts?|warn|not paid|unpaid)/i,
    cue: new RegExp(
      String.raw`\b(?:only|not|hidden|secret|shown?|visible|gets?|sees?|until)\b.{0,60}?${duration}\s+before\b`,
      'i',
    ),
    fails: [
      'At {over} before, nobody finds it: page, mail, calendar entry, page source and a forwarded link are searched. At {short} before, everybody entitled has it.',
    ],
    test: [
      {
        given: 'one person who joined before that moment, one who joins after it and one who has withdrawn',
        when: '“{n} before” passes',
        outcome: 'the first has it without asking, the second at once, and the third gets nothing',
      },
    ],
    question: [
      {
        ask: 'What is shown until “{n} before”, and what if the time itself is moved?',
        propose:
          'Enough to decide by (area, day, price), never the thing itself; a moved time is sent anew to all who have it.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'gate',
    cue: /\bonly (?:then|when|if|after|once|with|by|comes?)\b|\bonly\b.{0,40}\b(?:when|if|after|once)\b|\b(?:released|unlocked|opened|paid out|goes live)\b.{0,30}\b(?:when|once|after)\b|\bnot\b.{2,40}\bwithout\b|\bbut not\b.{2,60}\bwithout\b|\bnot until\b|\b(?:signed|approved|confirmed|checked) by\b/i,
    fails: [
      'With “{if}” missing, half done and done: “{effect}” happens in the third case only.',
      'Tried with the condition missing, half met and met: it goes through in the third case only.',
    ],
    also: [
      'No second way leads around it (another screen, an old link, a second device, a call to support); each overruling is logged with a name.',
    ],
    test: [
      {
        given: '“{if}” has not happened',
        when: 'somebody tries to get ahead of it by another screen, an old link or a second device',
        outcome: 'nothing goes through, and the screen says what is missing and who can supply it',
      },
      {
        given: 'the condition in your sentence is not met',
        when: 'somebody tries to get ahead of it by another screen, an old link or a second device',
        outcome: 'nothing goes through, and the screen says what is missing and who can supply it',
      },
    ],
    question: [
      {
        ask: 'Who may overrule it when “{if}” cannot happen (phone empty, person ill)?',
        propose: 'One named person, with a stored reason; more than three times a month, and the rule is rewritten.',
      },
      {
        ask: 'Who may overrule it when the condition cannot be met (phone empty, person ill)?',
        propose: 'One named person, with a stored reason; more than three times a month, and the rule is rewritten.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'next-in-line',
    isUsual: true,
    cue: /\bnext (?:(?:one |person )?(?:on the list|in line|in the queue)|(?:one|person) (?:is (?:asked|called|offered|told)|gets|waiting))\b|\bnext on the\b|\bwait(?:ing)?[- ]?list\b|\b(?:in|join(?:s|ing)?|jump(?:s|ing)?|leaves?|skip(?:s|ping)?) (?:a|the|our) queue\b|\bqueue (?:up|for|of people)\b|\bfirst come\b/i,
    fails: [
      'It is offered to one at a time; unanswered in the time you set it goes on to the next, and a late yes reads at once that it is too late.',
    ],
    test: [
      {
        given: 'two say yes in the same second',
        when: 'both answers are stored',
        outcome: 'one has it, and the other reads so at once and keeps the place in line',
      },
    ],
    question: [
      {
        ask: 'How long has each one to answer, and what if nobody is left?',
        propose: 'Two hours by day, 20 minutes on the last day; with nobody left, whoever began it hears so by name.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'closed-after',
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bafter\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
    fails: [
      'At {short} it still goes through; at {over} it is refused by every way (screen, import, old link, support, administrator), with a sentence that says why.',
    ],
    test: [
      {
        given: 'it was begun at {short} and is not yet stored',
        when: 'it is saved at {over}',
        outcome: 'it is refused, nothing typed is lost, and what is still possible is offered',
      },
    ],
    question: [
      {
        ask: 'Whose clock counts at {over}: the device, the place or the server?',
        propose: 'The place that the entry is about; a device that is wrong is shown the right hour.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'closed-before',
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bbefore\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
    fails: [
      'At {short} it is found nowhere: screen, message, calendar entry, old link, call to support. At {over} whoever is entitled has it without asking.',
    ],
    test: [
      {
        given: 'the person entitled asks for it three times',
        when: 'it is {short}, then {over}',
        outcome: 'it is refused with the hour from which it is there, and is there at the second',
      },
    ],
    question: [
      {
        ask: 'Who may give it out before {over}, and who sees that it was given?',
        propose: 'One named person, for one case; the owner reads it the same day.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'timeout',
    cue: new RegExp(
      String.raw`\bif\b.{0,40}\b(?:not|nobody|no one|don['’]?t|doesn['’]?t|hasn['’]?t|haven['’]?t|no)\b.{0,50}\b(?:within|in|for|after)\s+${duration}`,
      'i',
    ),
    fails: [
      'At {short} nothing has changed; at {over} “{effect}”, once. An answer in the last minute still counts.',
      'At {short} nothing has changed; at {over} what you wrote happens, once. An answer in the last minute still counts.',
    ],
    test: [
      {
        given: 'the answer was sent at {short} and arrives at {over}, the network being slow',
        when: 'the time runs out',
        outcome: 'it counts as in time, and nobody reads the opposite in between',
      },
    ],
    question: [
      {
        ask: 'What if the person never saw the question (“{n}”)?',
        propose: 'The clock runs from when it was shown to them; unseen after half of the time, a second way is tried.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'same-view',
    cue: /\bsees? the same\b|\bsame (?:page|numbers|view|ledger|list|screen)\b/i,
    fails: [
      'Two devices side by side, one of each kind of person: after each of ten changes both show the same lines within a minute, notes and corrections included.',
    ],
    test: [
      {
        given: 'one side has it open without a network',
        when: 'the other side changes a line',
        outcome: 'the first reads that what it shows is old, and from when',
      },
    ],
    question: [
      {
        ask: 'What may one side still keep to itself?',
        propose: 'Drafts until they are sent; everything else is seen by both, and a screen at the start says so.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'clock-time',
    cue: /\b(?:by|until|before|at|after|from)\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)\b/i,
    fails: [
      'At {short} nothing has happened yet; at {over} it has happened once, also on a Sunday and on the day the clocks change.',
    ],
    test: [
      {
        given: 'everything is there except the one thing that is awaited',
        when: 'it is {short}, then {over}',
        outcome: 'nothing happens at the first, and what you wrote happens once at the second',
      },
    ],
    question: [
      {
        ask: 'What if it arrives at {over} after all?',
        propose: 'It counts, and whoever was alarmed gets one message that takes the alarm back.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'not-twice',
    cue: /\b(?:not|never|no|nothing|nobody|cannot)\b[^.;]{0,60}\btwice\b/i,
    fails: [
      'Two requests in the same second, and one sent again after its answer was lost: it happens once, and the second gets the answer of the first.',
    ],
    test: [
      {
        given: 'the answer to the first request was lost on the way',
        when: 'the request is sent again',
        outcome: 'nothing happens a second time, and the same answer comes',
      },
    ],
    question: [],
    effort: 'S',
  },
  {
    id: 'count',
    cue: /\b(?:two|three|four|five|six|\d+) times\b|\btwice\b/i,
    not: /\b(?:not|never|no|nothing|nobody|cannot)\b[^.;]{0,60}\btwice\b/i,
    fails: [
      'After {short} nothing happens; at “{n}” what you wrote happens, once. One taken back as a mistake lowers the count, visibly.',
    ],
    test: [
      {
        given: '{short} on record',
        when: 'one more comes and is then taken back as a mistake',
        outcome: 'what you wrote happens at the first and is undone, visibly, at the second',
      },
    ],
    question: [
      {
        ask: 'Over which period is “{n}” counted, and who sees the count before?',
        propose: 'Over the last three months; the person concerned sees it from the first one on.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'visibility',
    cue: /\b(?:never|not|cannot|can't|don't|doesn't|won't)\s+(?:\w+\s+){0,2}(?:see|sees|seen|shown|visible)\b|\bsee\b.*\bbut not\b|\bhidden from\b|\banonym|\bnever shown\b/i,
    fails: [
      'One device per kind of person side by side: what is hidden appears on no screen, message, badge, export or search of the other.',
    ],
    test: [
      {
        given: 'two devices side by side, one of each kind of person',
        when: 'the first does what the second must not see',
        outcome: 'the second shows nothing: no sound, no badge, no number that changes',
      },
    ],
    question: [
      {
        ask: 'Does the other side know that something is kept from it?',
        propose: 'Yes: one sentence at the start says what, from whom and why. Found out later, it costs the trust.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'ease',
    cue: new RegExp(
      String.raw`\b(?:make|makes|create|set up|sets up|fill|list|lists|sign up|publish|book|onboard|apply|register|check in|report|order|join|post|enter|log)\b.{0,40}\bin (?:under )?${duration}`,
      'i',
    ),
    fails: [
      'Of ten first-timers (“{who}”), eight are done inside “{n}” alone on their own device; what stopped the others is written down word for word.',
      'Of ten first-timers, eight are done inside “{n}” alone on their own device; what stopped the others is written down word for word.',
    ],
    test: [
      {
        given: 'somebody who has never seen it, with their own device and real content',
        when: 'the clock runs from the first screen',
        outcome: 'it is done at “{n}” without a question to us',
      },
    ],
    question: [
      {
        ask: 'What is left out at first so that “{n}” holds?',
        propose: 'Everything that can be added later without asking anybody again; only what a visitor needs stays.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'deadline',
    cue: new RegExp(String.raw`\b(?:within|in|in under|in less than|under|at most|max(?:imum)?)\s+${duration}`, 'i'),
    fails: [
      'Of 20 real runs, some at the worst hour, 19 stay inside “{n}”; the other is shown as late at {over}, to a person with a name.',
    ],
    test: [
      {
        given: 'a run whose answer is held back',
        when: 'the clock reads {over}',
        outcome: 'it is marked late, whoever waits sees that, and the person responsible is called',
      },
    ],
    question: [
      {
        ask: 'From which moment does the clock run (“{n}”), and who answers for a late one?',
        propose: 'From the moment it is stored, not from when somebody reads it; late ones go to one person on duty.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'kept-back-when',
    cue: /\b(?:don['’]?t|doesn['’]?t|not|never|no)\b.{3,70}\b(?:if|when)\b/i,
    not: /\bonly\b|\bnot just\b/i,
    fails: [
      'Ten cases with “{if}” and ten just short of it: kept back in the first ten, with the reason shown, and done in the other ten.',
      'Ten cases in which your condition holds and ten just short of it: kept back in the first ten, with the reason shown, and done in the other ten.',
    ],
    test: [
      {
        given: 'nobody knows yet whether the condition holds',
        when: 'it is asked for',
        outcome: 'it is kept back, and the screen says what is missing and who will look',
      },
    ],
    question: [
      {
        ask: 'Who finds out that the condition holds, and from what?',
        propose: 'Whoever asks for it, by one question with pictures; in doubt it is kept back.',
      },
    ],
    effort: 'S',
  },
]
