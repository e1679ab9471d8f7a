import type { ClauseCue } from './clause-form.ts'

/** Conditions that hold for the whole product. */
export const limitCues: Readonly<Record<string, ClauseCue>> = {
  'no-account': {
    cue: /\b(?:no|without(?: an?)?|never|not?)\b.{0,20}\b(?:accounts?|log-?ins?|sign-?ups?|passwords?|registration)\b/i,
    not: /\bbank account/i,
  },
  'no-install': {
    cue: /\b(?:no|without(?: an?)?|nothing)\b(?:\s(?:need|use|new|extra|separate|mobile|phone|native|guest|an?|for|to|of|more|other|download\w*|install\w*)){0,4}\s(?:app|apps|install\w*|download\w*)\b|\binstall(?:s)? nothing\b/i,
  },
  'no-money-held': {
    cue: /\b(?:never|not|no|don['’]?t|without)\b.{0,25}\b(?:hold|holds|holding|touch|touches|keep|handle)\b.{0,30}\b(?:money|payments?|deposits?|funds?|rents?)\b/i,
    not: /\bmoney back\b/i,
  },
  'not-recorded': { cue: /\b(?:never|not|no)\b.{0,20}\b(?:record\w*|stored?|saved?|camera roll|kept)\b/i },
  'place-of-data': {
    cue: /\b(?:data|servers?|hosted|hosting|stored|stays?)\b.{0,25}\b(?:in|inside|within)\b|\bGDPR\b|\bDSGVO\b/i,
  },
  offline: {
    cue: /\boffline\b|\bwithout (?:a |any )?(?:internet|network|reception|signal|connection)\b|\bno (?:internet|network|reception|signal|connection)\b/i,
  },
  gloves: { cue: /\bgloves?\b/i },
  device: {
    cue: /\b(?:iphones?|ipads?|androids?|samsung|chromebooks?|tablets?|smart ?watch|apple watch|watch of|old phones?|cheap phones?|windows pc|desktop)\b/i,
  },
  language: {
    cue: /\bin (?:German|French|Spanish|Italian|Polish|Turkish|English|Dutch|Arabic|Ukrainian|Chinese|Romanian|Portuguese|Russian|Hindi|Welsh|Catalan)\b|\b\d+ languages\b|\b(?:German|Polish|Turkish|Spanish) (?:and|or) (?:German|Polish|Turkish|Spanish)\b/,
    not: /\bdictat|\bspeaks?\b|\bspoken\b|\bvoice\b|\bspeech\b/i,
  },
  'must-have': { cue: /\b(?:must|has to|have to|needs? to)\s+(?:have|carry|hold|show|prove)\b|\bis a must\b/i },
}
