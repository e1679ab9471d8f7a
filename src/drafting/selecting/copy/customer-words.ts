import { withoutLeadIn } from '#shared/lead-in.ts'
import { exclusionHead } from '../../reading/is-denied.ts'

/**
 * Closed lists of cues that decide whether the user's words may stand before a customer as they were typed. They read what users write,
 * never the dossiers.
 */

/** Somebody speaks of himself. */
const firstPerson = /(?:^|[\s(,"“])i(?:['’](?:m|ve|d|ll))?\s|\b(?:me|my|mine|myself)\b/i
const speech = /(?<![\p{L}\d])['‘“"][^'’”"]{3,60}['’”"](?![\p{L}\d])/gu
/** What somebody else says is no word of the writer: 'where is my order'. */
export const withoutSpeech = (text: string): string => text.replace(speech, '')

/** Not decided yet, or said with a doubt. */
const undecided =
  /\b(?:maybe|perhaps|probably|possibly|hopefully|not sure|i guess|someday|eventually|at some point|in (?:the )?future|down the (?:line|road)|tbd|to be (?:decided|defined|confirmed)|mvp|prototype|proof of concept|nice to have|phase (?:two|2|ii))\b|^later\b|\b(?:we|i|it|they) (?:might|may|could|would|should)\b|\bthinking (?:of|about)\b|\bwas thinking\b|\?\s*$/i
/** Said to colleagues and investors. */
const internal =
  /\b(?:our|the) (?:idea|plan|vision|mission|startup|team|investors?|business model|target (?:market|audience|group|users?|customers?)|usp|differentiator)\b|\b(?:we|i) (?:want|plan|hope|intend|think|believe|aim|need|know|interviewed|asked|found that|are (?:building|developing|making|working))\b|\bwant(?:s|ed)? to (?:build|make|create|launch|start|offer)\b|\b(?:investors?|pre-seed|seed round|mrr|arr|tam|roi|go-to-market|early adopters?|use cases?|revenue|monetis\w+|monetiz\w+|pilot customers?|user stor(?:y|ies))\b/i
/** A demand on whoever builds it: "Bilingual is not optional". */
const demand =
  /\b(?:is|are) not optional\b|\bmust (?:be|work|run|have|stay)\b|\bneeds? to (?:be|work|run)\b|\bplease\b|\bso (?:don['’]t|do not)\b/i
/** Who the makers are and when they begin: news for others. */
const aboutMakers =
  /^we(?:['’]re| are) (?:two|three|four|an?|the|both|all)\b|\b(?:launch(?:ing|es)?|starting|going live) (?:in|with|from|on)\b/i
/** Sets itself beside other companies. */
const comparing =
  /\b(?:rivals?|competitors?|compet(?:e|es|ing|ition)|alternatives? to|closest (?:thing|alternative)|compared (?:to|with)|unlike|better than|cheaper than|vs\.?|versus)\b|\b(?:is|are) (?:great|good|nice|fine|ok(?:ay)?|too \p{L}+),?\s(?:but|for)\b/iu
/** A list that does not say where it ends. */
const openEnd = /\b(?:etc|and so on|und so weiter|usw)\b|(?:\.\.\.|…)/i

/** Begins with a word that hangs on the sentence before. */
const hanging =
  /^(?:and|or|but|so|nor|that|which|who|whose|because|since|while|as|than|not|nothing|paid|what (?:is|was|are)|he|she|they|it|its|their|his|her|this|these|those|there|also|then|otherwise|same)\b/i
/** A short line that begins with a preposition is the end of another. */
const preposition = /^(?:with|to|of|in|on|by|at|from|for)\b/i
const fewestBehindPreposition = 7

/** What stands before what is said: "Also", "The special thing:", "Basically". */
const openings: readonly RegExp[] = [
  /^(?:straight talk|long story short|in short|short version|(?:elevator |quick )?pitch|tl;?dr)\s?[:,–-]\s+/i,
  /^[-*•–—·]\s+/,
  /^(?:also|plus|and|but|then|oh and|basically|so|well|honestly|actually)\b,?\s+(?=\p{L})/iu,
  /^(?:the|our|its?|a) (?:special|new|unique|different|main|key|big|best|clever|important|core)[\p{L} ]{0,24}?(?:\sis(?: that)?\s|:\s+)/iu,
  /^(?:we (?:want to |plan to )?do it differently|what we do(?: differently)?|our approach|the difference)\s?:\s+/i,
  /^(?:special|unique|new|what makes it (?:different|special)|difference|twist|the twist|bonus|(?:the )?(?:solution|product|idea))\s?:\s+/i,
  /^(?:(?:key|main|core|planned|mvp|v1) )?(?:features?|functions?|functionality|what it does|how it works|how we do it|funktionen|fonctionnalités|funciones)(?: (?:for|in|of|at) [^:.]{1,28})?\s?:\s+/i,
]
/** "it should write the register": what comes behind is what it does. */
const shouldDo =
  /^(?:it|the (?:app|tool|software|product|platform|system|site))\s+(?:should|must|will|can|could|would|has to|needs to)\s+(?:also\s+)?(?=\p{Ll})/iu
/** "it tells you when": a line of a list begins with what it does. */
const itDoes =
  /^(?:it|the (?:app|tool|software|product|platform|system|site))\s+(?:also\s+)?(?=(?:never\s+|always\s+)?(?!is\b|was\b|has\b)\p{Ll}+s\s)/iu
/** A reason of the writer's own behind what it does. */
const ownReason = /\s*,?\s\b(?:because|since|as|so that)\s(?:I|we|my|our|everyone|everybody|nobody)\b.*$/s
/** A bracket that ends in "etc." says no more than the words before it. */
const openBracket = /\s*\([^()]{0,120}\b(?:etc|and so on)\b[^()]{0,8}\)/gi

/** The words from where they say something, without what is only said to the reader of the brief. */
export const saidPlainly = (text: string): string =>
  withoutOpening(text).replace(openBracket, '').trim().replace(itDoes, '')

/** The words behind what only leads to them: "Key features:", "Also", "We're building". */
export const withoutOpening = (text: string): string =>
  openings.reduce((rest, opening) => rest.replace(opening, ''), withoutLeadIn(text.trim()))

/** The part that a product does of a sentence about what it should do: "Write the guest register", as a line of a list. */
export function saidAsWish(text: string): string {
  return saidPlainly(text).replace(ownReason, '').replace(shouldDo, '').trim()
}

/** "Keystone is the name." */
const naming = /\bis (?:the|its|our|my) (?:working )?name\b|\bworking (?:title|name)\b/i

/** Whether these words may stand before a customer. */
export function isForCustomers(text: string): boolean {
  return (
    !firstPerson.test(withoutSpeech(text)) &&
    !undecided.test(text) &&
    !internal.test(text) &&
    !demand.test(text) &&
    !aboutMakers.test(text) &&
    !comparing.test(text) &&
    !openEnd.test(text) &&
    !naming.test(text) &&
    isBalanced(text)
  )
}

/** Whether somebody who has read nothing before understands it. */
export const standsAlone = (text: string) =>
  !hanging.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !(preposition.test(text) && text.split(/\s+/).length < fewestBehindPreposition)

/** Whether it goes on speaking of whom or what the sentence before names. */
export const goesOn = (text: string) => /^(?:s?he|they|this|these|those|his|her|their)\b/i.test(text)

/** "In last season we had 1,900 lessons", "Beta: 26 stores, 54% resolved": what was reached, and nothing that it does. */
const reached =
  /^(?:(?:in|since|during|after) (?:the |our |its )?(?:last|first|pilot|beta|test|trial)\b.*\d|(?:beta|pilot|trial|tests?)\s?:.*\d|we(?:['’]ve| have| already)? (?:got|had|tested|reached|signed|refilled|have)\b.*\d|(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+ (?:already )?(?:use|used|tested|tried|try)\b)|\b(?:down|up) from \d[\d.,%]*\s?\S{0,3} to \d/iu
export const isReached = (text: string) => reached.test(text.trim())

/** "Not doing: phone support, outbound calls": a list of what is left out. */
export const isExclusion = (text: string) =>
  exclusionHead.test(text.trim()) || /^(?:[-*•–]\s*)?not doing\b/i.test(text.trim())

/** Whether it is put off or doubted: nothing that a text may promise. */
export const isUndecided = (text: string) => undecided.test(text)

export const isAboutMakers = (text: string) => aboutMakers.test(text)

/** Whether it is said to colleagues: "I want to build something for hosts". */
export const isInternal = (text: string) => internal.test(text)

export const isComparing = (text: string) => comparing.test(text)

/** Whether it says what the product will not do or have. */
export const isRefusal = (text: string) =>
  /^(?:no|never|not|without|nothing|we (?:never|don['’]?t|do not|will never)|does(?:n['’]t| not)|never)\b/i.test(text)

function isBalanced(text: string): boolean {
  let open = 0
  for (const letter of text) {
    if (letter === '(') open += 1
    if (letter === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}
