import fc from 'fast-check'
import type { Block, ListItem, ResultDocument, RichText, Span } from './block.ts'

/** Texts that break naive writers: markup of every format, control characters, half pairs, other scripts, long words. */
const nasty: readonly string[] = [
  '',
  ' ',
  '\u0000\u0007\u001b',
  '\ud800',
  'a\udc00b',
  '\ufffe\uffff',
  '👩‍👩‍👧‍👦 🚀 ✅',
  'مرحبا بالعالم 123',
  'שלום world',
  '日本語のテキスト 中文 한국어',
  'Tiếng Việt → ελληνικά → Українська',
  '<script>alert(1)</script> & &amp; <Customer name>',
  '**bold** _it_ `code` [x](y) ![i](j) ~~no~~ a*b*c __d__',
  '| a | b |',
  '# 1. - + > === --- ~~~ ```',
  '1. one',
  '- [ ] task',
  '=1+1',
  '-5',
  '@SUM(A1)',
  'line one\nline two\r\nline three\ttab',
  'https://example.com/a_b*c_(d)?e=f&g=h',
  'back\\slash \\| pipe',
  `${'w'.repeat(400)}`,
  '\u200b\u200d\ufe0f\u202e',
]

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: fc.lorem({ maxCount: 8 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 24, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map((pair) => pair.join('')) },
)

const href = fc.constantFrom(
  'https://example.com/',
  'http://example.com/a(b) c?d=é',
  'mailto:a@example.com',
  'javascript:alert(1)',
  'not an address',
  '',
)

const span: fc.Arbitrary<Span> = fc.record(
  { text, bold: fc.boolean(), italic: fc.boolean(), code: fc.boolean(), href },
  { requiredKeys: ['text'] },
)
const rich: fc.Arbitrary<RichText> = fc.oneof(text, fc.array(span, { maxLength: 4 }))

const listItem = fc.letrec<{ item: ListItem }>((tie) => ({
  item: fc.record(
    { text: rich, items: fc.array(tie('item'), { maxLength: 2, depthIdentifier: 'item' }) },
    { requiredKeys: ['text'] },
  ),
})).item

const table = fc.record(
  {
    type: fc.constant('table' as const),
    caption: text,
    columns: fc.array(
      fc.record(
        { label: text, align: fc.constantFrom('left' as const, 'right' as const, 'center' as const) },
        { requiredKeys: ['label'] },
      ),
      { maxLength: 5 },
    ),
    rows: fc.array(fc.array(rich, { maxLength: 6 }), { maxLength: 4 }),
  },
  { requiredKeys: ['type', 'columns', 'rows'] },
)

const tone = fc.constantFrom('info' as const, 'success' as const, 'warning' as const, 'danger' as const)
const level = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const)

export const arbitraryBlock: fc.Arbitrary<Block> = fc.letrec<{ block: Block }>((tie) => ({
  block: fc.oneof(
    { depthIdentifier: 'block', depthSize: 'small', maxDepth: 3 },
    fc.record({ type: fc.constant('heading' as const), level, text }),
    fc.record({ type: fc.constant('paragraph' as const), text: rich }),
    fc.record({ type: fc.constant('quote' as const), text: rich }),
    fc.record({
      type: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(listItem, { maxLength: 4 }),
    }),
    table,
    fc.record({
      type: fc.constant('fields' as const),
      fields: fc.array(fc.record({ label: text, value: rich }), { maxLength: 4 }),
    }),
    fc.record({
      type: fc.constant('links' as const),
      items: fc.array(
        fc.record({ text, url: fc.oneof(href, fc.constant(null)), note: text }, { requiredKeys: ['text', 'url'] }),
        { maxLength: 3 },
      ),
    }),
    fc.record(
      { type: fc.constant('callout' as const), tone, title: text, text: rich },
      { requiredKeys: ['type', 'tone', 'text'] },
    ),
    fc.record({ type: fc.constant('code' as const), language: text, text }, { requiredKeys: ['type', 'text'] }),
    fc.record({
      type: fc.constant('cards' as const),
      cards: fc.array(
        fc.record(
          {
            title: text,
            subtitle: text,
            badges: fc.array(text, { maxLength: 3 }),
            blocks: fc.array(tie('block'), { maxLength: 3 }),
          },
          { requiredKeys: ['title', 'blocks'] },
        ),
        { maxLength: 3 },
      ),
    }),
  ),
})).block

export const arbitraryDocument: fc.Arbitrary<ResultDocument> = fc.record(
  {
    title: text,
    subtitle: text,
    language: fc.constantFrom('en', 'de-CH', 'ar', 'ja', 'zh-Hans', '', 'x'),
    blocks: fc.array(arbitraryBlock, { maxLength: 6 }),
  },
  { requiredKeys: ['title', 'language', 'blocks'] },
)
