import type { ClauseCue } from './clause-form.ts'

const duration = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\s?-?\s?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?)`

/** Rules: what happens when, before, after, instead of what, and to whom it is shown. */
export const ruleCues: Readonly<Record<string, ClauseCue>> = {
  'timed-release': {
    cue: new RegExp(
      String.raw`\b(?:only|not|hidden|secret|shown?|visible|gets?|sees?|until)\b.{0,60}?${duration}\s+before\b`,
      'i',
    ),
    not: /\b(?:remind|alert|notif|messages?|sms|texts?|warn|not paid|unpaid)/i,
  },
  gate: {
    cue: /\bonly (?:then|when|if|after|once|with|by|comes?)\b|\bonly\b.{0,40}\b(?:when|if|after|once)\b|\b(?:released|unlocked|opened|paid out|goes live)\b.{0,30}\b(?:when|once|after)\b|\bnot\b.{2,40}\bwithout\b|\bbut not\b.{2,60}\bwithout\b|\bnot until\b|\b(?:signed|approved|confirmed|checked) by\b/i,
  },
  'next-in-line': {
    cue: /\bnext (?:(?:one |person )?(?:on the list|in line|in the queue)|(?:one|person) (?:is (?:asked|called|offered|told)|gets|waiting))\b|\bnext on the\b|\bwait(?:ing)?[- ]?list\b|\b(?:in|join(?:s|ing)?|jump(?:s|ing)?|leaves?|skip(?:s|ping)?) (?:a|the|our) queue\b|\bqueue (?:up|for|of people)\b|\bfirst come\b/i,
  },
  'closed-after': {
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bafter\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
  },
  'closed-before': {
    cue: /\b(?:never|not|no|nobody|no one|cannot|can['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b.{3,70}\bbefore\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)/i,
  },
  timeout: {
    cue: new RegExp(
      String.raw`\bif\b.{0,40}\b(?:not|nobody|no one|don['’]?t|doesn['’]?t|hasn['’]?t|haven['’]?t|no)\b.{0,50}\b(?:within|in|for|after)\s+${duration}`,
      'i',
    ),
  },
  'same-view': { cue: /\bsees? the same\b|\bsame (?:page|numbers|view|ledger|list|screen)\b/i },
  'clock-time': {
    cue: /\b(?:by|until|before|at|after|from)\s+(?:\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm)|noon|midnight)\b/i,
  },
  'not-twice': { cue: /\b(?:not|never|no|nothing|nobody|cannot)\b[^.;]{0,60}\btwice\b/i },
  visibility: {
    cue: /\b(?:never|not|cannot|can't|don't|doesn't|won't)\s+(?:\w+\s+){0,2}(?:see|sees|seen|shown|visible)\b|\bsee\b.*\bbut not\b|\bhidden from\b|\banonym|\bnever shown\b/i,
  },
  ease: {
    cue: new RegExp(
      String.raw`\b(?:make|makes|create|set up|sets up|fill|list|lists|sign up|publish|book|onboard|apply|register|check in|report|order|join|post|enter|log)\b.{0,40}\bin (?:under )?${duration}`,
      'i',
    ),
  },
  deadline: {
    cue: new RegExp(String.raw`\b(?:within|in|in under|in less than|under|at most|max(?:imum)?)\s+${duration}`, 'i'),
    not: /\b(?:when|if|unless|once)\b.{0,60}\b(?:within|under|at most)\b/i,
  },
  'kept-back-when': {
    cue: /\b(?:don['’]?t|doesn['’]?t|not|never|no)\b.{3,70}\b(?:if|when)\b/i,
    not: /\bonly\b|\bnot just\b/i,
  },
}
