import { Lexer, type Token, Tokenizer, type Tokens } from 'marked'

/**
 * The library goes over the rest of a piece of text for each mark in it, so the time grows with their product. Nobody puts
 * so many into one paragraph, list item or cell.
 */
const mostMarks = 300
const mark = /[\\<![\]`*~_]/g

/** A longer address in running text is no link: its end is looked for again for each character that may not stand there. */
const longAddress = /^(?:(?:https?|ftp):\/\/|www\.)\S{1000}/i

/**
 * More quotes and lists within each other than anybody writes, on one line. The library takes them apart from outside in and
 * goes over the rest of the line for each.
 */
const nested = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){16})(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/gm

/** A list item of so many lines without an empty one: the library copies what it has of the item for each line. */
const longItem =
  /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t][^\n]*(?:\n(?![ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t])[^\n]*\S[^\n]*){200,}/gm
const manyLines = /(?:[^\n]*\n){200}/g

/** The tokens of a Markdown text, in time that grows with its length: what would take more is left as words. May throw a RangeError. */
export function lexMarkdown(text: string): Token[] {
  const bounded = text.replace(nested, '$1 ').replace(longItem, (item) => item.replace(manyLines, '$&\n'))
  return new BoundedLexer({ gfm: true, tokenizer: new BoundedTokenizer() }).lex(bounded)
}

class BoundedLexer extends Lexer {
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (!hasMoreMarks(source)) return super.inlineTokens(source, tokens)
    // A backslash says that the mark after it is a character, which here all are.
    const text = source.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    tokens.push({ type: 'text', raw: source, text, escaped: false })
    return tokens
  }
}

class BoundedTokenizer extends Tokenizer {
  override url(source: string): Tokens.Link | undefined {
    return longAddress.test(source) ? undefined : super.url(source)
  }

  /** Short rows are filled up to the head's width: without a bound, a wide head makes far more cells than there is text. */
  override table(source: string): Tokens.Table | undefined {
    const found = this.rules.block.table.exec(source)
    if (!found) return undefined
    const [raw, head = ''] = found
    const cells = head.split('|').length * raw.split('\n').length
    return cells > 1_000 + 4 * raw.length ? undefined : super.table(source)
  }
}

function hasMoreMarks(text: string): boolean {
  if (text.length <= mostMarks) return false
  let marks = 0
  for (const _ of text.matchAll(mark)) {
    marks += 1
    if (marks > mostMarks) return true
  }
  return false
}
