import type { ClauseForm } from './clause-form.ts'

/** What a brief says of a thing that is made, with how it is shown on samples. */
export const productForms: readonly ClauseForm[] = [
  {
    id: 'dishwasher',
    cue: /\bdishwasher\b|\bmachine[- ]?washable\b|\bgoes in the wash\b/i,
    fails: [
      'After fifty cycles in a household machine on its normal programme, three samples match a new one in shape, closures and print.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'tight',
    cue: /\b(?:seals?|sealed|leak[- ]?(?:proof|free)|leaks?|watertight|waterproof|rain ?proof|stays? (?:dry|out of))\b/i,
    fails: [
      'Five new samples and five used for a season, filled with the worst-case content, turned and carried in a bag for an hour: the paper around each stays dry.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'measures',
    cue: /\b\d+(?:[.,]\d+)?\s?(?:ml|g|kg|cm|mm|oz|litres?|liters?|inch(?:es)?)\b/i,
    fails: [
      'Ten pieces from three batches are weighed, measured and filled; each matches the printed values within the tolerance in the purchase order.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'by-hand',
    cue: /\b(?:opens?|closes?|put (?:on|them on)|take (?:it )?off|latch|zip|clip)\b.{0,60}\b(?:alone|(?:by )?(?:herself|himself|itself|themselves|yourself)|one hand|one[- ]handed|without (?:help|sitting|taking))\b/i,
    fails: [
      'Ten people of the age or strength you describe, who have never held it, do it three times without help or a demonstration.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'fits',
    cue: /\bfits? (?:in(?:to)? |on |over |under )?(?:a |any |every |all |the |your |most )?(?:standard|usual|normal|common|most|any|every)\b/i,
    fails: [
      'It is fitted to the five best-selling models in your market without bending or forcing; any model it does not fit is named on the packaging.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'lasts',
    cue: /\b(?:unbreakable|shatter ?proof|drop(?:ped|s)?[- ](?:proof|test)|lasts? (?:for )?(?:\d+|a|two|three|five|ten)|survives?|guarantee[ds]?|warranty)\b/i,
    fails: [
      'Five pieces are used or dropped on the weakest corner as often as over the promised lifetime; each still does everything stated on the box.',
    ],
    test: [],
    question: [],
    effort: 'M',
  },
]
