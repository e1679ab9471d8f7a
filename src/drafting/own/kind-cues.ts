import type { ClauseCue } from './clause-form.ts'

/** Rights and duties that a clause states in so many words. */
export const thingCues: Readonly<Record<string, ClauseCue>> = {
  'only-role': {
    cue: /\b(?:can|may)\b.{0,60}\b(?:but (?:only|not|cannot|can['’]t|never)|cannot|can['’]t)\b|\bonly (?:the |our |a )?\p{L}+(?: \p{L}+)? (?:can|may)\b|\b(?:sees?|gets?) \p{L}+(?: \p{L}+){0,3} but (?:not|never|no)\b/iu,
  },
  required: {
    cue: /\b(?:is|are) (?:required|mandatory|obligatory)\b|\bcannot be (?:scheduled|published|sent|booked|saved|closed|signed)\b|\bhas to (?:show|have|carry|include)\b|\bmust (?:show|have|carry|include)\b/i,
  },
  'kept-local': {
    cue: /\b(?:stays?|kept|stored|remains?|bleib\w+|runs?)\b.{0,30}\b(?:on|auf)\b.{0,25}\b(?:computer|device|phone|laptop|handy|gerät|tablet|server)s?\b|\bown (?:computer|server|device|laptop)s?\b/i,
  },
}

/** What a brief promises of work that people do, with how the last jobs show whether it is kept. */
export const serviceCues: Readonly<Record<string, ClauseCue>> = {
  'same-person': { cue: /\bsame \p{L}+(?: \p{L}+)? (?:every|each) (?:time|week|visit|lesson|day)\b/iu },
  turnaround: {
    cue: /\b(?:\d+|one|two|three|four|five|ten)[- ](?:working[- ]|business[- ])?(?:hours?|days?|weeks?)[- ]turnaround\b|\b(?:delivered|done|back|ready) (?:with)?in (?:\d+|two|three|five) (?:working )?(?:hours|days)\b|\bon time\b/i,
  },
  'shown-by-photo': {
    cue: /\b(?:photos?|pictures?)\b.{0,40}\b(?:same day|before and after|(?:after|of) (?:every|each)|update)\b|\b(?:photo|picture) update\b/i,
  },
  vetted: { cue: /\b(?:vetted|insured|background[- ]check\w*|DBS|licensed|certified)\b/i },
  'first-free': {
    cue: /\b(?:meet|visit|call|lesson|session)\b.{0,30}\bfirst\b.{0,20}\bfree\b|\bfirst \p{L}+ (?:is )?free\b/iu,
  },
}

/** What a brief says of a thing that is made, with how it is shown on samples. */
export const productCues: Readonly<Record<string, ClauseCue>> = {
  dishwasher: { cue: /\bdishwasher\b|\bmachine[- ]?washable\b|\bgoes in the wash\b/i },
  tight: {
    cue: /\b(?:seals?|sealed|leak[- ]?(?:proof|free)|leaks?|watertight|waterproof|rain ?proof|stays? (?:dry|out of))\b/i,
  },
  measures: { cue: /\b\d+(?:[.,]\d+)?\s?(?:ml|g|kg|cm|mm|oz|litres?|liters?|inch(?:es)?)\b/i },
  'by-hand': {
    cue: /\b(?:opens?|closes?|put (?:on|them on)|take (?:it )?off|latch|zip|clip)\b.{0,60}\b(?:alone|(?:by )?(?:herself|himself|itself|themselves|yourself)|one hand|one[- ]handed|without (?:help|sitting|taking))\b/i,
  },
  fits: {
    cue: /\bfits? (?:in(?:to)? |on |over |under )?(?:a |any |every |all |the |your |most )?(?:standard|usual|normal|common|most|any|every)\b/i,
  },
  lasts: {
    cue: /\b(?:unbreakable|shatter ?proof|drop(?:ped|s)?[- ](?:proof|test)|lasts? (?:for )?(?:\d+|a|two|three|five|ten)|survives?|guarantee[ds]?|warranty)\b/i,
  },
}
