/**
 * What an attacker repeats to keep a parser busy: marks that open and never close, places where a pattern begins anew, and
 * characters that are more than they look.
 */
export const atoms: readonly string[] = [
  // Markdown
  ...['**_a', '**a', '**a ', '*a_', '_', '*a*', '***a', 'a_b', '!', '`a', '``a`', '~~a', '\\*', '\\'],
  ...['[', '](', '[a](', '![a', '[a][', '[]', 'x]', '[a]: b\n', '<a@b.c>', '[ ] ', '[^1]'],
  ...[
    '- ',
    '- a\n',
    '  - a\n',
    '1. a\n',
    '* a\n\n',
    '- [ ] a\n',
    '> ',
    '\n> ',
    '> a\n',
    '# a\n',
    'a\n=\n',
    '---\n',
    '```\n',
    '    a\n',
  ],
  ...['|', '|a|\n|-|\n', 'a|b\n-|-\n', '|\n'],
  // Addresses
  ...[
    'http://a.b/ ',
    'http://a.b/',
    'http://a.b/)',
    'www.a.b ',
    'www.',
    'a@b.c ',
    'a@',
    '[a](http://a.b) ',
    '//',
    'x/',
  ],
  // HTML and XML
  ...['<a ', '<', '</', '<!--', '<?', '<![CDATA[', ']]>', '<script>', '<b>', '<a href="', '&amp;', '&', '&#'],
  // Tables, formulas, wiki markup
  ...['"', "'", ',', '"a",', '=', '=1+', '(', ')', '(((', '{', '{{', '[[', '+', '-', '$'],
  // Sentences
  ...[
    'a',
    'a ',
    'a.',
    '. ',
    'a, ',
    'and ',
    'for the ',
    'nurses who book ',
    'App for nurses. ',
    '1 ',
    '1,',
    '10% ',
    '“a” ',
    'a: ',
    ' — ',
    "'s ",
  ],
  // White space and control characters
  ...['\n', '\n\n', ' ', '\t', '  \n', 'a\n', '\r', '\u2028', 'a\u00a0'],
  // Scripts
  ...['😀', '👨‍👩‍👧', 'e\u0301', '\u0301', 'مرحبا ', 'א', '日本', 'ก', '\u202e', '\u200b'],
]

/** Texts that no repetition makes: they grow inwards. */
export const shapes: Readonly<Record<string, (length: number) => string>> = {
  'a list, each item in the one before': (length) => staircase(length, (at) => `${'  '.repeat(at)}- a\n`),
  'a quote, each in the one before': (length) => staircase(length, (at) => `${'>'.repeat(at)} a\n`),
  'fences, each longer': (length) => staircase(length, (at) => `${'`'.repeat(at)}a`),
  'one item of many lines': (length) => `- a\n${'  a\n'.repeat(length / 4)}`,
  'a nested item of many lazy lines': (length) => `${'- '.repeat(15)}${'a\n'.repeat(length / 2)}`,
  'a wide table of short rows': (length) =>
    `${'|a'.repeat(length / 12)}|\n${'|-'.repeat(length / 12)}|\n${'b\n'.repeat(length / 3)}`,
  'definitions and their references': (length) =>
    staircase(length / 2, (at) => `[a${at}]: b\n`) + staircase(length / 2, (at) => `[a${at}]\n\n`),
  'few marks far apart': (length) => `${'*a **a '.padEnd(length / 90, 'b ')}`.repeat(90),
  'an address with a long end': (length) => `http://a.b/${'?!.'.repeat(length / 3)}`,
  'brackets in brackets': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'one long word': (length) => 'email.address-of_somebody'.repeat(length / 25),
  'words, each another': (length) => staircase(length, (at) => `w${at.toString(36)} `),
}

function staircase(length: number, step: (at: number) => string): string {
  let text = ''
  for (let at = 0; text.length < length; at += 1) text += step(at)
  return text
}

export const repeated = (atom: string, length: number) => atom.repeat(Math.ceil(length / atom.length)).slice(0, length)
