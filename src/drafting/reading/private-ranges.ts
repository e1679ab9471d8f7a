import { longestText } from '#shared/language/tokens.ts'

/** A label before what nobody else should read: it holds until the paragraph ends. */
const label =
  /(?:^|\n|[.!?]\s)[ \t>*#([-]*(?:(?:private|internal|confidential|off the record|between (?:us|you and me)|notes? to (?:self|myself)|intern|vertraulich|confidentiel|confidencial)(?:\s(?:notes?|info|information|part|bit|stuff|only|use|background))?(?:\s?[,(][^:.!?\n]{0,40})?\s?(?::|[–—-]\s|\n|$)|(?:not for|keep (?:this )?off|don['’]?t put (?:this )?on) (?:the )?(?:website|site|web|public|publication|press)\b|do not publish\b|for (?:our|your) eyes only\b)/giu
/** A sentence that says of itself that it is not to be repeated. */
const unrepeatable =
  /\b(?:(?:do not|don['’]?t|never|not) (?:ever )?(?:please )?(?:mention|publish|quote|print|repeat|disclose|reveal|write about|talk about|name (?:them|him|her|names?|numbers?|any|the)|share this|tell anyone|say (?:this|that|so) (?:publicly|anywhere|outside))|keep (?:this|it|that) (?:private|secret|quiet|confidential|to yourself|between us|internal)|(?:isn['’]?t|is not|not) (?:yet )?(?:public|announced|for publication)\b)/giu

/** A text that asks for silence more often is not read further for it. */
const most = 20
const firstFew = (matches: Iterable<RegExpExecArray>) => [...matches].slice(0, most)

/** Where a text holds what is not for others: a labelled paragraph, or a sentence that asks for silence. As offsets. */
export function privateRanges(text: string): [number, number][] {
  const ranges: [number, number][] = []
  const bounded = text.slice(0, longestText)
  for (const match of firstFew(bounded.matchAll(label))) {
    const blank = text.slice(match.index + 1).search(/\n\s*\n/)
    ranges.push([match.index + 1, blank < 0 ? text.length : match.index + 1 + blank])
  }
  for (const match of firstFew(bounded.matchAll(unrepeatable))) {
    const before = text.slice(0, match.index)
    const start = Math.max(...[...before.matchAll(/[.!?]\s+|\n/g)].slice(-1).map((end) => end.index + end[0].length), 0)
    const rest = text.slice(match.index).search(/[.!?](?=\s|$)|\n/)
    ranges.push([start, rest < 0 ? text.length : match.index + rest])
  }
  return ranges
}
