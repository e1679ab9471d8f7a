import type { Block, ResultDocument } from '#shared/document/block.ts'

const paragraph =
  'Independent clinics lose about a fifth of their booked hours to patients who do not come. They know it, they measure ' +
  'it badly, and they answer it with phone calls that nobody has time to make. The market is ready for a product that ' +
  'fills the gap within minutes, provided that it works with the calendar a clinic already has.'

const persona = (title: string, role: string): Extract<Block, { type: 'cards' }>['cards'][number] => ({
  title,
  subtitle: role,
  badges: ['Primary', 'Daily user'],
  blocks: [
    {
      type: 'fields',
      fields: [
        { label: 'Age', value: '42' },
        { label: 'Works at', value: 'A group practice with six physicians and 14 staff' },
        { label: 'Tools', value: 'Doctolib, Excel, a shared paper diary at the front desk' },
      ],
    },
    { type: 'heading', level: 1, text: 'Goals' },
    {
      type: 'list',
      ordered: false,
      items: [
        { text: 'Fill a cancelled hour on the same day', items: [{ text: 'without calling more than two patients' }] },
        { text: [{ text: 'Keep the ' }, { text: 'waiting list', bold: true }, { text: ' honest and short' }] },
      ],
    },
    { type: 'quote', text: '“If the slot is still empty at nine, it stays empty.”' },
  ],
})

/** A document with every kind of block, several scripts and enough text for several pages. */
export const sampleDocument: ResultDocument = {
  title: 'Market research: same-day booking for independent clinics',
  subtitle: 'Prepared with PM Pilot, 3 May 2026',
  language: 'en-GB',
  blocks: [
    { type: 'heading', level: 1, text: 'Executive summary' },
    { type: 'paragraph', text: paragraph },
    {
      type: 'callout',
      tone: 'info',
      title: 'Recommendation',
      text: 'Start with dental and physiotherapy practices of 3 to 15 staff in Germany and Austria, and sell by saved hours.',
    },
    {
      type: 'paragraph',
      text: [
        { text: 'Three findings carry the case: ' },
        { text: 'the problem is frequent', bold: true },
        { text: ', ' },
        { text: 'the buyer is reachable', italic: true },
        { text: ', and the price anchor is set by ' },
        { text: 'published tariffs', href: 'https://example.com/tariffs?year=2026' },
        { text: '. The import reads ' },
        { text: 'calendar.ics', code: true },
        { text: ' files.' },
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [
        { text: 'Validate the waiting list flow with five practices.' },
        {
          text: 'Agree on one calendar standard.',
          items: [{ text: 'CalDAV first' }, { text: 'vendor interfaces later' }],
        },
        { text: 'Publish prices before the pilot ends.' },
      ],
    },
    { type: 'heading', level: 2, text: 'Market size' },
    {
      type: 'table',
      caption: 'Bottom-up estimate, euro a year',
      columns: [
        { label: 'Segment' },
        { label: 'Practices', align: 'right' },
        { label: 'Price', align: 'right' },
        { label: 'Annual value', align: 'right' },
        { label: 'Confidence', align: 'center' },
      ],
      rows: [
        ['Dental practices', '38,400', '1,188', '45.6 m', 'High'],
        ['Physiotherapy', '37,000', '828', '30.6 m', 'Medium'],
        ['General practitioners with more than one location', '11,250', '1,548', '17.4 m', 'Medium'],
        [[{ text: 'Total', bold: true }], [{ text: '86,650', bold: true }], '', [{ text: '93.6 m', bold: true }], ''],
      ],
    },
    { type: 'heading', level: 2, text: 'Competitors' },
    {
      type: 'table',
      columns: [{ label: 'Name' }, { label: 'Strength' }, { label: 'Weakness' }, { label: 'What it means for us' }],
      rows: Array.from({ length: 14 }, (_, index) => [
        `Vendor ${String.fromCharCode(65 + index)}`,
        'Known in every practice, with an installed base that grew in the last two years',
        'Long contracts; waiting lists are an afterthought',
        'Sell beside it: read its calendar, never replace it, and show the saved hours each Monday',
      ]),
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Assumption',
      text: 'The number of practices is from 2024; fewer may remain.',
    },
    { type: 'callout', tone: 'danger', text: 'Two regions forbid text messages without prior written consent.' },
    {
      type: 'callout',
      tone: 'success',
      title: 'Strength',
      text: 'Nobody fills a gap in less than five minutes today.',
    },
    { type: 'heading', level: 1, text: 'Personas' },
    { type: 'cards', cards: [persona('Nora Lindqvist', 'Practice manager'), persona('Dr. Amir Haddad', 'Owner')] },
    { type: 'heading', level: 1, text: 'Languages and symbols' },
    {
      type: 'list',
      ordered: false,
      items: [
        { text: 'Čeština, Română, Türkçe, Íslenska, Polski: Zażółć gęślą jaźń' },
        { text: 'Tiếng Việt: Người dùng muốn đặt lịch trong ngày' },
        { text: 'Ελληνικά: Η αγορά είναι έτοιμη. Українська: Ринок готовий. Български: Пазарът е готов.' },
        { text: 'Signs: → ← ↑ ↓ ⇒ ✓ ✗ ★ ≥ ≤ ≠ ± × € £ ₹ ₿ ½ ∞ √ “quotes” – dash — dash …' },
        { text: '日本語の文章と漢字。简体中文：市场已经准备好了。한국어: 시장은 준비되어 있다.' },
        { text: 'العربية: السوق جاهز للمنتج الجديد في 2026.' },
        { text: 'עברית: השוק מוכן למוצר חדש.' },
        { text: 'ไทย: ตลาดพร้อมแล้ว हिन्दी: बाज़ार तैयार है।' },
        { text: 'Emoji: 🚀 ✅ ⚠️ 💡 👩‍💻' },
      ],
    },
    { type: 'paragraph', text: `A word without end: ${'abcdefghij'.repeat(30)}` },
    { type: 'heading', level: 2, text: 'Acceptance test' },
    {
      type: 'code',
      language: 'gherkin',
      text: 'Scenario: a slot becomes free\n  Given a waiting list with 3 patients\n  When a visit at 14:00 is cancelled\n  Then the first patient gets a message within 60 seconds',
    },
    { type: 'heading', level: 3, text: 'Method' },
    { type: 'paragraph', text: paragraph },
    { type: 'heading', level: 4, text: 'Limits' },
    { type: 'paragraph', text: paragraph },
    { type: 'heading', level: 1, text: 'Sources', listsSources: true },
    {
      type: 'links',
      items: [
        {
          text: 'Federal health reporting: practices by size',
          url: 'https://example.com/health/practices',
          note: '2024',
        },
        { text: 'PM Pilot library, 2026', url: null, note: 'Healthcare scheduling' },
        { text: 'No-show rates in outpatient care', url: 'https://example.com/no-show-rates' },
      ],
    },
  ],
}
