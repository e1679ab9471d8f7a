const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A stretch of a text; `start` and `end` count UTF-16 units of the whole. */
export interface Stretch {
  text: string
  start: number
  end: number
}

/** The sentences and lines of a text as typed, without the space around them. Linear in the text. */
export function sentencesOf(text: string): Stretch[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => parts(segment, index))
}

/** A line ends a sentence, and so does a point before a sum or a small letter: "Keystone is the name. £2 a flat." */
function parts(segment: string, index: number): Stretch[] {
  let at = index
  return segment
    .split(
      /(?<=[.!?]\s)(?=[£$€\d])|(?<=(?:\p{L}{3}|\))[.!?]\s)(?<!\b(?:incl|excl|approx|etc|max|min|esp|resp)\.\s)(?=\p{Ll})|(?<=\n)/u,
    )
    .flatMap((part) => {
      const from = at
      at += part.length
      const start = from + (part.length - part.trimStart().length)
      const text = part.trim()
      return /[\p{L}\p{N}]/u.test(text) ? [{ text, start, end: start + text.length }] : []
    })
}

/** Ends with a mark and begins with a capital; a name that begins small stays so. */
export function sentence(text: string): string {
  const begun = /^\p{Ll}{1,2}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]["”’')]?$/.test(begun) ? begun : `${begun.replace(/[,;:\s]+$/, '')}.`
}

/** For a list or a heading: begins with a capital and ends without a mark. */
export const heading = (text: string) => sentence(text).replace(/\.$/, '')

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

const fewestWordsLeft = 4

/** Where a noun phrase can end early and still be whole; not between two things that belong together. */
const joint =
  /[,;:]?\s(?=(?:with|without|so|where|when|while|as|from|into|that|who|which|by|instead|before|after|because|for|in|at|on|between)\s)|,\s/g

/** The words up to their last joint within so many characters; null where that leaves too little. */
export function cutAtJoint(text: string, most: number): string | null {
  if (text.length <= most) return text
  const cuts = [...text.slice(0, most + 8).matchAll(joint)]
    .map(({ index }) => text.slice(0, index).replace(/[,;:\s]+$/, ''))
    .filter((cut) => cut.length <= most && wordCount(cut) >= fewestWordsLeft && !isBroken(cut))
  return cuts.at(-1) ?? null
}

/** A clause that has only begun: "a marketplace where parents"; and what is said of no thing: "built for the companies", "an app for parents". */
function isBroken(cut: string): boolean {
  const [, begun] = /\s(?:where|that|who|whose|which|when|while|if|until|so|because)\s(.*)$/s.exec(cut) ?? []
  return (begun !== undefined && wordCount(begun) < 5) || openEnd.test(cut) || isCutOff(cut) || bareKind.test(cut)
}

/** A kind of thing and for whom, and nothing of what it does. */
const bareKind =
  /^(?:\p{Lu}\p{L}+(?: is|:) )?(?:an?|the)?\s?(?:app|platform|tool|software|system|service|website|marketplace) for \S+(?: \S+)?$/iu

/** Ends on a word that leads on: "companies whose people are mostly", "sends a vetted", "to the accountable owner 90". */
export const isCutOff = (text: string): boolean => leadsOn.test(text)

const leadsOn =
  /\s(?:an?|the|and|or|but|of|to|with|for|from|by|in|on|at|is|are|was|were|be|been|not|very|its?|their|our|your|mostly|only|also|just|even|mainly|usually|often)$|\s(?:an?|the)\s\p{Ll}{4,}ed$|\s\p{Ll}{3,}(?<!\b(?:under|over|than|until|from|since|grade|year|about|every|least|most|past|level|page|step|version|only))\s\d{1,3}$/u

/** Words that only a clause behind them explains. */
const openEnd =
  /\b(?:the|those|all|any) (?:companies|people|teams|ones|firms|shops|places|businesses|users|customers)$/i
