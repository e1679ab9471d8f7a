import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it once a month per market, or before you write a strategy page. It lists dated changes (rules, takeovers, technology), says what each one changes for a product, what would show that it matters, and who should act.',
  bring: ['The industry in two to five words', 'The country, if law or language matters'],
  steps: {
    input:
      'Name an industry or a domain, and the country where you sell. “Elderly care in Germany” is better than “health”.',
    processing:
      'It places the words in one or more markets, collects dated changes and rules for the country, and drops what binds only other places.',
    review:
      'Edit one trend at a time in your own words. Delete what your team knows already: a list of six that nobody knew beats twelve.',
    share: 'Export as PDF, Excel CSV, JSON or Markdown, or send the scan to your Confluence space.',
  },
  reading: [
    {
      part: 'The line under the title',
      text: 'How your words were read. If the markets are wrong, name one of them and scan again.',
    },
    {
      part: 'Impact',
      text: 'Why it is high, medium or low stands in the card: a duty, a rival, a cheaper way; and how old it is.',
    },
    {
      part: 'Watch',
      text: 'What you would see if it started to matter to you. Put this in your calendar, not the trend.',
    },
    {
      part: 'Who acts',
      text: 'A role and a first step, so that it does not stay a slide.',
    },
  ],
  brief: {
    before: 'Healthcare AI',
    after: 'Elderly care in Germany',
    difference: 'A country decides which rules bind you. A technology in the name finds articles about the technology.',
  },
  tips: [
    {
      title: 'Start with the duties',
      text: 'A rule with a date comes before every fashion. Sort by regulation first and ask what is not done yet.',
    },
    {
      title: 'Ask “so that we would …?”',
      text: 'If no sentence follows, the trend is interesting and not yours. Delete it.',
    },
    {
      title: 'Look at age',
      text: 'A change that is four years old has mostly been answered by rivals. Check what they did.',
    },
    {
      title: 'Keep last month’s scan',
      text: 'The difference between two scans is the news. Compare them before you present either.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Industry',
        text: 'Elderly care in Germany',
      },
    ],
    got: [
      {
        part: 'Trend #1: European Accessibility Act',
        lines: [
          'Regulation, high impact, 2025.',
          'Watch: Checkout cannot be completed with the keyboard alone.',
          'Ask three customers what “Directive (EU) 2019/882 (European Accessibility Act)” has changed for them; if it is nothing, leave it out of the plan.',
        ],
      },
      {
        part: 'Trend #3: Apple added Medications to Health in iOS 16',
        lines: [
          'Technology, low impact, September 2022.',
          'Plain reminders are free on iPhone, products need families, pharmacies or care homes.',
        ],
      },
    ],
    next: 'The first card is a task with an owner. The third explains why a reminder feature will not sell on its own, which is worth knowing before it is on the roadmap.',
  },
}
