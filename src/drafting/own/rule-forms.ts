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
      'At {over} before, it cannot be found in the page, email, calendar entry, page source or a forwarded link. At {short} before, everyone entitled has it.',
    ],
    test: [
      {
        given: 'one person who joined before that moment, one who joins after it and one who has withdrawn',
        when: '“{n} before” passes',
        outcome: 'the first receives it automatically, the second immediately on joining, and the third not at all',
      },
    ],
    question: [
      {
        ask: 'What is shown until “{n} before”, and what happens if the time changes?',
        propose:
          'Enough to decide (area, date, price) but not the information itself; a changed time is sent again to everyone who has it.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'gate',
    cue: /\bonly (?:then|when|if|after|once|with|by|comes?)\b|\bonly\b.{0,40}\b(?:when|if|after|once)\b|\b(?:released|unlocked|opened|paid out|goes live)\b.{0,30}\b(?:when|once|after)\b|\bnot\b.{2,40}\bwithout\b|\bbut not\b.{2,60}\bwithout\b|\bnot until\b|\b(?:signed|approved|confirmed|checked) by\b/i,
    fails: [
      'Tested with “{if}” missing, half done and done: “{effect}” happens only in the third case.',
      'Tested with the condition unmet, half met and met: it goes through only in the third case.',
    ],
    also: [
      'It cannot be bypassed (another screen, an old link, a second device, a support call); every override is logged with a name.',
    ],
    test: [
      {
        given: '“{if}” has not happened',
        when: 'a user tries to bypass it through another screen, an old link or a second device',
        outcome: 'the action is blocked, and the screen says what is missing and who can supply it',
      },
      {
        given: 'the condition you describe is not met',
        when: 'a user tries to bypass it through another screen, an old link or a second device',
        outcome: 'the action is blocked, and the screen says what is missing and who can supply it',
      },
    ],
    question: [
      {
        ask: 'Who may override it when “{if}” cannot happen (dead phone, person ill)?',
        propose:
          'One named person, with a recorded reason; if it happens more than three times a month, revise the rule.',
      },
      {
        ask: 'Who may override it when the condition cannot be met (dead phone, person ill)?',
        propose:
          'One named person, with a recorded reason; if it happens more than three times a month, revise the rule.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'next-in-line',
    isUsual: true,
    cue: /\bnext (?:(?:one |person )?(?:on the list|in line|in the queue)|(?:one|person) (?:is (?:asked|called|offered|told)|gets|waiting))\b|\bnext on the\b|\bwait(?:ing)?[- ]?list\b|\b(?:in|join(?:s|ing)?|jump(?:s|ing)?|leaves?|skip(?:s|ping)?) (?:a|the|our) queue\b|\bqueue (?:up|for|of people)\b|\bfirst come\b/i,
    fails: [
      'It is offered to one person at a time; if unanswered in the time you set, it moves to the next, and a late acceptance is told immediately that it is too late.',
    ],
    test: [
      {
        given: 'two people accept in the same second',
        when: 'both answers are stored',
        outcome: 'one gets it; the other is told immediately and keeps their place in the queue',
      },
    ],
    question: [
      {
        ask: 'How long does each person have to answer, and what happens when nobody is left?',
        propose:
          'Two hours during the day, 20 minutes on the last day; if nobody is left, the person who started it is notified.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'closed-after',
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bafter\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
    fails: [
      'At {short} it still goes through; at {over} it is rejected on every route (screen, import, old link, support, administrator) with the reason.',
    ],
    test: [
      {
        given: 'an entry started at {short} is not saved yet',
        when: 'it is saved at {over}',
        outcome: 'it is rejected, no input is lost, and the remaining options are offered',
      },
    ],
    question: [
      {
        ask: 'Whose clock counts at {over}: the device’s, the location’s or the server’s?',
        propose: 'The location the entry is about; a device with the wrong time is shown the correct one.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'closed-before',
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bbefore\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
    fails: [
      'At {short} it is not available anywhere: screen, message, calendar entry, old link or support call. At {over} everyone entitled has it automatically.',
    ],
    test: [
      {
        given: 'the person entitled asks for it three times',
        when: 'it is {short}, then {over}',
        outcome: 'it is refused with the time it becomes available, then provided',
      },
    ],
    question: [
      {
        ask: 'Who may release it before {over}, and who sees that it was released?',
        propose: 'One named person, case by case; the owner is notified the same day.',
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
      'At {short} nothing has changed; at {over} “{effect}” happens exactly once. An answer in the last minute still counts.',
      'At {short} nothing has changed; at {over} the described action happens exactly once. An answer in the last minute still counts.',
    ],
    test: [
      {
        given: 'an answer sent at {short} arrives at {over} because of a slow network',
        when: 'the time runs out',
        outcome: 'it counts as on time, and nobody is told otherwise in between',
      },
    ],
    question: [
      {
        ask: 'What if the person never saw the request (“{n}”)?',
        propose: 'The clock starts when it is shown to them; if unseen at half time, a second channel is tried.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'same-view',
    cue: /\bsees? the same\b|\bsame (?:page|numbers|view|ledger|list|screen)\b/i,
    fails: [
      'Two devices side by side, one per role: after each of ten changes both show the same content within a minute, including notes and corrections.',
    ],
    test: [
      {
        given: 'one side has it open while offline',
        when: 'the other side changes a line',
        outcome: 'the first side sees that its data is outdated, and since when',
      },
    ],
    question: [
      {
        ask: 'What may each side keep private?',
        propose: 'Drafts until they are sent; both see everything else, and onboarding says so.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'clock-time',
    cue: /\b(?:by|until|before|at|after|from)\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)\b/i,
    fails: [
      'At {short} nothing has happened; at {over} it has happened exactly once, including on Sundays and on the day the clocks change.',
    ],
    test: [
      {
        given: 'everything is in place except the awaited input',
        when: 'it is {short}, then {over}',
        outcome: 'nothing happens at the first time, and the described action happens once at the second',
      },
    ],
    question: [
      {
        ask: 'What if the input arrives at {over} after all?',
        propose: 'It counts, and everyone who was alerted gets one message that cancels the alert.',
      },
    ],
    effort: 'S',
  },
  {
    id: 'not-twice',
    cue: /\b(?:not|never|no|nothing|nobody|cannot)\b[^.;]{0,60}\btwice\b/i,
    fails: [
      'With two requests in the same second, and one resent after its response was lost, it happens once and the second request gets the first response.',
    ],
    test: [
      {
        given: 'the response to the first request was lost',
        when: 'the request is sent again',
        outcome: 'nothing happens twice, and the same response is returned',
      },
    ],
    question: [],
    effort: 'S',
  },
  {
    id: 'visibility',
    cue: /\b(?:never|not|cannot|can't|don't|doesn't|won't)\s+(?:\w+\s+){0,2}(?:see|sees|seen|shown|visible)\b|\bsee\b.*\bbut not\b|\bhidden from\b|\banonym|\bnever shown\b/i,
    fails: [
      'One device per role, side by side: hidden content does not appear in any screen, message, badge, export or search on the other.',
    ],
    test: [
      {
        given: 'two devices side by side, one per role',
        when: 'the first does what the second must not see',
        outcome: 'the second shows nothing: no sound, no badge, no changing number',
      },
    ],
    question: [
      {
        ask: 'Does the other side know that something is hidden from it?',
        propose: 'Yes: onboarding states what, from whom and why. Discovering it later would damage trust.',
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
      'Eight of ten first-time users (“{who}”) finish within “{n}” unaided on their own device; what stopped the others is recorded verbatim.',
      'Eight of ten first-time users finish within “{n}” unaided on their own device; what stopped the others is recorded verbatim.',
    ],
    test: [
      {
        given: 'a first-time user with their own device and real content',
        when: 'the clock starts at the first screen',
        outcome: 'they finish within “{n}” without asking us anything',
      },
    ],
    question: [
      {
        ask: 'What do we leave out at first to achieve “{n}”?',
        propose: 'Everything that can be added later without asking the user again; keep only the essentials.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'deadline',
    // "Kept when the owner cancels within 24 hours": a condition, and nothing that has to be quick.
    not: /\b(?:when|if|unless|once)\b.{0,60}\b(?:within|under|at most)\b/i,
    cue: new RegExp(String.raw`\b(?:within|in|in under|in less than|under|at most|max(?:imum)?)\s+${duration}`, 'i'),
    fails: [
      'Of 20 real runs, some at peak time, 19 stay within “{n}”; the other is flagged as late at {over} to a named person.',
    ],
    test: [
      {
        given: 'a run whose response is delayed',
        when: 'the clock reads {over}',
        outcome: 'it is marked late, the person waiting sees it, and the person responsible is alerted',
      },
    ],
    question: [
      {
        ask: 'When does the clock start (“{n}”), and who is responsible for late cases?',
        propose: 'When it is saved, not when someone reads it; late cases go to one person on duty.',
      },
    ],
    effort: 'M',
  },
  {
    id: 'kept-back-when',
    cue: /\b(?:don['’]?t|doesn['’]?t|not|never|no)\b.{3,70}\b(?:if|when)\b/i,
    not: /\bonly\b|\bnot just\b/i,
    fails: [
      'Ten cases with “{if}” are held back with the reason shown; ten cases just short of it go through.',
      'Ten cases that meet your condition are held back with the reason shown; ten cases just short of it go through.',
    ],
    test: [
      {
        given: 'it is not yet known whether the condition holds',
        when: 'it is requested',
        outcome: 'it is held back, and the screen says what is missing and who will review it',
      },
    ],
    question: [
      {
        ask: 'Who determines whether the condition holds, and how?',
        propose: 'The requester, through one question with pictures; when in doubt, it is held back.',
      },
    ],
    effort: 'S',
  },
]
