import type { SegmentKind, Tagged, TaggedText } from '../tagging/tagged-text.ts'
import { exclusionHead, isDenied, refusalAt } from './is-denied.ts'
import { byLabel } from './kinds-by-label.ts'
import { byNeighbours, byWording } from './kinds-by-wording.ts'
import { priceSpan } from './price-span.ts'

/** Where a stretch of a text begins and ends, in UTF-16 units. */
export type Range = readonly [start: number, end: number]

/** How a sentence about the present begins. */
export const nowadays =
  /^(?:today|currently|right now|at the moment|nowadays|so far|until now|heute|bisher|derzeit|aujourd['’]hui|actuellement|hoy|actualmente)\b/i

/**
 * What the tagger found, put right where a rule is certain: reasons and conditions stand with their statement, rivals and today are no features,
 * refusals and lists of exclusions are limits. `sentences` are those of the text, in order; so is the answer.
 */
export function segmentsByRules(
  text: string,
  sentences: readonly Range[],
  { segments, entities }: TaggedText,
): readonly Tagged<SegmentKind>[] {
  const opened = segments.map((each) => withOpening(text, each))
  const statements = withComparisons(text, withReasons(text, withModals(text, withRelatives(text, opened))))
  const read = withRefusals(text, bySubject(text, statements, entities))
  const sorted = byOpening(text, sentences, withWholeSentences(text, sentences, read), entities)
  return withPrices(text, byLabel(text, byWording(text, byNeighbours(text, sentences, sorted))))
}

const opensCondition = /(?<=^|[.!?;:,]\s{1,4}|\n|\band\s)(?:when|if|once|as soon as|whenever|after|before|unless)\s+$/i
const longestOpening = 14

/** "When | hives are set down the driver marks each drop": the word that makes it a condition belongs to it. */
function withOpening(text: string, segment: Tagged<SegmentKind>): Tagged<SegmentKind> {
  const before = text.slice(Math.max(0, segment.start - longestOpening), segment.start)
  const [word = ''] = opensCondition.exec(before) ?? []
  return word === '' ? segment : { ...segment, start: segment.start - word.length }
}

/** "It costs 79 dollars a month": said of the product, whatever the sentence goes on with. */
const ownPrice =
  /^\s*(?:(?:it|this|ours) (?:costs?|is)|we (?:charge|ask|plan to charge)|(?:the |our )?(?:price|pricing)\b)[^,;]{0,16}?(?:[$€£]\s?\d|\d[\d.,]*\s?(?:[$€£%]|euros?|dollars?|pounds?|usd|eur|gbp|bucks|quid|kr)\b|free\b)/i

/** "$79 a month, and most owners use a spreadsheet today": what the sentence says beside the price is how things are. */
function withPrices(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  return segments.flatMap((segment) => {
    const words = text.slice(segment.start, segment.end)
    if (segment.kind !== 'price' && !ownPrice.test(words)) return [segment]
    const end = segment.start + priceSpan(words)[1]
    const price: Tagged<SegmentKind> = { kind: 'price', start: segment.start, end }
    return end === segment.end ? [price] : [price, { kind: 'situation', start: end, end: segment.end }]
  })
}

const doing: ReadonlySet<SegmentKind> = new Set(['feature', 'offer', 'limit', 'proof'])

const relative = /\b(?:with|in|on|through|by|from) which\s/i
const opensRelative = /^\s*(?:with|in|on|through|by) which\s/i
const joined = /^\s*,?\s*(?:and|or)\s*$/i

/** "A tool with which managers of cafés | and | bars publish a rota": its verb belongs to it. */
function withRelatives(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const whole: Tagged<SegmentKind>[] = []
  const extended = new Set<Tagged<SegmentKind>>()
  for (const segment of segments) {
    const before = whole.at(-1)
    const isCut =
      before !== undefined &&
      (before.kind === 'offer' || before.kind === 'feature') &&
      (segment.kind === 'offer' || segment.kind === 'feature') &&
      relative.test(text.slice(before.start, before.end)) &&
      joined.test(text.slice(before.end, segment.start)) &&
      !extended.has(before)
    // "A tool | with which managers publish a rota"
    const isRelative =
      before?.kind === 'offer' &&
      (segment.kind === 'offer' || segment.kind === 'feature') &&
      text.slice(before.end, segment.start).trim() === '' &&
      opensRelative.test(text.slice(segment.start, segment.end))
    if (isRelative) {
      before.end = segment.end
      continue
    }
    if (isCut && before) {
      before.kind = 'offer'
      before.end = segment.end
      extended.add(before)
    }
    if (!isCut) whole.push({ ...segment })
  }
  return whole
}

const modal = /\b(?:who|that|which)\s(?:can|must|should|will|could|may)\s[^.]*$/i
const bareVerb =
  /^\s*(?!(?:the|an?|no|it|we|you|they|one|each|every|if|when|our|your|their|this|that|who|which|what)\b)\p{Ll}+(?<!s)\s/u

/** "Only people who can work the shift, | hold the right certificate": both hang on the "can". */
function withModals(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const whole: Tagged<SegmentKind>[] = []
  for (const segment of segments) {
    const before = whole.at(-1)
    const between = before ? text.slice(before.end, segment.start).trim() : ''
    if (
      before?.kind === 'feature' &&
      segment.kind === 'feature' &&
      /^(?:,|,? ?and|,? ?or)$/.test(between) &&
      modal.test(text.slice(before.start, before.end)) &&
      bareVerb.test(text.slice(segment.start, segment.end))
    )
      before.end = segment.end
    else whole.push({ ...segment })
  }
  return whole
}

const reason = /^(?:so|because|becouse|becuase|since|damit|weil|pour que|parce que|porque|para que)\b/i

const endsInReason = /\s(?:so|because|becouse|becuase|since|damit|weil)$/i

const condition = /^(?:when|if|once|as soon as|wenn|falls|sobald|quand|lorsque|si|cuando)\b/i
const longestCondition = 12

/** "When a table is cancelled": half a sentence, up to its comma. */
const isCondition = (words: string) =>
  condition.test(words.trimStart()) && !words.includes(',') && words.split(/\s+/).length <= longestCondition

/** "One calendar so nobody books twice": what something is good for belongs to it. */
function withReasons(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  const whole: Tagged<SegmentKind>[] = []
  for (const segment of segments) {
    const before = whole.at(-1)
    const isReason =
      (segment.kind === 'situation' || segment.kind === 'limit') &&
      (reason.test(text.slice(segment.start, segment.end).trimStart()) ||
        (before !== undefined && endsInReason.test(text.slice(before.start, before.end).trimEnd())))
    const between = before ? text.slice(before.end, segment.start).trim() : ''
    if (isReason && before && between === '') before.end = segment.end
    else if (before && between === ',' && isCondition(text.slice(before.start, before.end)))
      whole[whole.length - 1] = { ...segment, start: before.start }
    else whole.push({ ...segment })
  }
  return whole
}

const comparison =
  /^\s*(?:(?:unlike|im gegensatz zu|contrairement à|a diferencia de)\s.{3,80}?|[\p{L}\d]+ (?:charges?|costs?|asks?|takes)\s[^,]{3,60},)[\s,](?=(?:we|ours?|it|wir|nous|nosotros)\s)/iu

/** "Unlike Resy who sell gift cards | we keep it simple": what others do is not what the product does. */
function withComparisons(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  return segments.flatMap((segment) => {
    const others =
      doing.has(segment.kind) || segment.kind === 'price'
        ? comparison.exec(text.slice(segment.start, segment.end))
        : null
    if (!others) return [segment]
    const border = segment.start + others[0].length
    return [
      { kind: 'situation', start: segment.start, end: border },
      { ...segment, start: border },
    ]
  })
}

/** What begins with a rival's name is about the rival; what begins with the product's own name is about the product. */
function bySubject(
  text: string,
  segments: readonly Tagged<SegmentKind>[],
  entities: TaggedText['entities'],
): Tagged<SegmentKind>[] {
  return segments.map((segment) => {
    const subject = entities.find(
      ({ start, end }) => start >= segment.start && start <= segment.start + 1 && end < segment.end,
    )
    if (subject?.kind === 'rival' && doing.has(segment.kind)) return { ...segment, kind: 'situation' }
    if (segment.kind !== 'situation') return segment
    if (subject?.kind !== 'name') return segment
    return {
      ...segment,
      kind: /^\s+(?:is|are|ist|est|es)\s/.test(text.slice(subject.end, segment.end)) ? 'offer' : 'feature',
    }
  })
}

/** "It reads dates and there is no e-signature": what is refused behind a feature is a limit of its own. */
function withRefusals(text: string, segments: readonly Tagged<SegmentKind>[]): Tagged<SegmentKind>[] {
  return segments.flatMap((segment) => {
    const { kind, start, end } = segment
    const at = kind === 'feature' || kind === 'limit' ? refusalAt(text.slice(start, end)) : -1
    if (at < 0) return [segment]
    const border = start + at
    return [
      { kind: isDenied(text.slice(start, border)) ? 'limit' : 'feature', start, end: border },
      { kind: 'limit', start: border, end: segment.end },
    ]
  })
}

/** "Notes for the partner call", "Product description, second draft": a text's heading says nothing of the product. */
const isHeading =
  /^(?:(?:internal )?memo|notes?|(?:product )?(?:description|overview|brief|update)|(?:first|second|third|rough) draft|here['’]s the (?:thought|idea|thinking))\b(?!\s*=)[^.!?]{0,80}[.:]?$/i
const listItem = /^\s*(?:[-*•–]|\d+[.)])\s/

/**
 * Sentences that are one clause: "Out of scope: payroll, invoices" is what it will not be, with its head; what was counted is how things are.
 */
function withWholeSentences(
  text: string,
  sentences: readonly Range[],
  segments: readonly Tagged<SegmentKind>[],
): readonly Tagged<SegmentKind>[] {
  const lists = sentences.flatMap(([start, end], index): Range[] => {
    const words = text.slice(start, end).trim()
    if (!exclusionHead.test(words)) return []
    const items = words.endsWith(':') ? sentences.slice(index + 1) : []
    const after = items.findIndex(([from, to]) => !listItem.test(text.slice(from, to)))
    return [[start, items.slice(0, after < 0 ? items.length : after).at(-1)?.[1] ?? end]]
  })
  const counts = sentences.filter(
    ([start, end]) =>
      counted.test(text.slice(start, end).trimStart()) &&
      !segments.some((each) => each.kind === 'proof' && each.start < end && start < each.end),
  )
  const [first] = sentences
  const heading = first && isHeading.test(text.slice(...first).trim()) ? [first] : []
  const whole = [
    ...heading.map(([start, end]): Tagged<SegmentKind> => ({ kind: 'plan', start, end })),
    ...lists.map(([start, end]): Tagged<SegmentKind> => ({ kind: 'limit', start, end })),
    ...counts.map(([start, end]): Tagged<SegmentKind> => ({ kind: 'situation', start, end })),
  ]
  if (whole.length === 0) return segments
  const rest = segments.filter((each) => !whole.some(({ start, end }) => each.start < end && start < each.end))
  return [...rest, ...whole].sort((a, b) => a.start - b.start)
}

const ofRivals =
  /\b(?:rivals?|competitors?|competition|compet(?:es?|ing) (?:with|against)|alternatives (?:are|include)|lose against|konkurren\p{L}+|wettbewerber\p{L}*|concurrents?|competidores)\b/iu
/** "Our rivals": they are not ours. */
const ourRivals = /\bour (?:\p{L}+ ){0,2}(?=(?:rivals?|competitors?|competition)\b)/giu
const ownWords = /\b(?:we|our|us|it|users?|customers?)\b/i

/** "Around 70% of the groomers we interviewed", "Average 6 dogs a day": what was counted, and no product. */
const counted =
  /^(?:on |in )?(?:average|the median)\b|^(?:(?:around|about|roughly|over|more than|nearly|almost|some|up to) )?\d[\d.,]*\s?(?:(?:%|percent|per cent) of|out of \d|in \d+|of (?:the|our|all)) |\b(?:we|i) (?:have )?(?:interviewed|surveyed|asked|spoke (?:to|with)|talked (?:to|with)|spoken (?:to|with))\b/i
/** "Habit apps lose people the day the streak breaks": what other products do. */
const ofOtherProducts =
  /^(?:most |many |other |existing |all |generic )?(?:\p{L}+ ){0,2}(?:apps|tools|platforms|products|solutions|trackers)\s(?!(?:that|which|for|with|to|and|or)\b)/iu
/** What follows from a rival is about us only where we are its subject: "Eventbrite raises fees and mails our audience" is not. */
const actsItself = /^\W*(?:(?:and|but|so|while)\s)?(?:we|ours|our|with us)\b/i
/** Rivals stand at the head of a sentence that lists them. */
const headOfSentence = 40

/** What a sentence about today or about rivals goes on with is no feature: "Today teams use a spreadsheet, chase people in Slack". */
function byOpening(
  text: string,
  sentences: readonly Range[],
  segments: readonly Tagged<SegmentKind>[],
  entities: TaggedText['entities'],
): Tagged<SegmentKind>[] {
  const rivals = entities.filter(({ kind }) => kind === 'rival')
  let at = 0
  return segments.map((segment) => {
    // Both are in order: each sentence is passed once.
    while (at + 1 < sentences.length && (sentences[at]?.[1] ?? 0) <= segment.start) at += 1
    const words = text.slice(segment.start, segment.end)
    if (!doing.has(segment.kind) && segment.kind !== 'price') return segment
    const [from, to] = sentences[at] ?? [0, text.length]
    const sentence = text.slice(from, to).trimStart()
    const isOwn = ownWords.test(words.replace(ourRivals, ''))
    const isToday = nowadays.test(sentence) && from < segment.start && !isOwn
    const opening = from + text.slice(from, to).search(/\S/)
    // "Pleo is made for companies, so the accountant keeps a tin": what follows from a rival is no feature either.
    const isOfRival = !actsItself.test(words) && rivals.some(({ start }) => start === opening)
    if (segment.kind === 'limit' && isDenied(words)) return isOfRival ? { ...segment, kind: 'situation' } : segment
    const isRivals =
      isOfRival ||
      (!isOwn && ofOtherProducts.test(sentence)) ||
      (!isOwn && (ofRivals.test(words) || ofRivals.test(sentence.slice(0, headOfSentence))))
    return (isToday && segment.kind !== 'proof') || isRivals ? { ...segment, kind: 'situation' } : segment
  })
}
