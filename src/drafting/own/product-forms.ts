import type { ClauseForm } from './clause-form.ts'

/** What a brief says of a thing that is made, with how it is shown on samples. */
export const productForms: readonly ClauseForm[] = [
  {
    id: 'dishwasher',
    cue: /\bdishwasher\b|\bmachine[- ]?washable\b|\bgoes in the wash\b/i,
    fails: [
      'Fifty runs of a household machine at its usual programme, three samples: shape, closures and print are as on a new one laid beside them.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'tight',
    cue: /\b(?:seals?|sealed|leak[- ]?(?:proof|free)|leaks?|watertight|waterproof|rain ?proof|stays? (?:dry|out of))\b/i,
    fails: [
      'Filled with what is worst for it, turned and carried in a bag for an hour, five samples new and five used for a season: the paper around each stays dry.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'measures',
    cue: /\b\d+(?:[.,]\d+)?\s?(?:ml|g|kg|cm|mm|oz|litres?|liters?|inch(?:es)?)\b/i,
    fails: [
      'Ten pieces from three batches, weighed, measured and filled: what is printed holds for each within the tolerance that stands in the order to the maker.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'by-hand',
    cue: /\b(?:opens?|closes?|put (?:on|them on)|take (?:it )?off|latch|zip|clip)\b.{0,60}\b(?:alone|(?:by )?(?:herself|himself|itself|themselves|yourself)|one hand|one[- ]handed|without (?:help|sitting|taking))\b/i,
    fails: [
      'Ten people of the age or strength that your sentence names, who have never held it, do it three times without help and without being shown.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'fits',
    cue: /\bfits? (?:in(?:to)? |on |over |under )?(?:a |any |every |all |the |your |most )?(?:standard|usual|normal|common|most|any|every)\b/i,
    fails: [
      'Tried on the five that sell most where you sell, with nothing bent or forced: which of them it does not fit is printed.',
    ],
    test: [],
    question: [],
    effort: 'S',
  },
  {
    id: 'lasts',
    cue: /\b(?:unbreakable|shatter ?proof|drop(?:ped|s)?[- ](?:proof|test)|lasts? (?:for )?(?:\d+|a|two|three|five|ten)|survives?|guarantee[ds]?|warranty)\b/i,
    fails: [
      'Five pieces used or dropped as often as in the time that you promise, on the weakest corner: each still does everything that is printed on the box.',
    ],
    test: [],
    question: [],
    effort: 'M',
  },
]
