/** A bare address, which GitHub's dialect turns into a link; backslashes inside it would be shown. */
const BARE_ADDRESS = /(?:(?:https?|ftp):\/\/|www\.)[^\s<]*/gi

/**
 * Plain text (one line) as Markdown that reads back as the same text. Only what would be taken for markup is escaped, so
 * that the source stays readable: `snake_case`, `AT&T` and `~5 %` come out as they are. Pipes matter only inside tables.
 */
export function escapeMarkdown(text: string, inTable = false): string {
  const strikes = text.split('~').length > 2
  const escaped = text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[a-zA-Z/!?])/g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~/g, strikes ? '\\~' : '~')
    .replace(BARE_ADDRESS, (address) =>
      address.includes('\\') ? address.replace(/:(?=\/\/)|(?<=www)\./gi, '\\$&') : address,
    )
  return inTable ? escaped.replace(/\|/g, '\\|') : escaped
}

/** Escapes what would start a heading, a list, a rule, a quote or a fence at the start of a line. */
export function escapeLineStart(line: string): string {
  return line
    .trimStart()
    .replace(/^(?:[#>]|[-+=](?=[-+=\s]|$))/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
