/** Elements whose tags say nothing about the text; an unknown name such as `<Customer name>` is a placeholder and stays. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote body br button caption center cite code col colgroup dd del ' +
    'details dfn div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img ' +
    'input ins kbd label li link main mark meta nav ol option p picture pre q s samp script section select small ' +
    'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title ' +
    'tr tt u ul var video wbr'
  ).split(' '),
)

/** After these a reader expects a gap. */
const SEPARATING = /^(?:br|p|div|li|tr|td|th|h[1-6]|hr|dt|dd|section|article|header|footer|table|ul|ol)$/

const NAMED_REFERENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    bull: '•',
    copy: '©',
    euro: '€',
    gt: '>',
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    middot: '·',
    minus: '−',
    nbsp: '\u00A0',
    ndash: '–',
    pound: '£',
    quot: '"',
    rarr: '→',
    rdquo: '”',
    reg: '®',
    rsquo: '’',
    times: '×',
    trade: '™',
  }),
)

/** Resolves character references (`&amp;`, `&#8364;`, `&#x20AC;`); an unknown one stays as it is written. */
export function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name) return NAMED_REFERENCES.get(name) ?? whole
    const codePoint = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
    return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : '\uFFFD'
  })
}

/** The text a browser would show for a piece of HTML, with tags of unknown elements kept as text. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?([a-zA-Z][\w-]*)(?:\s[^<>]*|\/)?>/g, (tag, name: string) => {
      const element = name.toLowerCase()
      if (!ELEMENTS.has(element)) return tag
      return SEPARATING.test(element) ? ' ' : ''
    })
  return decodeReferences(text)
}
