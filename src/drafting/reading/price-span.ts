import { money, perUnit } from './cues.ts'

/** "It costs 79 dollars", "Price is £59", "ours is 6 dollar a unit": the price begins behind it. */
const lead =
  /^(?:(?:the |our )?(?:price|pricing|cost|fee|subscription|plan)s?(?:\s+(?:is|are|will be|starts? (?:at|from)))?\s*[:=]?\s+|(?:it|this|ours|that) (?:costs?|is|will cost)\s+|costs?\s+|we (?:charge|ask|take|plan to charge)\s+|priced at\s+|sold (?:for|at)\s+|(?:for|at|with)\s+(?=[\p{Sc}\d]))+/iu
/** What may follow a price and is none: ", and most of the owners we spoke to use a spreadsheet". */
const border = /[,;]\s+(?:(?:and|but|while|whereas|because)\s+)?|\s+(?:and|but|while|whereas|because)\s+/g
const charge = /\d\s?%|\b(?:free|fees?|commission|discount|trial|setup|deposit|billed|contract)\b/i
const saysSum = (text: string) => money.test(text) || perUnit.test(text) || charge.test(text)
const otherStatement =
  /^(?:most|many|some|all|we|they|people|users|customers|owners|it|this|that|there|the|our|i|you|which|so|because|while|but)\b/i
const platform = /^(?:ios|android|web|mobile|desktop|iphone)\b[^,;]{0,24}$/i

/** "An alternative to Westlaw for $150 a month" */
function behindFor(text: string): number {
  const match = /\sfor\s+(?=[$€£]\s?\d)/.exec(text)
  return match && !saysSum(text.slice(0, match.index)) ? match.index + match[0].length : 0
}

/** Where within a clause the price stands, without what leads to it and what goes on behind it. */
export function priceSpan(text: string): readonly [start: number, end: number] {
  const start = lead.exec(text)?.[0].length ?? behindFor(text)
  for (const { index, 0: mark } of text.slice(start).matchAll(border)) {
    const rest = text.slice(start + index + mark.length)
    const isOther = !saysSum(rest) && (otherStatement.test(rest) || platform.test(rest))
    if (isOther && saysSum(text.slice(start, start + index))) return [start, start + index]
  }
  return [start, text.length]
}
